"""Chickenfoot: its rules and robot."""
