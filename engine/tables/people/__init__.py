"""Lobby, seats, participants, consent, absences, settings of people and servers."""
