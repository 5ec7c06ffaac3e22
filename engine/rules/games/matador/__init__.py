"""Matador: its rules, robot and moments."""
