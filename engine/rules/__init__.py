"""The rules of the games: pure values and functions. No clock, no randomness, no input or output."""
