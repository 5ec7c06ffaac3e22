"""Who plays whom: seats of a night, pairings of tournaments and leagues, and their standings. Pure functions.

Nothing here knows a game, a table or the time. People (or pairs of partners) are numbers; chance is handed in.
"""
