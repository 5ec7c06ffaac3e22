"""A player who has vanished from a table without a clock: the others let a robot play, and the player comes back."""

from __future__ import annotations

from pathlib import Path

from engine.units import DAY
from tests.bot.flows.stage import labels, staged, text_of


async def test_after_a_week_the_other_player_is_pinged_and_lets_a_robot_play(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people, options="target=500", time="none")
        turn = (await stage.table(table)).turn
        assert turn is not None
        people.sort(key=lambda person: person.id != turn.user_id)
        absent, other = people
        await stage.pass_time(7 * DAY + 5)
        (ping,) = [message for message in stage.channel.history() if "hasn’t moved for a week at" in message.content]
        assert ping.content.startswith(f"<@{other.id}>, {turn.name} hasn’t moved for a week")
        board = await stage.board(table)
        assert "Let a robot play?" in text_of(board)
        await stage.press(other, board, "Agree")
        assert (await stage.table(table)).played_by(absent.id) is None
        assert ping.id not in [message.id for message in stage.channel.history()]
        more = await stage.press(absent, await stage.board(table), "More")
        assert "Come back" in labels(more)
        await stage.press(absent, more, "Come back")
        assert (await stage.table(table)).played_by(absent.id)
