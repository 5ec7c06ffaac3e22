"""The game on Discord, on three floors: `actions` above `channel` above `pages`. Nothing imports upward."""
