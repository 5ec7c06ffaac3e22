"""What people, robots and the house do at a table: each edit is a value, and a function from one table to the next.

Use from outside: the edits in `lobby`, `settings`, `consent`, `places`, `turns` and `premoves`, `settings.SETTINGS`,
and `premoves.Premoves`. `rights.EDITS` in `table` has them all.
"""
