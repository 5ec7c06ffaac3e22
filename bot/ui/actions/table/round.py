"""Looks at a table: tally, board, rules, the latest moves, the whole round."""

from dataclasses import replace

from bot.ui.actions.boundary import Told
from bot.ui.actions.click import Click, action
from bot.ui.actions.people.first_steps import as_wanted
from bot.ui.actions.services import Services
from bot.ui.actions.table.consent import pause_buttons
from bot.ui.actions.table.manage import manages, may_end
from bot.ui.channel.activity_log import round_lines
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Text, Tone, rows
from bot.ui.pages.people.first_steps import rules_page
from bot.ui.pages.table.board import board_page, words_page
from bot.ui.pages.table.consent import seat_buttons
from bot.ui.pages.table.deals import deal_buttons, fair_buttons
from bot.ui.pages.table.review import log_page, place_of, review_button, review_page
from bot.ui.pages.table.round_end import account_page, scores_page
from bot.ui.pages.table.seats import control, table_title
from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.games import GAMES
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Status

LINES = 8
"""The moves that More shows; the whole round has a button."""


async def require_match(services: Services, click: Click) -> None:
    """Raise `Refused` before the first deal, and while the person plays the same deals at another table."""
    if click.table.status is Status.LOBBY:
        raise Refused(TableRefusal.NOT_STARTED)
    if click.table.status is Status.CANCELLED:
        raise Refused(TableRefusal.TABLE_CLOSED)
    if await services.tables.same_deals.hides(click.table, click.user_id):
        raise Refused(TableRefusal.DEAL_HIDDEN)


@action(Verb.TALLY)
async def tally(services: Services, click: Click) -> None:
    """The totals and the scores behind them."""
    await require_match(services, click)
    page = scores_page(click.words, click.table)
    await click.look(await services.appearance.dressed(click.words, click.table, page, click.user_id))


@action(Verb.ACCOUNT)
async def account(services: Services, click: Click) -> None:
    """A finished round in words."""
    await require_match(services, click)
    result = next((result for result in click.table.rounds if result.number == click.page), None)
    if result is None or len(click.table.seats) == 1:
        raise BadNotation(click.argument[:40], "the number of a round that several people have played")
    page = account_page(click.words, click.table, result)
    page = await services.appearance.dressed(click.words, click.table, page, click.user_id)
    buttons = rows(review_button(click.words, click.table, click.user_id, result.number))
    await click.look(replace(page, parts=(*page.parts, *buttons)))


@action(Verb.REVIEW)
async def review(services: Services, click: Click) -> None:
    """The turning points of a finished round, for a person who played it."""
    await require_match(services, click)
    words, table, seat = click.words, click.table, click.table.seat_of(click.user_id)
    if seat is None or not review_button(words, table, click.user_id, click.page):
        raise BadNotation(click.argument[:40], "the number of a round that this person has played")
    if not await services.tables.same_deals.done(table):
        raise Refused(TableRefusal.DEAL_SECRET)
    points = await services.tables.reviews.of(table, seat.seat, click.page)
    if points is None:
        raise Told("review.later")
    page = review_page(words, table, click.page, points)
    boards = [(point.view, place_of(point.advice.move)) for point in points]
    await click.look(await services.appearance.with_boards(words, table, page, boards, click.user_id))


@action(Verb.BOARD)
async def board(services: Services, click: Click) -> None:
    """The board for this person alone, in their display settings."""
    await require_match(services, click)
    table = click.table
    await services.activity_log.load(table)
    if table.status is Status.FINISHED:
        page = await services.writer.boards.result(click.words, table)
    else:
        page = board_page(click.words, table, services.activity_log.recent(click.words, table))
    await click.look(await services.appearance.dressed(click.words, table, page, click.user_id))


@action(Verb.WORDS)
async def in_words(services: Services, click: Click) -> None:
    """The same without pictures."""
    await require_match(services, click)
    await services.activity_log.load(click.table)
    moves = services.activity_log.recent(click.words, click.table)
    await click.look(words_page(click.words, click.table, moves))


@action(Verb.RULES)
async def rules(services: Services, click: Click) -> None:
    """A page of this table's rules."""
    page = rules_page(click.words, click.table.game, click.page, click.table)
    await click.look(await as_wanted(services, click.user_id, page))


@action(Verb.RULEBOOK)
async def rulebook_page(services: Services, click: Click) -> None:
    if click.tail not in GAMES:
        raise Refused(Refusal.UNKNOWN_GAME, name=click.tail)
    page = rules_page(click.words, click.tail, click.page)
    await click.reply.panel(await as_wanted(services, click.user_id, page))


@action(Verb.MORE)
async def more(services: Services, click: Click) -> None:
    """The latest moves and the rare buttons; buttons that end something come last."""
    await require_match(services, click)
    snapshot = click.table
    services.writer.departures.visited(snapshot)
    await services.activity_log.load(snapshot)
    lines = services.activity_log.lines(click.words, snapshot)[-LINES:]
    title = click.words("more.title", game=table_title(click.words, snapshot))
    seat = snapshot.seat_of(click.user_id)
    plays = seat is not None and seat.human
    undo = seat is not None and services.activity_log.may_undo(snapshot, seat.seat)
    may_abandon = plays or snapshot.host_id == click.user_id
    ends = snapshot.is_open and not may_abandon and await may_end(services, click)
    offered: list[tuple[bool, str, Verb, Tone]] = [
        (True, "more.words", Verb.WORDS, Tone.PLAIN),
        (True, "board.rules", Verb.RULES, Tone.PLAIN),
        (True, "log.open", Verb.LOG, Tone.PLAIN),
        (snapshot.is_open, "more.here", Verb.REPOST, Tone.PLAIN),
        (snapshot.is_open and plays and undo, "more.take_back", Verb.UNDO, Tone.PLAIN),
        (snapshot.is_open and plays, "more.resign", Verb.RESIGN, Tone.DANGER),
        (snapshot.is_open and may_abandon and not plays, "more.abandon", Verb.ABANDON, Tone.DANGER),
        (ends, "end_table.button", Verb.END, Tone.DANGER),
        (snapshot.status is Status.FINISHED and seat is None and manages(click), "void.button", Verb.VOID, Tone.DANGER),
    ]
    buttons = [Button(click.words(key), control(snapshot, verb), tone) for shown, key, verb, tone in offered if shown]
    if snapshot.is_open:
        buttons += [*pause_buttons(click), *seat_buttons(click.words, snapshot, click.user_id)]
    buttons += review_button(click.words, snapshot, click.user_id, len(snapshot.rounds))
    buttons += [*fair_buttons(click.words, snapshot), *deal_buttons(click.words, snapshot, click.user_id)]
    buttons.sort(key=lambda button: button.tone is Tone.DANGER)
    await click.look(Page((Text("\n".join([title, *lines])), *rows(buttons))))


@action(Verb.LOG)
async def whole_round(services: Services, click: Click) -> None:
    """A page of the round log, the latest first. Players also read which tiles they drew."""
    await require_match(services, click)
    seat = click.table.seat_of(click.user_id)
    own = seat.seat if seat is not None and seat.human else None
    lines = await round_lines(click.words, services.tables, click.table, own)
    await click.look(log_page(click.words, click.table, lines, click.page))


@action(Verb.KEEP)
async def keep(services: Services, click: Click) -> None:
    """Play on."""
    await click.say("more.undo")


@action(Verb.REPOST)
async def repost(services: Services, click: Click) -> None:
    """Show the board at the bottom of the channel."""
    try:
        await services.writer.repost(click.table)
    except DISCORD_ERRORS:
        await click.say("more.not_reposted")
        return
    await click.say("more.reposted")
