"""The lobby: who sits at the table, by which rules, and what can be done before the start."""

from __future__ import annotations

from bot.ui.page import Button, Choice, Colour, Menu, Page, Text, Tone, rows
from bot.ui.people import control, duration, plain_names, seat_names, titled
from bot.ui.rules_text import changed_rules, game_title, number_ranges, seats_needed
from bot.words import Words
from engine.rules.games import make_game
from engine.tables.model import Snapshot, Status


def lobby_page(words: Words, snapshot: Snapshot) -> Page:
    """The public message of a table that has not begun."""
    game = game_title(words, snapshot.game)
    lines = [words("lobby.title", game=game), words(f"about.{snapshot.game}")]
    names = seat_names(snapshot)
    seats = [
        words("lobby.seat", number=at, name=titled(words, snapshot, seat, names))
        for at, seat in enumerate(snapshot.seats, 1)
    ]
    free = range(len(snapshot.seats) + 1, snapshot.capacity + 1)
    if len(free) == 1:
        seats.append(words("lobby.free", number=free[0]))
    elif free:
        seats.append(words("lobby.free_many", first=free[0], last=free[-1]))
    allowed = seats_needed(snapshot)
    rules = changed_rules(words, snapshot.options)
    facts = [
        words("lobby.needs", allowed=number_ranges(words, allowed)),
        words("lobby.rules", changed=rules) if rules else words("lobby.rules_default"),
        words("lobby.clock", time=duration(words, snapshot.turn_seconds)),
        *([] if snapshot.hints else [words("lobby.no_hints")]),
        words("lobby.how"),
    ]
    full = len(snapshot.seats) >= snapshot.capacity
    robots = any(seat.robot for seat in snapshot.seats)
    ready = len(snapshot.seats) in allowed
    buttons = [
        Button(words("lobby.join"), control(snapshot, "join"), Tone.MAIN, disabled=full),
        Button(words("lobby.leave"), control(snapshot, "leave")),
        Button(words("lobby.add_robot"), control(snapshot, "robot"), disabled=full),
        Button(words("lobby.remove_robot"), control(snapshot, "unrobot"), disabled=not robots),
        Button(words("board.rules"), control(snapshot, "rules")),
        Button(words("lobby.start"), control(snapshot, "start"), Tone.GO, disabled=not ready),
        Button(words("lobby.options"), control(snapshot, "options")),
        Button(words("lobby.seats"), control(snapshot, "seats")),
        Button(words("lobby.cancel"), control(snapshot, "cancel"), Tone.DANGER),
    ]
    texts = (Text("\n".join(lines)), Text("\n".join(seats)), Text("\n".join(facts)))
    return Page((*texts, *rows(buttons)), Colour.LOBBY)


def closed_page(words: Words, snapshot: Snapshot) -> Page:
    """What stays of a table that was cancelled or broken off."""
    key = "lobby.abandoned" if snapshot.steps else "lobby.cancelled"
    return Page((Text(words(key, game=game_title(words, snapshot.game))),), Colour.CLOSED)


def seats_page(words: Words, snapshot: Snapshot) -> Page:
    """A private panel in which somebody changes places."""
    partners = False
    if len(snapshot.seats) in seats_needed(snapshot):
        sides = make_game(snapshot.game, dict(snapshot.options)).sides(len(snapshot.seats))
        partners = len(sides) == 2 and len(snapshot.seats) == 4
    title = words("seats.title", partners=words("seats.partners") if partners else "")
    lines = [
        words("lobby.seat", number=at, name=titled(words, snapshot, seat, seat_names(snapshot)))
        for at, seat in enumerate(snapshot.seats, 1)
    ]
    names = plain_names(snapshot)
    choices = tuple(
        Choice(words("seats.choice", number=at, name=names[seat.seat]), str(seat.seat))
        for at, seat in enumerate(snapshot.seats, 1)
    )
    menu = Menu(control(snapshot, "sit"), words("seats.pick"), choices)
    parts = (menu,) if snapshot.status is Status.LOBBY and len(choices) > 1 else ()
    return Page((Text("\n".join([title, *lines])), *parts))
