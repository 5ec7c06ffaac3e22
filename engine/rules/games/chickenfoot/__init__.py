"""Chickenfoot: its rules, robot and moments."""
