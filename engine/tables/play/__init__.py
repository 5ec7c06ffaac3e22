"""Turns, undo, premoves, and the steps that the house and robots take."""
