"""A round of every game through the panels, with people and robots, and each game's own moves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.process.worker import Painted
from bot.ui.pages.table.hand import MOST_STACKS
from bot.words import words_for
from engine.rules.games import GAMES, is_solitaire
from engine.tables.table.model import Status
from tests.bot.flows.stage import SELECT, Stage, controls, is_move, labels, staged, text_of


@pytest.mark.parametrize("game", [game for game in GAMES if not is_solitaire(game)])
async def test_a_round_with_people_and_a_robot_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        quick = " ".join(f"{name}={value}" for name, value in GAMES[game].quick.items())
        table = await stage.begin(ana, bo, robots=1, game=game, options=quick)
        first = await stage.board(table)
        rng = random.Random(1)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        (account,) = [message for message in stage.channel.history() if message.id == first.id]
        text = text_of(account)
        assert text.strip().startswith(("**", "## 🏆"))
        assert all(f"{name}: " in text for name in ("Ana", "Pip", "Björn"))
        assert ("Totals" in text) is ((await stage.table(table)).status is Status.PLAYING)


@pytest.mark.slow
async def test_board_and_hand_have_their_pictures_with_a_description(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1")
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        board = await stage.board(table)
        (picture,) = board.attachments
        assert picture.filename == "board.png"
        assert "’s turn" in text_of(board)
        panel = await stage.hand(ana, table)
        assert [attached.filename for attached in panel.attachments] == ["hand.png"], "the board is right above"
        panel = await stage.press(ana, panel, "Board")
        assert [attached.filename for attached in panel.attachments] == ["board.png"]
        panel = await stage.hand_from_turns(ana, table)
        assert [attached.filename for attached in panel.attachments] == ["panel.png"]
        await stage.play_on([ana, bo], table, random.Random(1))
        assert (await stage.table(table)).status is Status.FINISHED


async def test_more_shows_what_happened_and_rules_what_is_in_force(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30")
        await stage.play_on([ana, bo], table, random.Random(1), turns=4)
        board = await stage.board(table)
        more = await stage.press(ana, board, "More")
        assert "played" in text_of(more)
        assert "**Line" in text_of(await stage.press(ana, more, "In words"))
        more = await stage.press(ana, board, "More")
        assert "to 30" in text_of(await stage.press(ana, more, "Rules"))


# -- Castle Rock ------------------------------------------------------------------------------------------------


async def until(stage: Stage, table: str, people: list[Any], wanted: Any, seed: int = 1) -> tuple[Any, Any]:
    """Play at random until `wanted(panel)` holds for the player on turn. Returns that player and panel."""
    rng = random.Random(seed)
    for _ in range(300):
        turn = (await stage.table(table)).turn
        if turn is not None and turn.person is not None and turn.human:
            actor = next(person for person in people if person.id == turn.person.user_id)
            panel = await stage.hand(actor, table)
            if wanted(panel):
                return actor, panel
        await stage.play_on(people, table, rng, turns=1)
    raise AssertionError("it never came to that")


async def test_captures_are_made_taken_back_and_finished(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="castle_rock")
        actor, panel = await until(stage, table, [ana, bo], lambda panel: any("Take " in x for x in labels(panel)))
        take = next(label for label in labels(panel) if label.startswith("Take "))
        after = await stage.press(actor, panel, take)
        assert "You took" in text_of(after)
        assert "Done" in labels(after)
        back = await stage.press(actor, after, "Take back")
        assert "You took a capture back" in text_of(back)
        assert take in labels(back)
        done = await stage.press(actor, back, "Done")
        assert "You drew " in text_of(done)


async def test_all_of_a_line_is_captured_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="castle_rock")

        def has_line(panel: Any) -> bool:
            return any(item["type"] == SELECT and item["custom_id"].endswith(":line") for item in controls(panel))

        actor, panel = await until(stage, table, [ana, bo], has_line)
        (menu,) = [item for item in controls(panel) if item["custom_id"].endswith(":line")]
        before = await stage.table(table)
        choice = menu["options"][0]
        await actor.select(panel, [choice["value"]], custom_id=menu["custom_id"])
        after = await stage.table(table)
        assert after.steps >= before.steps + len(choice["value"].split(","))


# -- Muggins ------------------------------------------------------------------------------------------------------


async def test_the_claim_is_chosen_with_the_play_and_the_count_is_not_public(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="muggins")
        turn = (await stage.table(table)).turn
        assert turn is not None
        mover, other = (ana, bo) if turn.name == "Ana" else (bo, ana)
        panel = await stage.hand(mover, table)
        assert not any(label.isdecimal() for label in labels(panel))
        panel = await stage.press(mover, panel, "Score…")
        assert [label for label in labels(panel) if label.isdecimal()] == ["5", "10"], "one tile counts 12 at most"
        panel = await stage.press(mover, panel, "10")
        assert "You say 10" in text_of(panel)
        (first, *_) = [item for item in controls(panel) if is_move(item)]
        await stage.press_id(mover, panel, first["custom_id"])
        board = await stage.board(table)
        assert "Count" not in text_of(board)
        assert "Muggins!" in labels(board), "the window is open"
        mine = await stage.hand(mover, table)
        assert {"5", "10", "Nothing"} <= set(labels(mine)), "a claim is one press away"
        assert "Muggins!" not in labels(mine), "nobody calls on himself"
        hand = await stage.hand(other, table)
        assert "Muggins!" in labels(hand)
        moved = await stage.press(other, board, "Muggins!")
        assert "Your hand" in text_of(moved)
        assert text_of(hand).strip() == words_for()("hand.moved"), "there is one panel, and it moves"
        assert "called Muggins!" in text_of(await stage.board(table))
        assert "Muggins!" not in labels(await stage.board(table)), "called once is called"


async def test_counted_by_the_bot_nothing_is_asked(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="muggins", options="claims=auto")
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        text = text_of(await stage.board(table))
        assert "The ends count" in text
        assert "Muggins!" not in labels(await stage.board(table))


# -- Mexican Train, Build Up and long hands ---------------------------------------------------------------------------


@pytest.mark.slow
async def test_one_tile_is_announced_while_the_window_is_open(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="mexican_train", options="hand_size=3")
        actor, panel = await until(stage, table, [ana, bo], lambda panel: "Your hand: 2 tiles" in text_of(panel))
        before = (await stage.table(table)).steps
        assert any(label.endswith("and “One tile!”") for label in labels(panel))
        while (await stage.table(table)).steps == before:  # the tile, and maybe where
            (item, *_) = [item for item in controls(panel) if is_move(item) and item["label"] != "Draw"]
            panel = await stage.press_id(actor, panel, item["custom_id"])
        board = await stage.board(table)
        if "One tile!" in labels(board):
            await stage.press(actor, board, "One tile!")
            assert "“One tile!”" in text_of(await stage.board(table))
            assert "One tile!" not in labels(await stage.board(table))


async def test_six_players_build_up_with_thirty_six_stacks(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dmitri", "Eve", "Femi")]
        table = await stage.begin(*people, game="build_up")
        await stage.play_on(people, table, random.Random(1), turns=3)
        turn = (await stage.table(table)).turn
        assert turn is not None
        actor = people[turn.seat]
        panel, asked = await stage.hand(actor, table), set()
        for item in [item for item in controls(panel) if is_move(item)]:
            where = await stage.press_id(actor, panel, item["custom_id"])
            if "in whose row?" not in text_of(where):
                assert len(labels(where)) - 1 <= MOST_STACKS
                panel = await stage.press(actor, where, "Back")
                continue
            for row in [found["custom_id"] for found in controls(where) if is_move(found)]:
                asked.add(row)
                stacks = await stage.press_id(actor, where, row)
                named = labels(stacks)[:-1]
                assert 1 <= len(named) <= 6
                assert {label[0] for label in named} == {row[-1]}
                where = await stage.press(actor, stacks, "Back")
                assert "in whose row?" in text_of(where)
            panel = await stage.press(actor, where, "Back")
        assert len(asked) >= 6


async def test_a_hand_of_thirty_five_tiles_is_paged(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="chickenfoot", options="set=d12")
        actor, panel = await until(stage, table, [ana, bo], lambda panel: "More tiles →" in labels(panel))
        assert sum("|" in label for label in labels(panel)) == 20
        later = await stage.press(actor, panel, "More tiles →")
        assert "← Earlier" in labels(later)
        assert any("|" in label for label in labels(later))


# -- the solitaire ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("show", ["private", "public"])
async def test_the_solitaire_is_played_alone(tmp_path: Path, show: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = (await ana.slash(stage.channel, "domino solitaire", show=show, rules="leaflet")).response
        (table,) = stage.tables()
        panel = panel or stage.panel(table.id, ana)
        assert panel.ephemeral
        if show == "public":
            text = text_of(await stage.board(table.id))
            assert "**Ana** plays alone. Captured: 0 tiles." in text
            assert not any(said in text for said in ("(host)", "total", "round 1", "’s turn"))
        rng = random.Random(2)
        while (await stage.table(table.id)).status is Status.PLAYING:
            item = rng.choice([item for item in controls(panel) if is_move(item) and item["type"] != SELECT])
            panel = await stage.press_id(ana, panel, item["custom_id"])
        if show == "private":
            assert not stage.channel.history()
            assert "The Devil wins" in text_of(panel)
            assert "Captured: " in text_of(panel)
            again = await stage.press(ana, panel, "Play again")
            assert "Draw" in labels(again) or any(label.startswith("Take") for label in labels(again))
            assert not stage.channel.history()
        else:
            (board,) = stage.channel.history()
            assert "match over" in text_of(board)
            assert "The Devil wins" in text_of(board)
            assert "Rematch" not in labels(board)
            await stage.press(ana, board, "Play again")
            again = stage.panel(stage.tables()[-1].id, ana)
            assert again.ephemeral
            assert "Draw" in labels(again) or any(label.startswith("Take") for label in labels(again))
            assert len(stage.channel.history()) == 2, "the new game has its own board"


async def test_giving_up_is_asked_twice(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = (await ana.slash(stage.channel, "domino solitaire")).response
        (table,) = stage.tables()
        sure = await stage.press(ana, panel, "Give up")
        panel = await stage.press(ana, sure, "No, play on")
        assert (await stage.table(table.id)).status is Status.PLAYING
        sure = await stage.press(ana, panel, "Give up")
        await stage.press(ana, sure, "Yes, give up")
        assert (await stage.table(table.id)).status is Status.FINISHED


async def test_a_solitaire_has_no_account_whatever_is_forged(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = (await ana.slash(stage.channel, "domino solitaire")).response
        (table,) = stage.tables()
        await stage.press(ana, await stage.press(ana, panel, "Give up"), "Yes, give up")
        forged = stage.id_of(await stage.table(table.id), "account", "1")
        assert words_for()("invalid.unknown_button") in text_of(await stage.raw_click(ana, panel, forged))
