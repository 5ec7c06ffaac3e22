"""Slash commands: thin, they parse and delegate."""
