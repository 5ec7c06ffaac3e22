"""A click reads its control once, and every verb of the grammar has a function."""

from __future__ import annotations

from typing import cast
from unittest.mock import Mock

import pytest

from bot.ui.actions.click import ACTIONS, Click
from bot.ui.actions.router import REGISTERED
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import ControlId, Verb


def test_every_verb_has_its_action_and_keeps_its_word() -> None:
    """A word that is taken away or changed would leave dead buttons on messages that stand on Discord."""
    assert {action.__module__ for action in ACTIONS.values()} == {room.__name__ for room in REGISTERED}
    assert set(ACTIONS) == set(Verb) - {Verb.WHICH}, "the router itself reads the choice in that menu"
    assert " ".join(sorted(Verb)) == (
        "abandon abandon_yes account again agree arrange ask "
        "back board "
        "call cancel claim come_back "
        "daily daily_best daily_board daily_share decline disagree do "
        "end end_yes event_end event_fair event_here event_how event_in event_next event_out event_plan event_post "
        "event_standings event_vote "
        "fair "
        "game games give_up "
        "hand help hint history history_kind "
        "invite "
        "join "
        "keep "
        "leaders leaders_post leaders_set learn leave line live log look "
        "more move_table "
        "nothing "
        "one open options "
        "page pause pick play_now play_on premove_add premove_clear premove_drop premove_place premove_set premoves "
        "preset privacy puzzle puzzle_share "
        "ready rematch remove repost resign resign_yes revenge review robot rulebook rules rules_of_server "
        "same_deal say season season_post season_set seats server server_look set set_done setting settings "
        "sit stack start stats "
        "take_over tally tile time typed "
        "undo unpause unrobot void "
        "watch weekly which withdraw words"
    )


@pytest.mark.parametrize(
    ("argument", "head", "tail", "page"),
    [("", "", "", 0), ("2", "2", "", 2), ("1:target", "1", "target", 1), ("5|3:0", "5|3", "0", 0), ("-1", "-1", "", 0)],
)
def test_a_click_reads_what_its_control_carries(argument: str, head: str, tail: str, page: int) -> None:
    control = ControlId("abcdefgh", 1, Verb.SET_OPTION, argument)
    click = Click(cast(Reply, Mock()), control, None, {"values": ["50"]})
    assert (click.argument, click.head, click.tail, click.page, click.value) == (argument, head, tail, page, "50")
