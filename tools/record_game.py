"""Write records and worked positions of a game: `python -m tools.record_game NAME`.

Robots play matches with every preset. `tests/engine/rules/records` keeps one match for each kind of ending, and
`golden.json` gets the deal for every number of players. They pin the rules of today: read them before you commit.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine.robots.playing import play_out
from engine.rules.events import Event
from engine.rules.game import Match
from engine.rules.games import GAMES, game_of, make_game
from engine.rules.position import write_position
from engine.rules.record import Record, Step, header_of, replay
from engine.rules.tiles import HOUSE
from tests.engine.rules.test_golden import SEEN, act

RULES = Path(__file__).parent.parent / "tests" / "engine" / "rules"
SEEDS = 20


def records(name: str) -> dict[str, tuple[Record, dict[str, list[int]]]]:
    """By ending of the last round: the shortest quick match, and its outcome."""
    kind, found = GAMES[name], dict[str, tuple[Record, dict[str, list[int]]]]()
    for seed in range(SEEDS):
        for options in (kind.quick, *({**preset, **kind.quick} for preset in kind.presets.values())):
            game = make_game(name, options)
            seats = min(game.seat_counts(), key=lambda count: abs(count - 2))
            steps: list[Step] = []

            def watch(_: Match, step: Step, __: list[Event], steps: list[Step] = steps) -> None:
                steps.append(step)

            match = game.start(seats)
            play_out(match, Random(seed), watch)
            result, outcome = match.score.result, match.score.outcome
            assert result is not None
            assert outcome is not None
            record = Record(header_of(game, seats), tuple(steps))
            if result.ending not in found or len(steps) < len(found[result.ending][0].steps):
                found[result.ending] = record, {"totals": list(outcome.totals), "places": list(outcome.places)}
    return found


def worked(name: str, record: Record) -> dict[str, Any]:
    """A worked position: the deal for every number of players, and the last move of a record."""
    cases = [last_move(record)]
    for seats in make_game(name).seat_counts():
        match = make_game(name).start(seats)
        act(match, "deal")
        view = match.view_for(match.view_for(None).turn)
        expect = {fact: SEEN[fact](view) for fact in ("tiles", "boneyard")}
        cases.append({"position": f"seats {seats}", "do": ["deal"], "expect": expect})
    title = {"id": f"{name}-01", "game": name, "title": "the deal and a last move", "rules": [], "verified": "computed"}
    return {**title, "cases": cases}


def last_move(record: Record) -> dict[str, Any]:
    """The position before the last move of a player in a record, and what that move made of it."""
    *_, at = (at for at, step in enumerate(record.steps) if step.seat != HOUSE)
    match = replay(record.header, record.steps[:at], game_of)
    position = write_position(match).partition(" | ")[2]
    moves = SEEN["moves"](match.view_for(record.steps[at].seat))
    options = {"options": dict(record.header.options)} if record.header.options else {}
    return {**options, "position": position, "as": record.steps[at].seat, "expect": {"moves": moves}}


def add_golden(file: Path, entry: dict[str, Any]) -> bool:
    """Append an entry to the file unless it has one of that id."""
    text = file.read_text(encoding="utf-8")
    if any(known["id"] == entry["id"] for known in json.loads(text)):
        return False
    head = json.dumps({key: value for key, value in entry.items() if key != "cases"})
    cases = ",\n".join(f"      {json.dumps(case)}" for case in entry["cases"])
    file.write_text(text.rstrip().removesuffix("]").rstrip() + f',\n  {head[:-1]}, "cases": [\n{cases}\n  ]}}\n]\n')
    return True


def main() -> int:
    """Write the missing records and worked positions."""
    parser = argparse.ArgumentParser(prog="python -m tools.record_game", description=__doc__)
    parser.add_argument("name", choices=GAMES, metavar="NAME")
    name = parser.parse_args().name
    found = records(name)
    for ending, (record, expected) in found.items():
        file = RULES / "records" / f"{name}_{ending}.txt"
        if not file.exists():
            file.write_text(record.text(), encoding="utf-8")
            file.with_suffix(".expected.json").write_text(json.dumps(expected) + "\n", encoding="utf-8")
            print(f"written: {file.name}")
    shortest = min((record for record, _ in found.values()), key=lambda record: len(record.steps))
    if add_golden(RULES / "golden.json", worked(name, shortest)):
        print("written: golden.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
