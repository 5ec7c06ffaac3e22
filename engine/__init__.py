"""Dominoes without Discord: the rules, the robots, the tables people play at, and where they are stored."""
