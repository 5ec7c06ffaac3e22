"""The async engine: tables with their seats, turns, clocks and robots, kept in the store."""
