"""Keeps the messages of events in line with the database."""
