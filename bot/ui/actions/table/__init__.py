"""Clicks and commands at one table."""
