"""Short lines beside a board: the demand on the seat on turn, the last moves, news for one seat."""

from collections.abc import Collection, Mapping, Sequence

from bot.words.language import Words
from bot.words.letters import slot_letter, stack_letter
from bot.words.log import end_of, log_line, number_text, receipt_text, towards
from engine.rules import events as ev
from engine.rules.tiles import Pip, Seat, Tile
from engine.rules.views import FootBoard, Phase, RowBoard, TrainsBoard, View

MOST_SIGNS = 160
"""Characters of the last moves, so that a board fits on a phone."""
LEAST = 6
"""Turns that are told however long they are: the last one of each other seat, at tables of up to seven."""
FEW_SIGNS = 75
"""Characters of the last moves at larger tables: two lines on a phone. **More** tells the others."""


def demand(words: Words, view: View) -> str:
    """The board's public demand on the seat on turn; empty if any end will do, or if no seat is on turn."""
    board = view.board
    if view.turn is None:
        return ""
    if view.phase is Phase.DRAWN:
        return words("demand.drawn")
    if view.phase is Phase.EXTRA:
        return words("demand.extra")
    match board:
        case FootBoard(pending=pending, toes=toes) if pending is not None and toes:
            tile = board.layout.nodes[pending].tile
            return words(
                "demand.toes", tile=tile, count=words.count("toe", toes), value=words("demand.a", value=tile.low)
            )
        case TrainsBoard():
            open_doubles = {train.value for train in board.trains if train.open_double}
            return _cover(words, sorted(open_doubles))
        case RowBoard():
            return words("demand.capture" if view.phase is Phase.CAPTURE else "demand.row")
        case _:
            return ""


def _cover(words: Words, values: Sequence[Pip]) -> str:
    if not values:
        return ""
    doubles = words.listing([str(Tile.of(value, value)) for value in values])
    key = "demand.double" if len(values) == 1 else "demand.doubles"
    return words(key, doubles=doubles, value=words.listing([words("demand.a", value=value) for value in values], "or"))


def moves_text(
    words: Words,
    events: Sequence[ev.Event | str],
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
    below: Mapping[Tile, Tile],
    late: Collection[Seat] = (),
    robots: Collection[Seat] = (),
) -> str:
    """`Pip 6|4 on A · Bones drew 2, passed`: the events, grouped by seat. Pass them through `seen_by` first. A text is
    a sentence of its own. `late`: seats whose time ran out, so a robot moved. `robots`: seats of people for whom a
    robot moved."""
    told: list[tuple[Seat | None, list[str]]] = []
    events = _drawn_together(events)
    begun = any(isinstance(event, (ev.Played, ev.Stacked)) for event in events)
    for event in events:
        if isinstance(event, str):
            told.append((None, [event]))
            continue
        if isinstance(event, ev.Laid) or (begun and isinstance(event, ev.LotsDrawn)):
            continue  # the board shows laid tiles, and the lead is over
        seat, text = _brief(words, event, names, below)
        if text is None:
            seat, text = None, log_line(words, event, names, sides, below)
        if not text:
            continue
        if seat is not None and told and told[-1][0] == seat:
            told[-1][1].append(text)
        else:
            told.append((seat, [text]))
    turns = []
    for seat, texts in told:
        did = ", ".join(texts)
        name = "" if seat is None else names[seat]
        name = words("seat.resigned", name=name) if seat in robots else name
        turn = did if seat is None else words("brief.turn", name=name, did=did)
        turns.append(words("brief.late", turn=turn) if seat in late else turn)
    large = len(names) - 1 > LEAST
    kept, most = min(len(turns), 1 if large else len(names) - 1), FEW_SIGNS if large else MOST_SIGNS
    while kept < len(turns) and len(words.dotted(turns[-kept - 1 :])) <= most:
        kept += 1
    earlier = [words("brief.earlier")] if kept < len(turns) else []
    return words.dotted([*earlier, *turns[len(turns) - kept :]])


def _drawn_together(events: Sequence[ev.Event | str]) -> list[ev.Event | str]:
    """The events with the draws of a seat in a row as one, also if it passed between them."""
    found: list[ev.Event | str] = []
    for event in events:
        match event, found:
            case ev.Drew(seat, count), [*before, ev.Drew(same, drawn)] if seat == same:
                found = [*before, ev.Drew(seat, drawn + count)]
            case ev.Drew(seat, count), [*before, ev.Drew(same, drawn), ev.Passed(passed)] if seat == same == passed:
                found = [*before, ev.Drew(seat, drawn + count)]
            case _:
                found.append(event)
    return found


def _brief(
    words: Words, event: ev.Event, names: Sequence[str], below: Mapping[Tile, Tile]
) -> tuple[Seat | None, str | None]:
    """The seat and two or three words; None if the event needs its whole sentence."""
    match event:
        case ev.Played(seat, tile, end, slot, value):
            if end is None:
                return seat, str(tile)
            shown = towards(tile, event.inner)
            if slot == ev.MEXICAN:
                return seat, words("brief.played_mexican", tile=shown)
            if slot.isdecimal():
                key = "brief.played_own" if int(slot) == seat else "brief.played_train"
                return seat, words(key, tile=shown, owner=names[int(slot)])
            at = slot_letter(slot, len(names)) or below.get(tile)
            facts = {"tile": shown, "at": at or value}
            return seat, words("brief.played" if at else "brief.played_end", **facts)
        case ev.Stacked(seat, tile, stack, _, _):
            return seat, words("brief.played", tile=tile, at=stack_letter(stack))
        case ev.Captured(seat, _, _, tiles):
            return seat, words("brief.captured", tiles=" ".join(map(str, tiles)))
        case ev.TookBack(seat, _):
            return seat, words("brief.took_back")
        case ev.Drew(seat, count):
            return seat, words("brief.drew", count=count)
        case ev.Passed(seat, on):
            values = words.listing(list(map(str, on)), "or")
            return seat, words("brief.passed_on" if on else "brief.passed", values=values)
        case ev.Scored(seat, receipt):
            return seat, words("brief.scored", points=number_text(receipt.points))
        case ev.MarkerPlaced(seat):
            return seat, words("brief.marker_placed")
        case ev.MarkerRemoved(seat):
            return seat, words("brief.marker_removed")
        case ev.Announced(seat):
            return seat, words("brief.announced")
        case ev.Skipped(seat):
            return seat, words("brief.skipped")
        case ev.RoundStarted(_, leader):
            return leader, words("brief.leads")
        case _:
            return None, None


def own_text(
    words: Words,
    found: Sequence[tuple[ev.Event, bool]],
    seat: Seat,
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
    below: Mapping[Tile, Tile],
) -> str:
    """The news for a seat's player: `You drew 9|9. You could not play and passed.` Their own plays are left out, but
    not those of a robot after their time ran out."""
    told: list[str] = []
    drawn = [str(tile) for event, _ in found if isinstance(event, ev.DrewTiles) for tile in event.tiles]
    if drawn:
        told.append(words("you.drew", tiles=words.listing(drawn)))
    for event, late in found:
        match event:
            case ev.Played(tile=tile, end=end, slot=slot, value=value) if late:
                at = end_of(words, slot, value, names, below.get(tile))
                key = "you.clock" if end is None else "you.clock_at"
                told.append(words(key, tile=towards(tile, event.inner), at=at))
            case ev.Stacked(tile=tile, stack=stack) if late:
                told.append(words("you.clock_at", tile=tile, at=stack_letter(stack)))
            case ev.Captured(tiles=tiles):
                told.append(words("you.clock_took" if late else "you.took", tiles=" ".join(map(str, tiles))))
            case ev.TookBack(tiles=tiles):
                told.append(words("you.took_back", tiles=" ".join(map(str, tiles))))
            case ev.Passed():
                told.append(words("you.passed"))
            case ev.MarkerPlaced():
                told.append(words("you.marker"))
            case ev.Skipped():
                told.append(words("you.skipped"))
            case ev.Scored(receipt=receipt):
                told.append(
                    words(
                        "you.scored", points=words.count("point", receipt.points), receipt=receipt_text(words, receipt)
                    )
                )
            case ev.ClaimFailed(points=claimed):
                told.append(words("you.claim_failed", points=claimed))
            case ev.MugginsCalled(caller, victim, taken) if victim == seat:
                key = "you.muggins" if taken else "you.muggins_nothing"
                told.append(words(key, name=names[caller], points=words.count("point", taken)))
            case ev.MugginsCalled() | ev.Overshot() | ev.Penalised():
                told.append(log_line(words, event, names, sides, below) or "")
            case _:
                pass
    return " ".join(dict.fromkeys(told))
