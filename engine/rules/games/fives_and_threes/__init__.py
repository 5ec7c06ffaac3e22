"""Fives And Threes: its rules and robot."""
