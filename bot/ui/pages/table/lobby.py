"""The lobby: who sits at the table, by which rules, and what can be done before the start."""

from __future__ import annotations

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Choice, Colour, Menu, Page, PeopleMenu, Text, Tone, rows, sentence
from bot.ui.pages.table.board import board_frame, seat_lines
from bot.ui.pages.table.clock import clock_lines
from bot.ui.pages.table.round_end import again_button
from bot.ui.pages.table.rules_text import changed_rules, number_ranges, seats_needed, table_title
from bot.ui.pages.table.same_deal import deal_lines
from bot.ui.pages.table.seats import control, jump_link, plain_names, seat_names, titled
from bot.words import Words
from bot.words.names import safe_name
from engine.rules.games import make_game
from engine.tables.core.model import Snapshot, Status
from engine.tables.deals.seed_chain import commit_of
from engine.tables.people.participants import Standing

SHOWN_OF_COMMIT = 32
"""Of its 64 characters: 128 bits, for which nobody finds a second chain."""
MOST_ASKED = 11
"""People who are asked at once: beside the one who asks, no game has room for more."""


def lobby_page(words: Words, snapshot: Snapshot) -> Page:
    """The public message of a table that has not begun."""
    game = table_title(words, snapshot)
    lines = [words("lobby.title", game=game), words("lobby.about", about=words(f"about.{snapshot.game}"))]
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
    for standing in (Standing.WAITING, Standing.ASKED, Standing.DECLINED):
        if guests := snapshot.participants.who(standing):
            seats.append(words(f"guests.{standing}", names=words.listing([safe_name(guest.name) for guest in guests])))
    allowed, full = seats_needed(snapshot), len(snapshot.seats) >= snapshot.capacity
    rules = changed_rules(words, snapshot.game, dict(snapshot.options))
    facts = [
        words("lobby.needs", allowed=number_ranges(words, allowed)),
        words("lobby.rules", changed=rules) if rules else words("lobby.rules_default"),
        *_limit(words, snapshot, allowed),
        *clock_lines(words, snapshot),
        *([] if snapshot.hints else [words("lobby.no_hints")]),
        *([] if snapshot.passes else [words("lobby.no_passes")]),
        *([words("lobby.casual")] if snapshot.casual and snapshot.deals_of is None else []),
        *deal_lines(words, snapshot),
        words("lobby.how_full" if full else "lobby.how"),
    ]
    robots = any(seat.robot for seat in snapshot.seats)
    ready = len(snapshot.seats) in allowed
    buttons = [
        Button(words("lobby.wait" if full else "lobby.join"), control(snapshot, Verb.JOIN), Tone.MAIN),
        Button(words("lobby.leave"), control(snapshot, Verb.LEAVE)),
        Button(words("lobby.add_robot"), control(snapshot, Verb.ADD_ROBOT), disabled=full),
        Button(words("lobby.remove_robot"), control(snapshot, Verb.REMOVE_ROBOT), disabled=not robots),
        Button(words("board.rules"), control(snapshot, Verb.RULES)),
        Button(words("lobby.start"), control(snapshot, Verb.START), Tone.GO, disabled=not ready),
        Button(words("lobby.options"), control(snapshot, Verb.OPTIONS)),
        Button(words("lobby.invite"), control(snapshot, Verb.INVITE)),
        Button(words("lobby.seats"), control(snapshot, Verb.SEATS)),
        Button(words("lobby.cancel"), control(snapshot, Verb.CANCEL), Tone.DANGER),
    ]
    texts = (Text("\n".join(lines)), Text("\n".join(seats)), Text("\n".join(facts)))
    commit = commit_of(snapshot)
    seal = () if commit is None else (Text(words("lobby.deals", commit=commit[:SHOWN_OF_COMMIT])),)
    return Page((*texts, *rows(buttons), *seal), Colour.LOBBY)


def _limit(words: Words, snapshot: Snapshot, allowed: tuple[int, ...]) -> list[str]:
    """That a match to a target has no more than so many rounds, with the players there are or will have to be."""
    seats = next((count for count in allowed if count >= len(snapshot.seats)), None)
    if seats is None:
        return []
    view = make_game(snapshot.game, dict(snapshot.options)).start(seats).view_for(None)
    if view.rounds is None or view.target is None:
        return []
    return [words("lobby.limit", target=view.target, rounds=view.rounds, seats=seats)]


def closed_page(words: Words, snapshot: Snapshot) -> Page:
    """What stays of a table that was cancelled, or broken off: then its last board and its totals."""
    view = snapshot.view_for(None)
    if view is None:
        why = "lobby.cancelled" if snapshot.clock.closes is None else "lobby.expired"
        return Page((Text(words(why, game=table_title(words, snapshot))),), Colour.CLOSED)
    question = snapshot.participants.question
    asked = words("lobby.abandoned_by", name=safe_name(question.name)) if question else words("lobby.abandoned_nobody")
    text = words("lobby.abandoned", game=table_title(words, snapshot), asked=asked)
    totals = "\n".join(seat_lines(words, snapshot, view, seat_names(snapshot)))
    return Page((Text(text), board_frame(words, snapshot, view), Text(totals)), Colour.CLOSED)


def seats_page(words: Words, snapshot: Snapshot, user_id: int) -> Page:
    """A private panel in which somebody changes seats, and the host sends people away."""
    partners = ""
    if len(snapshot.seats) in seats_needed(snapshot):
        sides = make_game(snapshot.game, dict(snapshot.options)).sides(len(snapshot.seats))
        if 1 < len(sides) < len(snapshot.seats):
            numbers = (" & ".join(str(seat + 1) for seat in side) for side in sides)
            partners = words("seats.partners", sides=", ".join(numbers))
    title = words("seats.title", partners=partners)
    lines = [
        words("lobby.seat", number=at, name=titled(words, snapshot, seat, seat_names(snapshot)))
        for at, seat in enumerate(snapshot.seats, 1)
    ]
    names = plain_names(snapshot)
    choices = tuple(
        Choice(words("seats.choice", number=at, name=names[seat.seat]), str(seat.seat))
        for at, seat in enumerate(snapshot.seats, 1)
    )
    parts = []
    if snapshot.status is Status.LOBBY and len(choices) > 1:
        parts.append(Menu(control(snapshot, Verb.SIT), words("seats.pick"), choices))
        others = tuple(
            Choice(names[seat.seat], str(seat.seat))
            for seat in snapshot.seats
            if seat.person and seat.person.user_id != snapshot.host_id
        )
        if others and user_id == snapshot.host_id:
            parts.append(Menu(control(snapshot, Verb.REMOVE), words("seats.remove"), others))
    return Page((Text("\n".join([title, *lines])), *parts))


def invite_page(words: Words, snapshot: Snapshot) -> Page:
    """A private panel in which people are asked to the table."""
    menu = PeopleMenu(control(snapshot, Verb.ASK), words("invite.pick"), MOST_ASKED)
    return Page((Text(words("invite.title")), menu))


def way_on(words: Words, snapshot: Snapshot, user_id: int, text: str) -> Page:
    """A sentence and the state of the table, for people without a hand there."""
    status, guest, buttons = snapshot.status, snapshot.participants.guest(user_id), []
    lobby = status is Status.LOBBY
    if lobby and guest is not None and guest.standing is Standing.WAITING:
        buttons.append(Button(words("lobby.leave"), control(snapshot, Verb.LEAVE)))
    elif lobby and snapshot.seat_of(user_id) is None:
        buttons.append(Button(words("lobby.join"), control(snapshot, Verb.JOIN)))
    if status is Status.FINISHED:
        buttons.append(again_button(words, snapshot, Tone.PLAIN))
    if status in (Status.PLAYING, Status.FINISHED):
        buttons.append(Button(words("board.tally"), control(snapshot, Verb.TALLY)))
    link = jump_link(snapshot)
    if link and snapshot.is_open:
        text += "\n" + words("ping.more", to=words("invite.lobby" if lobby else "ping.board"), link=link)
    return sentence(text, *buttons)
