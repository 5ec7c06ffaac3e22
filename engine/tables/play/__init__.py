"""Turns, undo, premoves, and the steps of the house and robots.

Use from outside: the edits (through `engine.tables.edits`), `premoves.Premoves` and `premoving.if_on_turn`.
"""
