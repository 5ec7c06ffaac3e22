"""Pictures of results: tallies, score sheets, leaderboards, events."""
