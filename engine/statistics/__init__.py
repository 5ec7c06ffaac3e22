"""Results, ratings, leaderboards and achievements of finished matches."""
