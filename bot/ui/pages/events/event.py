"""The public message of an event: sign-up, the board of a round, the podium. `duels` has those of tournaments."""

from collections.abc import Container, Mapping, Sequence
from enum import IntEnum
from fractions import Fraction
from functools import partial
from typing import Final

from bot.pictures import LeaderboardSubject, LobbySubject, PodiumSubject
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import (
    Button,
    Choice,
    Colour,
    Document,
    Frame,
    Menu,
    Page,
    Part,
    Text,
    Tone,
    fitting,
    pager,
    rows,
    sentence,
)
from bot.ui.pages.table.review import pages_of
from bot.ui.pages.table.seats import duration
from bot.words import Words
from bot.words.names import clean_text, safe_name, safe_text
from engine.events.changes import check_in_opens, fewest_for, missed_check_in, missing, ready, votes
from engine.events.model import Event, EventTable, Pick, Stage, Standing
from engine.events.results import Moment, records
from engine.tables.table.model import Snapshot

LONGEST_TITLE: Final = 60
NUMBERS_NAME: Final = "numbers.txt"
ROOM_FOR_NAMES: Final = 1000
"""The characters of the names in a list."""
MOST_TABLES: Final = 4
"""With more tables, a button gives the standings: a phone shows no more in one look."""
BOARD_LINES: Final = 10
"""Lines of the standings on the board of a round."""
PODIUM_LINES: Final = (24, 12, 4, 0)
"""Lines below the podium; fewer if the names are long."""
MOST_ON_STEP: Final = 3
"""Names on a step of the podium. If more people share the place, their number follows."""
WAITS_SECONDS: Final = 60
"""The board names the person on turn after this time."""
MEDALS: Final = ("event.first", "event.second", "event.third")

Matches = Mapping[str, Snapshot]
"""The open tables of the round, by id."""


def event_page(words: Words, event: Event, matches: Matches, now: float, moments: Sequence[Moment] = ()) -> Page:
    """The public message of a game night, or of any event that is cancelled. The podium shows the `moments`."""
    match event.stage:
        case Stage.SIGN_UP:
            return _sign_up(words, event, now)
        case Stage.PLAYING:
            return _board(words, event, matches, now)
        case Stage.OVER:
            return _podium(words, event, moments)
        case Stage.CANCELLED:
            text = words("event.title_cancelled", title=title_of(event))
            return Page((Text(text),), Colour.CLOSED)


def title_of(event: Event) -> str:
    """The title, safe for messages."""
    return safe_text(event.row.title, LONGEST_TITLE)


def control(event: Event, verb: Verb, *more: object) -> str:
    """The custom id of a control of this event."""
    return control_of(verb, ":".join(map(str, (event.id, *more))))


def lines_text(words: Words, lines: Sequence[str], most: int) -> str:
    """The first lines, and the number of the others."""
    return "\n".join([*lines[:most], *([words("event.more", n=len(lines) - most)] if len(lines) > most else [])])


def _names(words: Words, names: Sequence[str], room: int = ROOM_FOR_NAMES) -> str:
    """A list of names. Of a very long one, as many as there is room for, and the number of the others."""
    most = next((at for at in range(len(names)) if sum(map(len, names[: at + 1])) + 2 * at > room), len(names))
    others = [words("event.others", n=len(names) - most)] if most < len(names) else []
    return words.listing([*names[:most], *others])


# -- sign-up --


def _sign_up(words: Words, event: Event, now: float) -> Page:
    plan = event.plan
    games = words.listing([words(f"game.{game}") for game in plan.games])
    facts = {
        "kind": words(f"event.{event.kind}"),
        "games": games if len(plan.games) == 1 else words(f"event.pick_{plan.pick}", games=games),
        "rounds": words.count("event.rounds", plan.rounds),
    }
    lines = [words("event.facts", **facts, seats=plan.seats, clock=clock_of(words, event))]
    if event.row.starts_at is not None:
        lines.append(words("event.starts", at=event.row.starts_at))
        if (opens := check_in_opens(event, now)) > now:  # later the missing people are named
            lines.append(words("event.check_in", at=int(opens)))
    return sign_up_page(words, event, lines, missing(event, now))


def how_page(words: Words, event: Event) -> Page:
    """How a night works, for one person."""
    lines = [words("event.how", host=safe_name(words, event.row.host)), *chosen_lines(words, event)]
    return sentence("\n".join([words("event.title", title=title_of(event)), *lines]))


def chosen_lines(words: Words, event: Event) -> list[str]:
    """What the host has chosen, and what follows for everyone."""
    plan, lines = event.plan, list[str]()
    if plan.minutes is not None:
        lines.append(words("event.minutes", time=duration(words, plan.minutes * 60)))
    if plan.duplicate:
        lines.append(words("event.duplicate"))
    if plan.balanced:
        lines.append(words("event.balanced"))
    return lines


def clock_of(words: Words, event: Event) -> str:
    """The turn timer of its tables."""
    plan = event.plan
    if plan.turn_seconds is None:
        return words("clock.unlimited")
    time = duration(words, plan.turn_seconds)
    if plan.increment is not None:
        return words("clock.bank", bank=time, increment=duration(words, plan.increment))
    return words("event.clock", time=time)


def sign_up_page(words: Words, event: Event, lines: Sequence[str], absent: Container[int] = frozenset()) -> Page:
    """The sign-up page, a poster: the plan (`lines`), the people who signed up, and those among them who haven't
    checked in (`absent`)."""
    names = [safe_name(words, player.name) for player in event.coming if player.user_id not in absent]
    late = [safe_name(words, player.name) for player in event.coming if player.user_id in absent]
    who = words("event.in", n=len(names), names=_names(words, names)) if names else words("event.nobody")
    planned = [words("event.title", title=title_of(event)), *lines]
    parts: list[Part] = [Text("\n".join(planned)), Frame(LobbySubject.name, who)]
    parts += [Text(words("event.missing", names=_names(words, late)))] if late else []
    sure = len(names) + (event.row.host_id in absent)  # by pressing Begin the host checks in
    begin, few = control(event, Verb.EVENT_NEXT, 0), sure < fewest_for(event)
    buttons = [
        *([Button(words("event.here"), control(event, Verb.EVENT_HERE), Tone.MAIN)] if late else []),
        Button(words("invite.in"), control(event, Verb.EVENT_IN), Tone.MAIN),
        Button(words("event.me_out"), control(event, Verb.EVENT_OUT)),
        Button(words("event.how_button"), control(event, Verb.EVENT_HOW)),
        *_fair(words, event),
    ]
    host = [] if few else [Choice(words("event.begin"), begin)]
    host.append(Choice(words("lobby.cancel"), control(event, Verb.EVENT_END)))
    return Page((*parts, *_vote(words, event), *rows(buttons), host_menu(words, host)), Colour.LOBBY)


def host_menu(words: Words, choices: Sequence[Choice]) -> Menu:
    """What only the host may do; each choice is a control itself."""
    return Menu(control_of(Verb.WHICH), words("event.host"), tuple(choices))


def _fair(words: Words, event: Event) -> list[Button]:
    """The button that gives the numbers of the deals."""
    return [Button(words("verify.button"), control(event, Verb.EVENT_FAIR))] if event.row.seed is not None else []


def numbers_page(words: Words, event: Event, numbers: str) -> Page:
    """The numbers of the deals, for one person to keep."""
    title = words("event.title", title=title_of(event))
    return Page((Text(f"{title}\n{words('event.numbers')}"), Document(NUMBERS_NAME, numbers.encode())))


def _vote(words: Words, event: Event) -> list[Part]:
    """The vote for the next game: the votes so far, and the menu."""
    if event.plan.pick is not Pick.VOTE or len(event.plan.games) < 2:
        return []
    told = [words("event.vote_of", game=words(f"game.{game}"), n=n) for game, n in votes(event).most_common()]
    choices = tuple(Choice(words(f"game.{game}"), game) for game in event.plan.games)
    menu = Menu(control(event, Verb.EVENT_VOTE), words("event.vote"), choices)
    return [*([Text(words("event.votes", votes=", ".join(told)))] if told else []), menu]


# -- a round --


def _board(words: Words, event: Event, matches: Matches, now: float) -> Page:
    """The board of a round. With many tables they get shorter lines, but everyone is named and every table linked."""
    return fitting(*(partial(_board_with, words, event, matches, now, detail) for detail in Detail))


class Detail(IntEnum):
    """How much a board says of each table."""

    ALL = 0
    NO_STANDINGS = 1
    """Everything, and a button instead of the standings."""
    WAITING = 2
    """Its link, its people, and the player it waits for."""
    PEOPLE = 3
    """Its link and people."""


def _board_with(words: Words, event: Event, matches: Matches, now: float, detail: Detail) -> Page:
    last = event.round >= event.plan.rounds
    ends = words("event.ends_last" if last else "event.ends_by_itself")
    if event.round_ends is not None:
        ends = words("event.ends_at", at=event.round_ends)
    if event.row.break_ends is not None:
        facts = {"ready": len(ready(event)), "people": len(event.coming)}
        ends = words("event.break", round=event.round + 1, at=event.row.break_ends, **facts)
    lines = [f"{words('event.plays', game=words(f'game.{event.here[0].game}'))} {ends}"]
    tables = [_table_line(words, event, table, matches.get(table.table_id), now, detail) for table in event.here]
    open_ = [str(table.number) for table in event.in_play]
    if 0 < len(open_) < len(event.here) and detail < Detail.PEOPLE:
        tables.append(words("event.waiting", n=len(open_), tables=words.listing(open_)))
    standings = [_standing(words, line) for line in event.standings]
    few = len(event.here) <= MOST_TABLES
    shown = bool(standings) and detail is Detail.ALL and few
    text = "\n".join([words("event.standings"), lines_text(words, standings, BOARD_LINES)]) if shown else ""
    parts: list[Part] = [Frame(LeaderboardSubject.name, text)] if few else []
    if not last:
        parts += [*_comings_and_goings(words, event), *_vote(words, event)]
    go_on = Button(words("event.ready"), control(event, Verb.EVENT_HERE), Tone.GO)
    buttons = [
        *([go_on] if event.row.break_ends is not None else []),
        Button(words("invite.in"), control(event, Verb.EVENT_IN), Tone.MAIN),
        Button(words("event.me_out"), control(event, Verb.EVENT_OUT)),
    ]
    listed = [] if shown or not standings else [standings_button(words, event)]
    buttons = [*listed, *([] if last else buttons)]
    return board_page(words, event, "event.title_round", lines=lines, tables=tables, parts=parts, buttons=buttons)


def standings_button(words: Words, event: Event) -> Button:
    """The button that lists everyone, for one person."""
    return Button(words("duels.standings"), control(event, Verb.EVENT_STANDINGS))


def board_page(
    words: Words,
    event: Event,
    title: str,
    *,
    lines: Sequence[str],
    tables: Sequence[str],
    parts: Sequence[Part],
    buttons: Sequence[Button],
    stage: str = "",
) -> Page:
    """The board of a round: the title (by its key, maybe with the name of the `stage`), some lines, the tables, more
    parts, and the buttons."""
    last = event.round >= event.plan.rounds
    head = words(title, title=title_of(event), round=event.round, rounds=event.plan.rounds, name=stage)
    shown: list[Part] = [Text("\n".join([head, *lines])), Text("\n".join(tables))]
    if any(table.channel_id == event.row.channel_id for table in event.here):
        shown.append(Text(words("event.no_threads")))
    host = [] if last else [Choice(words("event.next"), control(event, Verb.EVENT_NEXT, event.round))]
    host.append(Choice(words("event.end"), control(event, Verb.EVENT_END)))
    asked = rows([*buttons, *_fair(words, event)])
    return Page((*shown, *parts, *asked, host_menu(words, host)), Colour.PLAYING)


def _table_line(
    words: Words, event: Event, table: EventTable, match: Snapshot | None, now: float, detail: Detail
) -> str:
    """`Table 2 Ana, Ben and 1 robot · deal 3, waits for Ana`, with a link to the table's thread."""
    people = [f"<@{user}>" for user in table.people]
    if detail >= Detail.WAITING:
        waiting = match is not None and match.is_open and waits(match, now) and detail is Detail.WAITING
        state = state_of(words, event, table, match, now) if waiting else ""
        return f"{place_of(words, event, table)} {' '.join(people)}{state}"
    if robots := sum(seat.robot for seat in match.seats) if match else 0:
        people.append(words.count("event.robots", robots))
    facts = {"people": words.listing(people), "state": state_of(words, event, table, match, now)}
    if link := table_link(words, event, table):
        return words("event.table_thread", table=link, **facts)
    return words("event.table", number=table.number, **facts)


def table_link(words: Words, event: Event, table: EventTable) -> str:
    """`Table 2` as a link to the table's thread, whose own name repeats title and round; empty if it has none."""
    if table.channel_id in (None, event.row.channel_id):
        return ""
    link = f"https://discord.com/channels/{event.row.guild_id}/{table.channel_id}"
    return words("event.table_link", number=table.number, link=link)


def place_of(words: Words, event: Event, table: EventTable) -> str:
    """A table's thread in few characters; its number if it has none."""
    threaded = table.channel_id not in (None, event.row.channel_id)
    return f"<#{table.channel_id}>" if threaded else words("event.table_number", number=table.number)


def state_of(words: Words, event: Event, table: EventTable, match: Snapshot | None, now: float) -> str:
    """The state of a table, after its people: opening, in play, waiting, or its result."""

    def name(user: int) -> str:
        return safe_name(words, event.name(user))

    if table.places and event.plan.duplicate:
        told = [words("event.place_of", name=name(one.user_id), place=one.place) for one in table.places]
        return words("event.state_field", tables=table.places[0].sides, places=", ".join(told))
    if table.places is not None:
        first = [name(one.user_id) for one in table.places if one.place == 1]
        return words("event.state_won", names=words.listing(first)) if first else words("event.state_over")
    if match is not None and not match.is_open:
        return words("event.state_compared")
    if match is None or table.channel_id is None:
        return words("event.state_opening")
    number, turn = max(1, match.dealt), match.turn
    if turn is not None and waits(match, now):
        return words("event.state_waits", number=number, name=safe_name(words, turn.name), since=match.active_at)
    return words("event.state_deal", number=number) if number > 1 else ""


def waits(match: Snapshot, now: float) -> bool:
    """Whether the board names the person that a table waits for."""
    return match.turn is not None and match.turn.human and now - match.active_at >= WAITS_SECONDS


def _comings_and_goings(words: Words, event: Event) -> list[Part]:
    """The people who join in the next round, and those who leave after this one."""
    new = [safe_name(words, player.name) for player in event.coming if player.since == event.round + 1]
    gone = [safe_name(words, player.name) for player in event.players if player.until == event.round]
    absent = [f"<@{player.user_id}>" for player in event.players if event.round == 1 and missed_check_in(player)]
    lines = [
        words(key, names=_names(words, names))
        for key, names in (("event.coming", new), ("event.leaving", gone), ("event.missed", absent))
        if names
    ]
    return [Text("\n".join(lines))] if lines else []


def _standing(words: Words, line: Standing) -> str:
    points, won = points_text(words, line.points), words.count("event.won", line.wins)
    return words("event.standing", place=line.place, name=safe_name(words, line.name), points=points, won=won)


def points_text(words: Words, points: Fraction) -> str:
    """`7`, `7.5`."""
    return str(points) if points.denominator == 1 else words.decimal(float(points))


# -- the end --


def _podium(words: Words, event: Event, moments: Sequence[Moment]) -> Page:
    return fitting(*(partial(_podium_with, words, event, moments, most) for most in PODIUM_LINES))


def _podium_with(words: Words, event: Event, moments: Sequence[Moment], most: int) -> Page:
    standings = event.standings
    lines, title = [], words("event.title_over", title=title_of(event))
    for place, key in enumerate(MEDALS, 1):
        if here := [line for line in standings if line.place == place]:
            names = folded(words, [safe_name(words, line.name) for line in here])
            points = words.count("point", float(here[0].points))
            lines.append(words(key, names=names, points=points, won=words.count("event.won", here[0].wins)))
    others = [_standing(words, line) for line in standings if line.place > len(MEDALS)]
    parts: list[Part] = [Text(title if standings else f"{title}\n{words('event.no_points')}")]
    if standings:
        parts.append(Frame(PodiumSubject.name, "\n".join([*lines, lines_text(words, others, most)]).strip()))
    if found := records(moments):
        parts.append(Text("\n".join([words("event.moments"), *(_moment(words, event, one) for one in found)])))
    facts = {"people": words.count("event.people", len({user for table in event.tables for user in table.people}))}
    thanks = "event.thanks_duplicate" if event.plan.duplicate else "event.thanks"
    full = rows([Button(words("duels.standings"), control(event, Verb.EVENT_STANDINGS))]) if standings else []
    return Page((*parts, Text(words(thanks, **facts, **counts(words, event))), *full), Colour.OVER)


def folded(words: Words, names: Sequence[str]) -> str:
    """The names on a step of the podium: a few, and the number of the others."""
    more = len(names) - MOST_ON_STEP
    return words.listing([*names[:MOST_ON_STEP], *([words("event.others", n=more)] if more > 0 else [])])


def night_standings_page(words: Words, event: Event, page: int = 0) -> Page:
    """A page of the whole standings of a game night, for one person."""
    title = Text(words("event.title", title=title_of(event)))
    lines = [_standing(words, line) for line in event.standings]
    return paged(words, event, [title], lines or [words("event.no_points")], page)


def paged(
    words: Words, event: Event, above: Sequence[Part], lines: Sequence[str], page: int, below: Sequence[Part] = ()
) -> Page:
    """A page of the standings, and buttons to the others."""
    pages = pages_of(lines)
    page = min(page, len(pages) - 1)
    buttons = pager(
        *(words, page, len(pages), "page.previous", "page.next"),
        lambda number: control(event, Verb.EVENT_STANDINGS, number),
    )
    return Page((*above, Text("\n".join(pages[page])), *below, *rows(buttons)))


def counts(words: Words, event: Event) -> dict[str, str]:
    """The number of tables and rounds."""
    return {"tables": words.count("table", len(event.tables)), "rounds": words.count("event.rounds", event.round)}


def _moment(words: Words, event: Event, moment: Moment) -> str:
    names, table = words.listing([safe_name(words, event.name(user)) for user in moment.people]), moment.table
    facts = {"game": words(f"game.{table.game}"), "round": table.round, "table": table.number}
    return words(f"event.moment_{moment.feat}", names=names, n=moment.value, **facts)


# -- others --


def sure_page(words: Words, event: Event, verb: Verb) -> Page:
    """Asks the host whether to end the tables in play."""
    if verb is Verb.EVENT_NEXT:
        text = words("event.next_sure", tables=words.count("table", len(event.in_play)))
        yes = Button(words("event.next_yes"), control(event, verb, event.round, "yes"), Tone.DANGER)
    else:
        text = words("event.end_sure")
        yes = Button(words("event.end_yes"), control(event, verb, "yes"), Tone.DANGER)
    return Page((Text(text), *rows([yes])))


def thread_name(words: Words, event: Event, table: EventTable) -> str:
    """The name of a table's thread. It is found again by this name."""
    title = clean_text(event.row.title, LONGEST_TITLE)
    return words("event.thread", title=title, round=table.round, number=table.number)
