"""Tables in the database and in memory: rows, changes that are committed first, and the choices of people and servers.

Use from outside: `opening.Wanted`, `preferences`, `moderation`, and the services that `engine.boneyard` builds from
here. `registry` has the tables in memory, `state` reads and writes their rows.
"""
