"""Seats of game nights, pairings of tournaments and leagues, and their standings.

Pure functions of numbers: a number stands for a person or a pair of partners, and randomness is an argument. All
modules may be used from outside: `seating`, `swiss`, `brackets`, `standings`.
"""
