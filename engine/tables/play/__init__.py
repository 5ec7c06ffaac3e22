"""Turns, undo, premoves, and the steps of the house and robots.

Use from outside: the edits in `turns` and `premoves`, `premoves.Premoves` and `premoves.if_on_turn`.
"""
