"""What follows from finished matches.

- `results`: match history and a person's statistics (`Results`).
- `leaderboard`: leaderboards, seasons and their podiums (`Leaderboards`), weekly posts (`Weekly`).
- `ratings`: the rating of a match.
- `recount`: proves all ratings and achievements from the records; void matches (`Voiding`).
- `achievements`: what a player has achieved in a round (`Achievements`).
"""
