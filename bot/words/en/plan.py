"""What somebody lays down before their turn, for their eyes alone."""

from __future__ import annotations

PLAN: dict[str, str] = {
    "plan.open": "Plan …",
    "plan.edit": "My plan …",
    "plan.title": "### Your plan",
    "plan.none": "Press your tiles in the order in which you would play them.",
    "plan.how": "-# When your turn comes, the first that fits is played, {time} later, so that nobody can tell. "
    "What it could not know of clears it: a double to cover, something to claim, the end of the round.",
    "plan.time_live": "1 to 4 seconds",
    "plan.time_slow": "2 to 20 minutes",
    "plan.entry": "{n}. {tile} wherever it fits",
    "plan.entry_row": "{n}. {tile}",
    "plan.entry_at": "{n}. {tile} only here: {place}",
    "plan.on": "{tile} on {place}",
    "plan.gone": "a place that is not there any more",
    "plan.now": "As the board is now, it would play **{move}**.",
    "plan.now_draw": "As the board is now, it would draw.",
    "plan.now_pass": "As the board is now, it would pass.",
    "plan.now_nothing": "As the board is now, nothing of it could be played.",
    "plan.hand": "Your plan: {tiles}.",
    "plan.moving": "Your plan plays **{move}** for you, within {time} of the beginning of your turn. Whatever you "
    "press comes first.",
    "plan.chosen": "{n}: {tile}",
    "plan.where": "{tile}: where?",
    "plan.anywhere": "wherever it fits",
    "plan.only": "only here: {place}",
    "plan.once_on": "For my next turn only",
    "plan.once_off": "Until it is used up",
    "plan.must_on": "Draw or pass if I must: yes",
    "plan.must_off": "Draw or pass if I must: no",
    "plan.line_on": "Take all of a line: yes",
    "plan.line_off": "Take all of a line: no",
    "plan.clear": "Clear",
    "plan.stop": "Clear my plan",
    "plan.cleared_double": "Your plan was cleared: there is a double to cover that it did not know of.",
    "plan.cleared_window": "Your plan was cleared: there is something to claim, to call or to announce.",
    "plan.cleared_round": "Your plan was cleared: the round is over.",
    "plan.cleared_no_fit": "Your plan was cleared: it did not fit the board.",
    "plan.cleared_forced": "Your plan was cleared: you had to draw or pass.",
    "plan.cleared_capture": "Your plan was cleared: there is something to capture.",
}
