"""Lobby, opening, seats by consent, places, settings, and the choices of people and servers.

Use from outside: the edits in `lobby`, `settings`, `consent` and `places`, `opening.Wanted`, `settings.SETTINGS`,
`participants` and `preferences`.
"""
