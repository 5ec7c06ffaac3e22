"""Muggins: its rules, robot and moments."""
