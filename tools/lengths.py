"""Measures how many moves robots make in a match: `python -m tools.lengths [GAME …]`.

It adds the named games, and those that are missing, to two files. `engine/events/lengths.json` has tournaments: for
each game and number of seats the options that make a match longer and longer, with the median of the busiest player's
turns, and the turns of all players together that 90 % of the matches don't exceed. `engine/events/lobbies.json` has
matches by the published rules: the median of all players' moves together, by seats. Moves without a choice don't count,
because the house makes them.
"""

import json
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from engine.events.lengths import TURNS_A_DAY
from engine.events.planning import for_duels
from engine.robots.playing import next_step
from engine.rules.errors import Refused
from engine.rules.game import forced_move
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.rules.options import option_specs
from engine.rules.tiles import HOUSE, Seat

FILE = Path(__file__).parents[1] / "engine" / "events" / "lengths.json"
LOBBIES = FILE.with_name("lobbies.json")
WAYS = {"rounds": ("1", "2", "3", "4", "5", "6"), "target": ("5", "10", "15", "25")}
"""The options that set the length, the first that a game has, and their values, shortest first."""
MATCHES = 150
IN_LOBBIES = 9
"""Matches for each number of seats."""
LONGEST = round(28 * TURNS_A_DAY)
"""Longer matches don't fit into the longest round."""


def movers(game: str, options: dict[str, str], seats: int, rng: Random) -> list[Seat]:
    """The seat of each move in a match of robots."""
    match, found = make_game(game, options).start(seats), list[Seat]()
    while acting := match.to_act():
        forced = acting[0] == HOUSE or forced_move(match) is not None
        seat, move = next_step(match, acting, rng)
        match.play(seat, move)
        if seat != HOUSE and not forced:
            found.append(seat)
    return found


def turns(game: str, options: dict[str, str], seats: int, rng: Random) -> list[int]:
    """The turns of each player in a match of robots. Moves in a row are one turn."""
    own = Counter(seat for seat, _ in groupby(movers(game, options, seats, rng)))
    return [own[Seat(seat)] for seat in range(seats)]


def lobby(game: str, seats: int) -> int:
    """The median of all moves in a match by the published rules."""
    return sorted(len(movers(game, {}, seats, Random(seed))) for seed in range(IN_LOBBIES))[IN_LOBBIES // 2]


def lengths(game: str, seats: int) -> list[list[Any]]:
    """Options and lengths of the matches of a game, shortest first."""
    names = [spec.name for spec in option_specs(GAMES[game].options)]
    option = next((name for name in WAYS if name in names), None)
    found: list[list[Any]] = []
    for way in [{option: value} for value in WAYS[option]] if option else [{}]:
        try:
            options = for_duels(game, seats, way)
        except Refused:
            break
        played = [turns(game, options, seats, Random(seed)) for seed in range(MATCHES)]
        busiest, together = sorted(map(max, played)), sorted(map(sum, played))
        if together[MATCHES * 9 // 10] > LONGEST:
            break
        found.append([way, busiest[MATCHES // 2], together[MATCHES * 9 // 10]])
    return found


def main() -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    games = []
    for game in GAMES:
        if game in sys.argv[1:] or game not in known:
            known[game] = {str(seats): found for seats in (2, 4) if (found := lengths(game, seats))}
        if known[game]:
            lines = ",\n".join(f'    "{seats}": {json.dumps(found)}' for seats, found in known[game].items())
            games.append(f'  "{game}": {{\n{lines}\n  }}')
    FILE.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")
    known = json.loads(LOBBIES.read_text(encoding="utf-8"))
    for game in GAMES:
        if (game in sys.argv[1:] or game not in known) and not is_solitaire(game):
            known[game] = {str(seats): lobby(game, seats) for seats in make_game(game).seat_counts()}
    lines = ",\n".join(f'  "{game}": {json.dumps(known[game])}' for game in sorted(known))
    LOBBIES.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
