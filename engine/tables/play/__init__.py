"""Turns, undo, premoves, and the steps of the house and robots.

Use from outside: the edits in `turns`, `premoves.Premoves` and `turns.if_on_turn`.
"""
