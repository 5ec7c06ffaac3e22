"""Lobby, opening, seats by consent, places, settings, and the choices of people and servers.

Use from outside: the edits (through `engine.tables.edits`), `opening.Wanted`, `settings.SETTINGS`, `participants`
and `preferences`.
"""
