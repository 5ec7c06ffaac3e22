"""Seats of game nights, pairings and standings of tournaments, ratings, and what a match is worth.

Pure functions of numbers: a number stands for a person or a pair of partners, and randomness is an argument. All
modules may be used from outside: `seating`, `swiss`, `brackets`, `standings`, `rating`, `worth`.
"""
