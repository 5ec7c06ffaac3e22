"""What follows from finished matches.

- `results`: match history and a person's statistics (`Results`).
- `leaderboard`: leaderboards, seasons and their podiums (`Leaderboards`).
- `weekly`: when a server's weekly leaderboard is due (`Weekly`).
- `ratings`: the rating of a match; `recount` proves all ratings and achievements from the records.
- `achievements`: what a player has achieved in a round (`Achievements`).
"""
