"""Rounds that several games play: what lies on the table and whose turn it is. No scores, no match."""
