"""Pages about people: help, history, statistics, leaderboards."""
