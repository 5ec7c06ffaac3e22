"""Finds the weekly puzzles: `python -m tools.puzzles [GAME]`.

Rounds for two are played with fixed seeds. Where one of four moves or more is clearly best with all hands known, the
position becomes a puzzle (`find`). A `Model` of the rules on plain tiles finds the value of every move by negamax
(`lines`, `row`). `proof` checks the values by playing the game itself: it asks only whether a result can be reached.
Both must agree. `themes` has the ideas, one of which a puzzle must show.
"""
