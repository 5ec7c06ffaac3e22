"""Fives and Threes: its rules, robot and moments."""
