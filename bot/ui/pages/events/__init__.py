"""Pages of game nights, tournaments and leagues."""
