"""Tables: people and robots in seats, a game with its options, clocks.

Four floors, each of which uses only the ones below it: `running` → `keeping` → `edits` → `table`. On top of them,
`service.Tables` is what others call: `open`, `change` with an edit, and look.
"""
