"""The lobby: seats, rules and buttons before the start, and what remains of a cancelled table."""

from bot.pictures import BoardSubject, LobbySubject, Style
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import (
    Button,
    Choice,
    Colour,
    Frame,
    Menu,
    Page,
    Part,
    PeopleMenu,
    Row,
    Text,
    Tone,
    rows,
    sentence,
)
from bot.ui.pages.table.board import seat_lines, side_lines
from bot.ui.pages.table.clock import clock_lines
from bot.ui.pages.table.consent import seat_buttons
from bot.ui.pages.table.deals import deal_lines
from bot.ui.pages.table.options import changed_rules, number_ranges, seats_needed
from bot.ui.pages.table.round_end import again_button, ended_early, rematch_button
from bot.ui.pages.table.seats import Offered, control, jump_link, menu_of, plain_names, seat_names, table_title, titled
from bot.words import Words
from bot.words.boards import board_text
from bot.words.log import partners_name
from bot.words.names import safe_name
from engine.events.lengths import LOBBIES, minutes_of
from engine.robots import USUAL, levels_of
from engine.rules.games import make_game
from engine.rules.options import AUTO
from engine.rules.views import View
from engine.tables.edits.lobby import solo_options
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Standing
from engine.tables.table.seed_chain import commit_of

MOST_ASKED = 11
"""People invited at once. With the host they fill the largest game."""


def lobby_page(words: Words, snapshot: Snapshot) -> Page:
    """The public message of a lobby: the game, its seats, the rules in a line, and the actions that work now."""
    allowed, full = seats_needed(snapshot), len(snapshot.seats) >= snapshot.capacity
    seats = _seats(words, snapshot)
    if not full:
        first, last = len(snapshot.seats) + 1, snapshot.capacity
        seats.append(words("lobby.free" if first == last else "lobby.free_many", first=first, last=last))
    guests = [
        words(f"guests.{standing}", names=words.listing([safe_name(words, guest.name) for guest in guests]))
        for standing in (Standing.WAITING, Standing.ASKED, Standing.DECLINED)
        if (guests := snapshot.participants.who(standing))
    ]
    rules = changed_rules(words, snapshot.game, dict(snapshot.options))
    facts = [
        *([] if rules else [words("lobby.rules_default")]),
        words("lobby.needs", allowed=number_ranges(words, allowed)),
        *_limit(words, snapshot, allowed),
        *clock_lines(words, snapshot),
        *_solo(words, snapshot),
        *([words("lobby.thread")] if snapshot.participants.thread else []),
        *([] if snapshot.hints else [words("lobby.no_hints")]),
        *([] if snapshot.passes else [words("lobby.no_passes")]),
        *([words("lobby.casual" if snapshot.casual else "lobby.rated")] if _told_rated(snapshot) else []),
    ]
    lines = [
        words("lobby.title", game=table_title(words, snapshot)),
        " · ".join(seats),
        *guests,
        *([words("lobby.unready", names=unready_names(words, snapshot))] if snapshot.unready else []),
        *([words("lobby.rules", changed=rules)] if rules else []),
        *_partners(words, snapshot),
        words("lobby.facts", facts=" ".join(facts)),
        *deal_lines(words, snapshot),
    ]
    turned = bool(snapshot.participants.turned)
    joinable = not full if turned else not snapshot.participants.seen
    waits = full and not _robots(snapshot)
    join = Button(words("lobby.wait" if waits else "lobby.join"), control(snapshot, Verb.JOIN), Tone.MAIN)
    buttons = [
        *([join] if joinable else []),
        *([Button(words("lobby.ready"), control(snapshot, Verb.READY), Tone.GO)] if snapshot.unready else []),
        Button(words("lobby.start"), control(snapshot, Verb.START), Tone.GO, len(snapshot.seats) not in allowed),
        Button(words("lobby.options"), control(snapshot, Verb.OPTIONS)),
    ]
    levels = [level for level in levels_of(snapshot.game) if level != USUAL]
    offered: list[Offered] = [
        (joinable, "lobby.invite", Verb.INVITE),
        (not full, "lobby.add_robot", Verb.ADD_ROBOT),
        *((not full, f"lobby.add_{level}", Verb.ADD_ROBOT, level) for level in levels),
        (joinable and _robots(snapshot), "lobby.remove_robot", Verb.REMOVE_ROBOT),
        (len(snapshot.seats) > 1 and not turned, "lobby.seats", Verb.SEATS),
        (True, "board.rules", Verb.RULES),
        (commit_of(snapshot) is not None, "verify.button", Verb.FAIR),
        (True, "lobby.leave", Verb.LEAVE),
        (True, "lobby.cancel", Verb.CANCEL),
    ]
    text = Text("\n".join(lines))
    return Page((Frame(LobbySubject.name), text, *rows(buttons), menu_of(words, snapshot, offered)), Colour.LOBBY)


def lobby_picture(words: Words, snapshot: Snapshot, style: Style) -> LobbySubject:
    """The picture of a lobby: its seats and its target."""
    seats = next((count for count in seats_needed(snapshot) if count >= len(snapshot.seats)), snapshot.capacity)
    view = make_game(snapshot.game, dict(snapshot.options)).start(seats).view_for(None)
    target = ""
    if view.target is not None:
        target = words("picture.tally_to", target=view.target)
    elif view.rounds_to_play:
        target = words.count("round", view.rounds_to_play)
    robots = frozenset(seat.seat for seat in snapshot.seats if seat.robot)
    free, names = snapshot.capacity - len(snapshot.seats), plain_names(words, snapshot)
    return LobbySubject(table_title(words, snapshot), target, names, robots, max(0, free), words, style)


def unready_names(words: Words, snapshot: Snapshot) -> str:
    """Who has to press *Ready*, as a list."""
    names = seat_names(words, snapshot)
    return words.listing([names[info.seat] for info in snapshot.seats if info.user_id in snapshot.unready])


def _partners(words: Words, snapshot: Snapshot) -> list[str]:
    """The partners if the match began now."""
    if len(snapshot.seats) not in seats_needed(snapshot):
        return []
    names = seat_names(words, snapshot)
    sides = make_game(snapshot.game, dict(snapshot.options)).sides(len(names))
    if len(sides) in (1, len(names)):
        return []
    return [words("lobby.partners", sides=", ".join(partners_name(side, names) for side in sides))]


def _told_rated(snapshot: Snapshot) -> bool:
    """Whether the lobby says if the match moves ratings."""
    company = len(snapshot.people) > 1 or not _robots(snapshot)
    together = snapshot.channel.guild_id is not None and snapshot.capacity > 1 and company
    return snapshot.deals_of is None and (snapshot.casual or together)


def _solo(words: Words, snapshot: Snapshot) -> list[str]:
    """What else holds if no one else joins."""
    rules = changed_rules(words, snapshot.game, solo_options(snapshot))
    return [words("lobby.solo", rules=rules)] if rules else []


def _robots(snapshot: Snapshot) -> bool:
    return any(seat.robot for seat in snapshot.seats)


def _limit(words: Words, snapshot: Snapshot, allowed: tuple[int, ...]) -> list[str]:
    """With the players needed to start: the set, if it follows their number (G14), the round limit of a match to a
    target, and its minutes."""
    seats = next((count for count in allowed if count >= len(snapshot.seats)), None)
    if seats is None:
        return []
    game, told = make_game(snapshot.game, dict(snapshot.options)), []
    if len(game.sets) > 1 and getattr(game.rules, "set", None) == AUTO:
        told.append(words("lobby.set", set=words(f"answer.{game.set_for(seats)}")))
    view = game.start(seats).view_for(None)
    if view.rounds is not None and view.target is not None:
        facts = {"target": words.count("point", view.target), "rounds": words.count("round", view.rounds)}
        told.append(words("lobby.limit", **facts, seats=seats))
    return [*told, *_minutes(words, snapshot, seats, view)]


def _minutes(words: Words, snapshot: Snapshot, seats: int, view: View) -> list[str]:
    """About how long the match lasts, at a table without slow turns."""
    if snapshot.slow or (snapshot.game, seats) not in LOBBIES:
        return []
    usual = make_game(snapshot.game).start(seats).view_for(None)
    ways = [(view.target, usual.target), (view.rounds_to_play, usual.rounds_to_play)]
    share = next((own / published for own, published in ways if own and published), 1)
    people = seats - sum(seat.robot for seat in snapshot.seats)
    return [words("lobby.minutes", minutes=minutes_of(snapshot.game, seats, people, share))]


def closed_page(words: Words, snapshot: Snapshot) -> Page:
    """The end of a cancelled table. An abandoned match also shows its last board."""
    view = snapshot.view_for(None)
    if view is None:
        why = "lobby.cancelled" if snapshot.clock.closes is None else "lobby.expired"
        return Page((Text(words(why, game=table_title(words, snapshot))),), Colour.CLOSED)
    names = seat_names(words, snapshot)
    text = words("lobby.abandoned", game=table_title(words, snapshot), why=ended_early(words, snapshot))
    board, seats = board_text(words, view, names, hints=snapshot.hints), seat_lines(words, snapshot, view, names)
    parts: list[Part] = [Text(text), Frame(BoardSubject.name, "\n".join([board, *seats]))]
    parts += map(Text, side_lines(words, view, names))
    again = rematch_button(words, snapshot)
    return Page((*parts, *([Row(tuple(again))] if again else [])), Colour.CLOSED)


def thread_page(words: Words, snapshot: Snapshot) -> Page:
    """What remains of a lobby whose match has moved to its thread."""
    text = words("thread.on", game=words(f"game.{snapshot.game}"), channel=snapshot.channel.channel_id)
    return Page((Text(text),), Colour.PLAYING)


def seats_page(words: Words, snapshot: Snapshot, user_id: int, note: str = "") -> Page:
    """A private panel to change seats; the host can also remove people. `note`: why a choice was refused."""
    partners = ""
    if len(snapshot.seats) in seats_needed(snapshot):
        sides = make_game(snapshot.game, dict(snapshot.options)).sides(len(snapshot.seats))
        if 1 < len(sides) < len(snapshot.seats):
            numbers = (" & ".join(str(seat + 1) for seat in side) for side in sides)
            partners = words("seats.partners", sides=", ".join(numbers))
    text = "\n".join([*([note] if note else []), words("seats.title", partners=partners), *_seats(words, snapshot)])
    names = plain_names(words, snapshot)
    choices = [
        Choice(words("seats.choice", number=seat.seat + 1, name=names[seat.seat]), str(seat.seat))
        for seat in snapshot.seats
    ]
    others = [
        Choice(names[seat.seat], str(seat.user_id))
        for seat in snapshot.seats
        if seat.person and snapshot.host_id == user_id != seat.person.user_id
    ]
    lobby = snapshot.status is Status.LOBBY and len(choices) > 1
    menus = ((Verb.SIT, "seats.pick", choices), (Verb.REMOVE, "seats.remove", others))
    found = [Menu(control(snapshot, verb), words(key), tuple(lines)) for verb, key, lines in menus if lobby and lines]
    return Page((Text(text), *found))


def _seats(words: Words, snapshot: Snapshot) -> list[str]:
    names = seat_names(words, snapshot)
    return [
        words("lobby.seat", number=seat.seat + 1, name=titled(words, snapshot, seat, names)) for seat in snapshot.seats
    ]


def invite_page(words: Words, snapshot: Snapshot) -> Page:
    """A private panel to invite people."""
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
    buttons += seat_buttons(words, snapshot, user_id)[:1]
    if status is Status.FINISHED:
        buttons.append(again_button(words, snapshot, Tone.PLAIN))
    if status in (Status.PLAYING, Status.FINISHED):
        buttons.append(Button(words("board.tally"), control(snapshot, Verb.TALLY)))
    link = jump_link(snapshot)
    if link and snapshot.is_open:
        text += "\n" + words("ping.more", to=words("invite.lobby" if lobby else "ping.board"), link=link)
    return sentence(text, *buttons)
