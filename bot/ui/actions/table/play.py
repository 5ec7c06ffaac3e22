"""Shows hands and makes moves; opens tables that begin at once."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial

from bot.ui.actions.boundary import Unable, check_place
from bot.ui.actions.click import Click, action, change
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import ControlId, Verb
from bot.ui.pages.page import Page, sentence
from bot.ui.pages.people.settings import with_zone_hint
from bot.ui.pages.table.captures import read_line
from bot.ui.pages.table.consent import guest_page, seat_buttons
from bot.ui.pages.table.hand import News, claim_page, fits, hand_page, may_say, where_page
from bot.ui.pages.table.review import hint_text
from bot.ui.pages.table.turns import to_play, with_next
from engine.rules.errors import BadNotation, Refused
from engine.rules.moves import Announce, Call, GiveUp, Stack, move_text, parse_move
from engine.rules.options import read_number
from engine.rules.tiles import Tile
from engine.tables.edits.settings import may_advise
from engine.tables.edits.turns import MakeMove, SayNothing
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, SeatInfo, Snapshot, Status
from engine.tables.table.seed_chain import daily_of
from engine.units import HOUR

ANSWER_FIRST = 3.0
"""For this long a mover's answer goes before the board and the ping, in seconds; Discord waits no longer."""


async def show_hand(
    services: Services,
    click: Click,
    snapshot: Snapshot,
    seat: SeatInfo,
    note: str = "",
    page: int = 0,
    *,
    moved: bool = False,
) -> None:
    """Answer with the person's panel, which follows the table from then on. `note` says why a click was refused; else
    the panel tells what happened to the person. It leads to their most urgent other table; if they have just `moved`,
    that button follows later."""
    if snapshot.status is Status.LOBBY:
        raise Refused(TableRefusal.NOT_STARTED)
    if snapshot.status is Status.CANCELLED:
        raise Refused(TableRefusal.TABLE_CLOSED)
    if snapshot.slow:
        await services.activity_log.load(snapshot)
    board = not services.panels.below_board(snapshot, click.reply.interaction)
    built = await services.panels.page(
        *(click.words, snapshot, seat),
        board=board,
        note=note,
        page=page,
        asked=not moved,
        guild=click.reply.channel.guild_id,
    )
    acting = seat in snapshot.actors
    if not acting and not moved:
        tables = to_play(await services.tables.tables_of(click.user_id), click.user_id, besides=snapshot.id)
        built = with_next(click.words, built, tables)
    elif not moved and await _tell_of_zone(services, click, snapshot):
        built = with_zone_hint(click.words, built)
    await show_panel(services, click, snapshot, built, seat, acting=acting, moved=moved)


async def _tell_of_zone(services: Services, click: Click, snapshot: Snapshot) -> bool:
    """Whether a person's panel tells them now, for the only time, that their time zone is unknown: at their first turn
    of hours that pings them, unless the server has quiet hours. It is noted before it is shown."""
    waited = click.reply.interaction.created_at.timestamp() - snapshot.active_at
    hours = snapshot.slow or (snapshot.turn_seconds is None and waited > HOUR)
    if not hours or click.user_id not in snapshot.awaited:
        return False
    with suppress(Refused):  # without the store the panel comes without the hint
        settings = await services.tables.preferences.at(snapshot.channel.guild_id, click.user_id)
        if not (settings.zone or settings.zone_told) and settings.pings.wanted(snapshot.turn_seconds):
            await services.tables.preferences.choose(click.person, lambda own: replace(own, zone_told=True))
            return True
    return False


async def show_panel(
    services: Services,
    click: Click,
    snapshot: Snapshot,
    built: Page,
    seat: SeatInfo,
    *,
    acting: bool = True,
    planning: bool = False,
    moved: bool = False,
) -> None:
    """Show a page on the person's only panel of this table. An older panel becomes a note. `moved`: the person has just
    moved, and the button to their next table follows."""
    shown = await click.reply.panel(await services.appearance.dressed(click.words, snapshot, built, seat))
    if shown is None:
        return
    before = services.panels.remember(snapshot, click.reply.interaction, shown, acting, planning, moved and not acting)
    if before is not None:
        await services.panels.show(before, sentence(click.words("hand.moved")))


async def show_guest(services: Services, click: Click, snapshot: Snapshot) -> None:
    """Answer a person without a seat with the panel that tells what becomes of their question."""
    page = guest_page(click.words, snapshot, click.user_id)
    if page is None:
        await click.reply.nothing()
        return
    shown = await click.reply.panel(page)
    if shown is not None:
        services.panels.remember(snapshot, click.reply.interaction, shown, acting=False)


@action(Verb.HAND, Verb.BACK)
async def hand(services: Services, click: Click) -> None:
    """My hand: a fresh panel."""
    seat = click.table.seat_of(click.user_id)
    if seat is not None and seat.resigned:
        clock, why = click.table.clock.seat(seat.seat), "hand.resigned"
        if clock.forfeited:
            why = "hand.forfeited"
        elif click.table.participants.away_from(seat.seat):
            why = "hand.gone_until"
        elif clock.missed:
            why = "hand.away"
        await click.say(why, *seat_buttons(click.words, click.table, click.user_id))
        return
    await show_hand(services, click, click.table, click.seat())


@action(Verb.HINT)
async def hint(services: Services, click: Click) -> None:
    """The best move for the person on turn, with its reason."""
    seat, view = click.seat(), click.table.view_for(click.seat().seat)
    if not may_advise(click.table) or view is None or view.turn != seat.seat:
        raise Refused(TableRefusal.STALE, version=click.control.version, current=click.table.version)
    advice = await services.tables.hint(click.table, seat.seat)
    said = hint_text(click.words, click.table, view, advice) if advice else click.words("review.later")
    await show_hand(services, click, click.table, seat, said)


@action(Verb.PAGE)
async def page(services: Services, click: Click) -> None:
    await show_hand(services, click, click.table, click.seat(), page=click.page)


def require_fresh(click: Click) -> None:
    """Raise `Refused` if the control belongs to an older turn."""
    if not click.table.valid_since <= click.control.version <= click.table.version:
        raise Refused(TableRefusal.STALE, version=click.control.version, current=click.table.version)


@action(Verb.TILE)
async def tile(services: Services, click: Click) -> None:
    """Ask which end a tile goes to. Without hints it may fit nowhere."""
    require_fresh(click)
    chosen, seat = Tile.parse(click.head), click.seat()
    _require_sayable(click, seat, click.tail)
    if not fits(click.table, seat.seat, chosen):
        await show_hand(services, click, click.table, seat, click.words("hand.fits_nowhere", tile=chosen))
        return
    arrangement = await services.tables.arrangements.of(click.table_id, click.user_id)
    page = where_page(click.words, click.table, seat.seat, chosen, click.tail, arrangement)
    await show_panel(services, click, click.table, page, seat)


@action(Verb.SAY)
async def say(services: Services, click: Click) -> None:
    """Choose the count to claim with the next play, or none."""
    require_fresh(click)
    seat = click.seat()
    _require_sayable(click, seat, click.argument)
    news = News(arrangement=await services.tables.arrangements.of(click.table_id, click.user_id))
    page = hand_page(click.words, click.table, seat.seat, news, said=click.argument)
    await show_panel(services, click, click.table, page, seat)


def _require_sayable(click: Click, seat: SeatInfo, said: str) -> None:
    view = click.table.view_for(seat.seat)
    if view is None or not may_say(view, said):
        raise BadNotation(said, "what can be said with a play")


@action(Verb.DO, Verb.PICK)
async def do(services: Services, click: Click) -> None:
    """Make the move of the button or menu choice."""
    await _submit(services, click, click.value or click.argument)


@action(Verb.STACK)
async def stack(services: Services, click: Click) -> None:
    """Play a tile on the chosen stack."""
    number = read_number(click.value, 999)
    if number is None:
        raise BadNotation(click.value[:40], "a stack's number")
    await _submit(services, click, move_text(Stack(Tile.parse(click.head), number)))


@action(Verb.CALL, Verb.ANNOUNCE)
async def call(services: Services, click: Click) -> None:
    await _submit(services, click, move_text(Call() if click.control.verb is Verb.CALL else Announce()))


@action(Verb.NOTHING)
async def nothing(services: Services, click: Click) -> None:
    """Have nothing to claim or call."""
    done, seat = click.table, click.seat()
    with services.writer.holding(done, at_most=ANSWER_FIRST):
        done = await change(services, click, SayNothing(click.control.version))
        await show_hand(services, click, done, seat, moved=True)


@action(Verb.CLAIM)
async def claim(services: Services, click: Click) -> None:
    """Ask for the count to claim after the play."""
    require_fresh(click)
    seat = click.seat()
    await show_panel(services, click, click.table, claim_page(click.words, click.table, seat.seat), seat)


async def _submit(services: Services, click: Click, *moves: str) -> None:
    """Make the moves and show the panel. Board and ping come after it, and the button to the person's next table."""
    done, version, seat = click.table, click.control.version, click.seat()
    with services.writer.holding(done, at_most=ANSWER_FIRST):
        for at, move in enumerate(moves):
            done = await change(services, click, MakeMove(version, parse_move(move)), first=at == 0)
            version = done.version
        await show_hand(services, click, done, seat, moved=True)


@action(Verb.LINE)
async def line(services: Services, click: Click) -> None:
    """Make all captures of a line, one step each; a refusal ends the line there."""
    captures = read_line(click.value)
    if not captures:
        raise BadNotation(click.value, "a line of captures")
    await _submit(services, click, *map(move_text, captures))


@action(Verb.GIVE_UP)
async def give_up(services: Services, click: Click) -> None:
    require_fresh(click)
    click.seat()
    await click.ask("hand.give_up_sure", "hand.give_up_yes", Verb.DO, move_text(GiveUp()), no=Verb.BACK)


async def show_asked(services: Services, click: Click, done: Snapshot, otherwise: str) -> None:
    """The panel with the person's open question, or the sentence `otherwise` if nothing had to be asked."""
    seat = done.played_by(click.user_id)
    if seat is not None and any(one.user_id == click.user_id for one in done.participants.questions):
        await show_hand(services, click, done, seat)
    else:
        await click.say(otherwise)


async def open_daily(services: Services, reply: Reply, day: date | None = None, at: ChannelRef | None = None) -> None:
    """Show the row of today, or of another day for practice."""
    table = await services.tables.dailies.open(reply.person, at or reply.channel, day, click=reply.interaction.id)
    await _begin(services, reply, table)


@action(Verb.LIVE)
async def live(services: Services, click: Click) -> None:
    """The person's own page of the table."""
    if services.live is None:
        raise Unable("invalid.unknown_button")
    await services.live(click.reply, click.table)


@action(Verb.DAILY)
async def daily(services: Services, click: Click) -> None:
    """The same as `/domino daily`."""
    await open_daily(services, click.reply)


async def _begin(services: Services, reply: Reply, table: Snapshot) -> None:
    with services.writer.holding(table):
        table = await services.tables.go_on(table.id)
        await hand(services, Click(reply, ControlId(table.id, table.version, Verb.HAND), table, {}))


async def open_at_once(services: Services, reply: Reply, wanted: Wanted, channel: ChannelRef | None = None) -> None:
    """Open a table for one person, maybe with robots, begin, and show the person's panel. A public table has its board
    in the channel."""
    if wanted.public:
        await check_place(services, reply, at=channel)
    where, wanted = channel or reply.channel, replace(wanted, begin=True)
    await _begin(services, reply, await services.tables.open(where, reply.person, wanted, click=reply.interaction.id))


@action(Verb.PLAY_ON)
async def play_on(services: Services, click: Click) -> None:
    """The rest of a match that all others have left, against robots, on a panel of its own."""
    table = await services.tables.play_on(click.table_id, click.person, click=click.interaction_id)
    await _begin(services, click.reply, table)


@action(Verb.AGAIN)
async def again(services: Services, click: Click) -> None:
    """The same match again on the same panel, alone or with as many robots."""
    old = click.table
    if old.public and len(old.seats) > 1:  # it offers a rematch
        raise Unable("invalid.unknown_button")
    check = partial(check_place, services, click.reply, at=old.channel)
    await _begin(services, click.reply, await next_match(services, old, click.person, click.interaction_id, check))


async def next_match(
    services: Services, old: Snapshot, person: Person, click: int, check: Callable[[], Awaitable[None]]
) -> Snapshot:
    """The rematch's lobby, or alone or with robots the same again. `check`: whether the person may host it there."""
    if old.seat_of(person.user_id) is None:
        raise Refused(TableRefusal.NOT_SEATED)
    if old.is_open:
        raise Refused(TableRefusal.NOT_OVER)
    if (day := daily_of(old)) is not None:
        return await services.tables.dailies.open(person, old.channel, day, click=click)
    if old.public:
        await check()
        if len(old.seats) > 1:
            return await services.tables.rematch(old.id, person, click=click)
    wanted = Wanted(old.game, dict(old.options), robots=len(old.seats) - 1, public=old.public, begin=True)
    return await services.tables.open(old.channel, person, wanted, click=click)
