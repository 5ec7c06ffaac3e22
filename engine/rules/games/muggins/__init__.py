"""Muggins: its rules and robot."""
