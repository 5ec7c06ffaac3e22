"""The table as a frozen value, and what is said of it: clock, hours, participants, rights, seed chain.

Nothing here waits or stores. Use from outside: `model` (`Snapshot` and its parts), `errors`, `rights` (who may do
what), `hours`, `participants`, and `seed_chain.commit_of`.
"""
