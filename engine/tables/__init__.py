"""Tables: people and robots in seats, a game with its options, clocks.

Use `service.Tables`: `open`, `change` with an edit, and look. `core` has the table as a value, `people` the lobby and
consent, `play` the steps, `time` the clocks, `deals` the seed chains. The edits are classes in `people.lobby`,
`people.settings`, `people.consent`, `people.places` and `play.turns`; `core.rights.EDITS` has them all.
"""
