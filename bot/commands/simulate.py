"""`boneyard simulate GAME`: robots play matches without Discord or a database."""

import argparse
import json
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from tqdm import tqdm

from bot.commands import CommandError
from bot.words import words_for
from bot.words.options import accepted, together
from engine.robots.playing import play_out
from engine.rules.errors import EngineError, Refusal, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Game, Match, check_seats
from engine.rules.games import GAMES, make_game
from engine.rules.options import changed_options
from engine.rules.record import Step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, help="the number of robots (default: 4, or the game's fewest)")
    parser.add_argument("--matches", type=int, default=100, help="the number of matches (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same matches (default: 1)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Play, then print the result."""
    if args.matches < 1:
        raise CommandError(f"--matches is {args.matches}, but at least one match must be played.")
    game = chosen_game(args.game, args.option)
    seats = chosen_seats(game, args.seats)
    tally = Tally([0] * seats, [0] * seats)
    started = time.perf_counter()
    for index in tqdm(range(args.matches), "Matches", leave=False, disable=None):
        simulate(game, seats, args.seed, index, tally)
    seconds = time.perf_counter() - started
    result = report(game, seats, args, tally, seconds)
    print(json.dumps(result) if args.json else as_text(game, result))
    return 0


@dataclass
class Tally:
    """Wins and points by seat, and the amount of play."""

    wins: list[int]
    points: list[int]
    matches: int = 0
    rounds: int = 0
    steps: int = 0
    unwon: int = 0
    """Matches without a winner: lost solitaires."""


def chosen_game(name: str, options: list[str]) -> Game:
    """The game with the options typed as NAME=VALUE."""
    pairs = [option.partition("=") for option in options]
    if bad := next((option for option, pair in zip(options, pairs, strict=True) if not pair[1]), None):
        raise CommandError(f"The option {bad!r} has no value: write it like --option target=50.")
    try:
        return make_game(name, {option.strip(): value for option, _, value in pairs})
    except Refused as refused:
        raise CommandError(sentence(refused)) from refused


def chosen_seats(game: Game, asked: int | None) -> int:
    """The typed number, or four, or the game's fewest."""
    counts = game.seat_counts()
    seats = asked if asked is not None else 4 if 4 in counts else counts[0]
    try:
        check_seats(game, seats)
        game.start(seats)
    except Refused as refused:
        raise CommandError(sentence(refused)) from refused
    return seats


def sentence(refused: Refused) -> str:
    """The sentence for a refusal of the game, with the possible values."""
    facts = refused.facts
    match refused.refusal:
        case Refusal.UNKNOWN_GAME:
            return f"There is no game called {facts['name']!r}: choose one of {facts['known']}."
        case Refusal.UNKNOWN_OPTION:
            return f"The game has no option {facts['name']!r}: choose among {facts['known']}."
        case Refusal.BAD_OPTION:
            name, value = (together(words_for(), facts[key], lambda _, text: text) for key in ("name", "value"))
            return f"The option {name} cannot be {value!r}: write {accepted(words_for(), facts)}."
        case Refusal.WRONG_SEATS:
            allowed = ", ".join(map(str, facts["allowed"])) if isinstance(facts["allowed"], tuple) else ""
            return f"{facts['seats']} cannot play this game with these options: --seats may be {allowed}."
        case _:
            return f"The game does not work like this ({refused}): choose other options."


def simulate(game: Game, seats: int, seed: int, index: int, tally: Tally) -> None:
    """Play the match with this seed and index, and add it to the tally. Checks after each round that no tile is
    lost (G11)."""
    match = game.start(seats)
    tiles = sorted(match.census())

    def watch(played: Match, step: Step, events: list[Event]) -> None:
        if any(isinstance(event, RoundEnded) for event in events):
            tally.rounds += 1
            if sorted(played.census()) != tiles:
                raise EngineError("a tile was lost or doubled")

    try:
        tally.steps += play_out(match, Random(f"{seed}/{index}"), watch)
    except EngineError as error:
        raise CommandError(f"Match {index} of seed {seed} broke off: {error}. Please report it.") from error
    outcome = match.score.outcome
    assert outcome is not None
    tally.matches += 1
    tally.unwon += not outcome.winners
    for side, members in enumerate(game.sides(seats)):
        for seat in members:
            tally.wins[seat] += side in outcome.winners
            tally.points[seat] += outcome.totals[side]


def report(game: Game, seats: int, args: argparse.Namespace, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as plain values."""
    return {
        "game": game.name,
        "options": changed_options(game.rules),
        "seats": seats,
        "seed": args.seed,
        "matches": tally.matches,
        "rounds": tally.rounds,
        "steps": tally.steps,
        "wins": tally.wins,
        "without_winner": tally.unwon,
        "mean_totals": [round(points / tally.matches, 2) for points in tally.points],
        "seconds": round(seconds, 3),
        "rounds_per_second": round(tally.rounds / seconds, 1),
    }


def as_text(game: Game, result: dict[str, Any]) -> str:
    """The result for people."""
    title = words_for()(f"game.{game.name}")
    lines = [f"{title}, {result['seats']} seats, {result['matches']} matches, seed {result['seed']}"]
    if result["options"]:
        lines.append("Options: " + ", ".join(f"{name}={value}" for name, value in result["options"].items()))
    for seat, (wins, mean) in enumerate(zip(result["wins"], result["mean_totals"], strict=True), 1):
        lines.append(f"Seat {seat}: {wins} wins, mean total {mean}")
    if result["without_winner"]:
        lines.append(f"Without a winner: {result['without_winner']}")
    per_match = result["rounds"] / result["matches"]
    lines.append(f"{result['rounds']} rounds ({per_match:.1f} a match), {result['steps']} steps")
    lines.append(f"{result['seconds']:.1f} s, {result['rounds_per_second']:.0f} rounds/s")
    return "\n".join(lines)
