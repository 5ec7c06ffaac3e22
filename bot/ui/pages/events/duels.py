"""The pages of a tournament or league: sign-up, pairings, standings, podium."""

from fractions import Fraction
from functools import partial
from typing import Final

from bot.pictures import BracketSubject, LeaderboardSubject, PodiumSubject
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.events import event as shared
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Text, Tone, fitting, rows, sentence
from bot.ui.pages.table.options import changed_rules
from bot.ui.pages.table.seats import duration
from bot.words import Words
from bot.words.names import safe_name
from engine.events import duels
from engine.events.duels import Standing
from engine.events.lengths import length_of
from engine.events.model import Event, EventTable, Kind, Stage
from engine.events.planning import DAY_MINUTES

IN_A_LINE: Final = 8
"""Duels of a bracket in words on one line."""
MEDALS: Final = "🥇🥈🥉"
MOST_LINES: Final = 10
"""Lines of the standings on the board of a round."""


def duels_page(words: Words, event: Event, matches: shared.Matches, now: float) -> Page:
    """The public message of a tournament or league."""
    match event.stage:
        case Stage.SIGN_UP:
            return _sign_up(words, event)
        case Stage.PLAYING:
            return _board(words, event, matches, now)
        case Stage.OVER if event.plan.entrants:
            return _podium(words, event)
        case _:
            return shared.event_page(words, event, matches, now)


def _sign_up(words: Words, event: Event) -> Page:
    plan = event.plan
    rounds = words.count("event.rounds", plan.rounds) if plan.rounds else words("duels.rounds_by_people")
    facts = {"kind": words(f"event.{event.kind}"), "game": words(f"game.{plan.games[0]}")}
    lines = [words("duels.facts", **facts, rounds=rounds, clock=shared.clock_of(words, event))]
    options, days = dict(plan.options), (plan.minutes or 0) / DAY_MINUTES
    if rules := changed_rules(words, plan.games[0], options):
        lines.append(words("duels.rules", rules=rules))
    if (length := length_of(plan.games[0], plan.seats, options)) and days >= 1:
        a_day = max(1, round(length.usual / days))
        lines.append(words("duels.about_length", moves=length.usual, a_day=a_day))
    return shared.sign_up_page(words, event, lines)


def how_page(words: Words, event: Event) -> Page:
    """How a tournament or league works, for one person."""
    lines = [words("duels.how", host=safe_name(words, event.row.host)), *about_lines(words, event)]
    return sentence("\n".join([words("event.title", title=shared.title_of(event)), *lines]))


def about_lines(words: Words, event: Event) -> list[str]:
    """How its kind works, what the host has chosen, and what follows for everyone."""
    kind = [] if event.plan.double else [words(f"duels.about_{event.kind}")]
    time = words("duels.about_time", time=duration(words, (event.plan.minutes or 0) * 60))
    return [*kind, *chosen_lines(words, event), time]


def chosen_lines(words: Words, event: Event) -> list[str]:
    """What the host has chosen."""
    plan = event.plan
    lines = [words("duels.about_league_twice")] if plan.double else []
    if plan.seats > duels.SIDES:
        lines.append(words("duels.about_pairs"))
    entrants = -(-len(event.coming) * duels.SIDES // plan.seats)
    if event.kind is Kind.SWISS and duels.rematch_from(entrants) <= duels.rounds_of(entrants, plan, event.kind):
        lines.append(words("duels.rematches", n=entrants, round=duels.rematch_from(entrants)))
    return lines


def name_of(words: Words, event: Event, entrant: int) -> str:
    """`Ana`, `Ana and Ben`."""
    return words.listing([safe_name(words, name) for name in duels.names_of(event, entrant)])


def _board(words: Words, event: Event, matches: shared.Matches, now: float) -> Page:
    """The board of a round. With many duels they get shorter lines, but everyone is named and every table linked."""
    return fitting(*(partial(_board_with, words, event, matches, now, detail) for detail in shared.Detail))


def _board_with(words: Words, event: Event, matches: shared.Matches, now: float, detail: shared.Detail) -> Page:
    last, league = event.round >= event.plan.rounds, event.kind is Kind.LEAGUE
    lines = [words("duels.plays", game=words(f"game.{event.plan.games[0]}"))]
    if event.round_ends is not None:
        lines.append(words("duels.ends_week" if league and not last else "duels.ends", at=event.round_ends))
    order = sorted(event.here, key=lambda table: (table.over, table.number))
    tables = ["\n".join(_table_line(words, event, table, matches, now, detail) for table in order)]
    if event.kind is Kind.SWISS and any(duels.meet_again(event, table) for table in event.here):
        tables.append(words("duels.again"))
    if league and (resting := [name_of(words, event, entrant) for entrant in duels.resting(event)]):
        tables.append(words("duels.rests", names=words.listing(resting)))
    buttons = [Button(words("duels.standings"), shared.control(event, Verb.EVENT_STANDINGS), Tone.MAIN)]
    if not last:
        buttons.append(Button(words("duels.withdraw"), shared.control(event, Verb.EVENT_OUT)))
    title = "duels.title_week" if league else "event.title_round"
    title = "duels.title_stage" if event.kind is Kind.KNOCKOUT else title
    stage = round_name(words, event.round, event.plan.rounds)
    frame = _frame(words, event) if detail is shared.Detail.ALL else Frame(_frame(words, event).name)
    few = event.kind is Kind.KNOCKOUT or len(event.here) <= shared.MOST_TABLES
    parts = [frame] if few else []
    return shared.board_page(words, event, title, lines=lines, tables=tables, parts=parts, buttons=buttons, stage=stage)


def _frame(words: Words, event: Event) -> Frame:
    """The bracket of a knockout, or the standings."""
    if event.kind is Kind.KNOCKOUT:
        return Frame(BracketSubject.name, "\n".join(_bracket(words, event)))
    told = [words("event.standings"), _standings(words, event, MOST_LINES)] if has_standings(event) else []
    return Frame(LeaderboardSubject.name, "\n".join(told))


def has_standings(event: Event) -> bool:
    """Whether any entrant has points or has withdrawn. A bye counts when its round is over."""
    return any(line.points or duels.has_withdrawn(event, line.entrant) for line in duels.standings_of(event))


def _table_line(
    words: Words, event: Event, table: EventTable, matches: shared.Matches, now: float, detail: shared.Detail
) -> str:
    """`Table 2 Ana – Ben · deal 2`, or the result."""
    if detail >= shared.Detail.WAITING:
        return _short_line(words, event, table, matches, now, detail)
    link = shared.table_link(words, event, table)
    place = f"{link} " if link else ""
    if table.over:
        return place + outcome_text(words, event, table)
    here = duels.entrants_at(event, table)
    pings = [words.listing([f"<@{user}>" for user in event.plan.entrants[entrant]]) for entrant in here]
    state = shared.state_of(words, event, table, matches.get(table.table_id), now)
    return f"{place}{words('duels.pair', one=pings[0], other=pings[-1])}{state}"


def _short_line(
    words: Words, event: Event, table: EventTable, matches: shared.Matches, now: float, detail: shared.Detail
) -> str:
    """The same in few characters; winners are bold."""
    won = duels.won_at(event, table) if table.over else {}
    told = []
    for entrant in duels.entrants_at(event, table):
        people = " ".join(f"<@{user}>" for user in event.plan.entrants[entrant])
        told.append(f"**{people}**" if won.get(entrant) else people)
    match = matches.get(table.table_id)
    waiting = match is not None and match.is_open and shared.waits(match, now) and detail is shared.Detail.WAITING
    state = shared.state_of(words, event, table, match, now) if waiting else ""
    if detail is shared.Detail.PEOPLE:
        return " ".join([*([] if table.over else [shared.place_of(words, event, table)]), *told])
    return f"{shared.place_of(words, event, table)} {' – '.join(told)}{state}"


def outcome_text(words: Words, event: Event, table: EventTable) -> str:
    """`Ana beat Ben`, `Eve has a bye`."""
    won = duels.won_at(event, table)
    order = sorted(won, key=lambda entrant: -won[entrant])
    one, other = name_of(words, event, order[0]), name_of(words, event, order[-1])
    if len(order) < duels.SIDES:
        return words("duels.bye", name=one)
    if not any(won.values()):
        return words("duels.nobody_won", one=one, other=other)
    if won[order[0]] == won[order[-1]]:
        return words("duels.tied", one=one, other=other)
    return words("duels.beat" if duels.played_at(event, table) else "duels.forfeited", winner=one, loser=other)


def _standings(words: Words, event: Event, most: int) -> str:
    return shared.lines_text(words, [_standing(words, event, line) for line in duels.standings_of(event)], most)


def _standing(words: Words, event: Event, line: Standing) -> str:
    """`1 Ana: 3 points, Buchholz 5.5`, with a note if Ana has withdrawn."""
    facts = {"place": line.place, "name": name_of(words, event, line.entrant)}
    if event.kind is Kind.KNOCKOUT:
        text = words("duels.line_knockout", **facts)
    else:
        points = _points(words, line.points)
        text = words("duels.line", **facts, points=points, buchholz=shared.points_text(words, line.buchholz))
    if line.duels is not None:
        text += words("duels.line_duels", n=shared.points_text(words, line.duels))
    return text + (words("duels.line_gone") if duels.has_withdrawn(event, line.entrant) else "")


def _points(words: Words, points: Fraction) -> str:
    """`1 point`, `1.5 points`."""
    return words.count("point", float(points))


def standings_page(words: Words, event: Event, page: int = 0) -> Page:
    """A page of the whole standings with the tie-breaks, for one person."""
    title = Text(words("event.title", title=shared.title_of(event)))
    if not event.plan.entrants:
        return Page((title, Text(words("duels.not_begun"))))
    knockout = event.kind is Kind.KNOCKOUT
    ties = Text(words("duels.ties_knockout" if knockout else "duels.ties"))
    lines = [_standing(words, event, line) for line in duels.standings_of(event)]
    above: list[Part] = [title, Frame(BracketSubject.name)] if knockout and page == 0 else [title]
    return shared.paged(words, event, above, [*_bracket(words, event), *lines] if knockout else lines, page, [ties])


def round_name(words: Words, number: int, rounds: int) -> str:
    """`Final`, `Semi-finals`, `Quarter-finals`, `Round 1`."""
    left = rounds - number
    return words(f"duels.round_{left}") if left < 3 else words("duels.round_any", round=number)


def _bracket(words: Words, event: Event) -> list[str]:
    """The known rounds of a knockout: the name of each, and its duels, some a line."""
    rounds = duels.rounds_played(event)
    told = []
    for here in rounds:
        pairs = []
        for duel in here:
            names = [name_of(words, event, entrant) for entrant in duel.entrants]
            bold = [f"**{name}**" if e == duel.winner else name for name, e in zip(names, duel.entrants, strict=True)]
            if len(bold) == duels.SIDES:
                pairs.append(words("duels.pair", one=bold[0], other=bold[1]))
            elif bold and duel.winner is not None:
                pairs.append(words("duels.bye", name=names[0]))
        if pairs:
            told.append(words("duels.round", name=round_name(words, here[0].round, len(rounds))))
            told += [" · ".join(pairs[at : at + IN_A_LINE]) for at in range(0, len(pairs), IN_A_LINE)]
    return told


def _podium(words: Words, event: Event) -> Page:
    return fitting(*(partial(_podium_with, words, event, most) for most in (MOST_LINES, 4, 0)))


def _podium_with(words: Words, event: Event, most: int) -> Page:
    lines = duels.standings_of(event)
    told, title = list[str](), words("event.title_over", title=shared.title_of(event))
    for place, medal in enumerate(MEDALS, 1):
        if here := [line for line in lines if line.place == place]:
            names = shared.folded(words, [name_of(words, event, line.entrant) for line in here])
            key = "duels.podium_knockout" if event.kind is Kind.KNOCKOUT else "duels.podium"
            told.append(words(key, medal=medal, names=names, points=_points(words, here[0].points)))
    thanks = words("duels.thanks", kind=words(f"event.{event.kind}"), **shared.counts(words, event))
    standings = Button(words("duels.standings"), shared.control(event, Verb.EVENT_STANDINGS))
    others = [_standing(words, event, line) for line in lines if line.place > len(MEDALS)]
    podium = Frame(PodiumSubject.name, "\n".join([*told, shared.lines_text(words, others, most)]).strip())
    return Page((Text(title), podium, Text(thanks), *rows([standings])), Colour.OVER)


def withdraw_page(words: Words, event: Event) -> Page:
    """Asks the person to confirm that they withdraw."""
    yes = Button(words("duels.withdraw_yes"), shared.control(event, Verb.EVENT_OUT, "yes"), Tone.DANGER)
    return Page((Text(words("duels.withdraw_sure")), *rows([yes])))
