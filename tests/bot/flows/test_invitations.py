"""Invitations, the waiting list and removing a player, through Discord's buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.words import words_for
from engine.tables.table.model import Status
from tests.bot.flows.stage import SELECT, Stage, controls, labels, staged, text_of

WORDS = words_for()


def invitations(stage: Stage) -> list[Any]:
    """The messages in the channel that mention this user."""
    return [message for message in stage.channel.history() if "<@" in (message.content or "")]


def pinged(stage: Stage, message: Any) -> set[int]:
    """Who was notified by it."""
    return set(stage.env.backend.messages[stage.channel.id][message.id].ping_user_ids)


async def test_people_invited_are_pinged_once_and_answer(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo, eve = (stage.person(name) for name in ("Ana", "Björn", "Chloé", "Eve"))
        lobby, table = await stage.open(ana, **{"with": bo})
        (invitation,) = invitations(stage)
        assert pinged(stage, invitation) == {bo.id}
        panel = await stage.press(ana, lobby, "Invite")
        await ana.select(panel, [cleo], custom_id=stage.id_of(await stage.table(table), "ask"))
        (invitation,) = invitations(stage)
        assert pinged(stage, invitation) == {cleo.id}
        assert "Ana invites you to a table of **Block**" in text_of(invitation)
        assert labels(invitation) == ["I’m in", "No thanks", "To the lobby"]
        assert "Invited: Björn and Chloé" in text_of(lobby)
        assert WORDS("refusal.not_asked") in text_of(await stage.press(eve, invitation, "No thanks"))
        assert "You declined" in text_of(await stage.press(cleo, invitation, "No thanks"))
        assert "Declined: Chloé" in text_of(lobby)
        (after,) = invitations(stage)
        assert after.id == invitation.id
        assert f"<@{cleo.id}>" not in text_of(after)
        assert WORDS("lobby.joined") in text_of(await stage.press(bo, invitation, "I’m in"))
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana", "Björn"]
        assert not invitations(stage), "all have answered"


async def test_invite_asks_more_people_each_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo, eve = (stage.person(name) for name in ("Ana", "Björn", "Chloé", "Eve"))
        lobby, table = await stage.open(ana)
        assert WORDS("refusal.not_seated") in text_of(await stage.press(eve, lobby, "Invite"))
        panel = await stage.press(ana, lobby, "Invite")
        menu = stage.id_of(await stage.table(table), "ask")
        assert panel.ephemeral
        answer = (await ana.select(panel, [bo], custom_id=menu)).response
        assert WORDS("invite.done") in text_of(answer)
        assert [pinged(stage, message) for message in invitations(stage)] == [{bo.id}]
        panel = await stage.press(ana, lobby, "Invite")
        menu = stage.id_of(await stage.table(table), "ask")
        await ana.select(panel, [bo, cleo], custom_id=menu)
        (invitation,) = invitations(stage)
        assert pinged(stage, invitation) == {cleo.id}, "Björn was pinged before"
        assert f"<@{bo.id}>" in invitation.content
        assert (await stage.table(table)).ping_message_id == invitation.id
        await stage.restart()
        assert [message.id for message in invitations(stage)] == [invitation.id], "nobody is asked again"


async def test_an_invitation_goes_when_the_match_begins_or_the_table_closes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        for end in ("Start", "Cancel"):
            lobby, _ = await stage.open(ana, robots=1, **{"with": bo})
            assert len(invitations(stage)) == 1
            await stage.press(ana, lobby, end)
            assert not invitations(stage)


async def test_at_a_full_table_one_waits_for_a_seat(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo, dan = (stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dan"))
        lobby, table = await stage.open(ana, seats=2)
        await stage.press(bo, lobby, "Join")
        next_one = await stage.press(cleo, lobby, "Join waiting list")
        assert "You’re next" in text_of(next_one)
        assert labels(await stage.press(cleo, lobby, "Join waiting list")) == ["Leave"]
        assert "You’re number 2" in text_of(await stage.press(dan, lobby, "Join waiting list"))
        assert "Waiting list: Chloé and Dan" in text_of(lobby)
        await stage.press(bo, lobby, "Leave")
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana", "Chloé"]
        assert text_of(next_one).strip() == WORDS("lobby.moved_up")
        await stage.press(ana, lobby, "Start")
        assert "Your hand" in text_of(next_one)


async def test_the_host_removes_somebody_and_nobody_else_can(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        assert len([item for item in controls(await stage.press(bo, lobby, "Seats")) if item["type"] == SELECT]) == 1
        panel = await stage.press(ana, lobby, "Seats")
        menu = stage.id_of(await stage.table(table), "remove")
        assert "Only the host" in text_of(await stage.raw_click(bo, lobby, menu, values=["0"]))
        await ana.select(panel, [str(bo.id)], custom_id=menu)
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana"]
        assert WORDS("refusal.removed") in text_of(await stage.press(bo, lobby, "Join"))
        assert (await stage.table(table)).status is Status.LOBBY


async def test_an_old_menu_of_seats_means_the_person_or_is_refused(tmp_path: Path) -> None:
    """Seats are numbered anew when someone leaves, and the host's menu is as old as it is."""
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        lobby, table = await stage.open(ana)
        for person in (bo, cleo):
            await stage.press(person, lobby, "Join")
        panel = await stage.press(ana, lobby, "Seats")
        now = await stage.table(table)
        remove, sit = stage.id_of(now, "remove"), stage.id_of(now, "sit")
        await stage.press(bo, lobby, "Leave")
        refused = (await ana.select(panel, [str(bo.id)], custom_id=remove)).response
        assert WORDS("refusal.stale") in text_of(refused)
        assert "Chloé" in text_of(refused)
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana", "Chloé"]
        again = await stage.raw_click(ana, lobby, sit, values=["1"])
        assert WORDS("refusal.stale") in text_of(again)
        assert "Chloé" in text_of(again), "with the seats of today"
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana", "Chloé"]
