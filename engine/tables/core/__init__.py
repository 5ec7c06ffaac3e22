"""The table as a value, its edits and rights, how a change is stored and told, and the tables in memory.

Use from outside: `model` (`Snapshot` and its parts), `errors`, `rights` (who may do what). The rest serves `Tables`.
"""
