"""Pages of game nights, tournaments and leagues: `event` for all, `duels` for tournaments and leagues."""
