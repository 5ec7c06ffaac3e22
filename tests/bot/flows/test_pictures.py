"""Pictures on Discord: who sees which, what is said in words beside them, and what happens when they cannot be had."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from PIL import Image
from simcord.components import walk_components

from bot.pictures import Style
from bot.pictures.emoji import all_tiles, emoji_name
from bot.ui.board import board_page
from bot.ui.emojis import TileEmojis
from bot.ui.page import Picture
from bot.ui.painter import NoPictures, Painted
from bot.ui.shown import Shown
from bot.ui.tally import tally_page
from bot.words import Words, words_for
from engine.rules.record import Record
from engine.rules.views import View
from engine.tables.looks import Look, Show
from engine.tables.model import Snapshot, Status
from engine.tables.service import Tables
from tests.bot.flows.stage import SELECT, Stage, controls, labels, staged, tiles_in, wire
from tests.bot.flows.test_secrecy import dealt, snapshot_of, twin

GALLERY = 12


class Sketches(NoPictures):
    """Quick stand-ins that say what they were asked for."""

    def __init__(self) -> None:
        self.boards: list[tuple[View, Style]] = []
        self.fails = False

    async def board(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        self.boards.append((view, style))
        return None if self.fails else sketch("board.png", style)

    async def hand(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        return None if self.fails else sketch("hand.png", style)

    async def tally(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        return None if self.fails else sketch("tally.png", style)

    async def replay(
        self, words: Words, snapshot: Snapshot, record: Record, number: int | None, style: Style
    ) -> Picture | None:
        return None if self.fails else sketch("replay.webp", style)


def sketch(name: str, style: Style) -> Picture:
    return Picture(b"\x89PNG", name, f"alt of {name}: {style.high_contrast} {style.numerals}")


def pictures(message: Any) -> list[str]:
    """The files shown in a message, in their order."""
    shown = [item for part in walk_components(wire(message)) if part["type"] == GALLERY for item in part["items"]]
    return [item["media"]["url"].rsplit("/", 1)[-1].split("?")[0] for item in shown]


def words_of(message: Any) -> str:
    """The texts of a message, without descriptions of pictures."""
    return "\n".join(part["content"] for part in walk_components(wire(message)) if part["type"] == 10)


def alts(message: Any) -> str:
    """The descriptions of a message's pictures."""
    found = [item for part in walk_components(wire(message)) if part["type"] == GALLERY for item in part["items"]]
    return "\n".join(item["description"] for item in found)


async def choose(actor: Any, panel: Any, value: str) -> Any:
    """Take a choice of the only menu."""
    (menu,) = [item for item in controls(panel) if item["type"] == SELECT]
    return (await actor.select(panel, [value], custom_id=menu["custom_id"])).response


async def settings(stage: Stage, actor: Any, name: str = "settings") -> Any:
    """Open the panel."""
    answer = (await actor.slash(stage.channel, f"domino {name}")).response
    assert answer.ephemeral
    return answer


# -- what somebody has chosen -----------------------------------------------------------------------------------------


async def test_an_open_hand_follows_a_choice_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        hand, other = await stage.hand(ana, table), await stage.hand(bo, table)
        assert pictures(hand) == ["hand.png"]
        assert "Line" in words_of(hand) or "No tile" in words_of(hand)
        assert "Your hand" in words_of(hand)
        panel = await choose(ana, await settings(stage, ana), "pictures")
        assert "Now: **Pictures**" in words_of(panel)
        assert pictures(hand) == ["board.png", "hand.png"]
        assert "Your hand" not in words_of(hand)
        assert "alt of hand.png" in alts(hand)
        panel = await stage.press(ana, panel, "High contrast: off")
        assert "alt of hand.png: True False" in alts(hand)
        panel = await stage.press(ana, panel, "Numbers on tiles: off")
        assert "alt of hand.png: True True" in alts(hand)
        await choose(ana, panel, "text")
        assert not pictures(hand)
        assert "Your hand" in words_of(hand)
        assert "alt of hand.png: False False" in alts(other), "a choice is one's own"
        assert await stage.bot.desk.tables.preferences(ana.id) == Look(Show.TEXT, True, True)
        assert await stage.bot.desk.tables.preferences(bo.id) == Look()


async def test_a_choice_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana = stage.person("Ana")
        await choose(ana, await settings(stage, ana), "text")
        await stage.restart()
        assert "Now: **Words only**" in words_of(await settings(stage, ana))


async def test_whatever_is_chosen_a_picture_that_cannot_be_had_is_told_in_words(tmp_path: Path) -> None:
    painter = Sketches()
    async with staged(tmp_path, painter=painter) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await choose(ana, await settings(stage, ana), "pictures")
        table = await stage.begin(ana, bo)
        painter.fails = True
        hand = await stage.hand(ana, table)
        assert not pictures(hand)
        assert "Your hand" in words_of(hand)
        assert "No tile" in words_of(hand) or "Line" in words_of(hand)


async def test_the_board_alone_is_shown_as_its_reader_wants_it(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo)
        await stage.press(eve, await settings(stage, eve), "High contrast: off")
        answer = (await eve.slash(stage.channel, "domino board", show="private")).response
        stage.check()
        assert answer.ephemeral
        assert alts(answer) == "alt of board.png: True False"
        assert alts(await stage.board(table)) == "alt of board.png: False False"


# -- the server's choice ----------------------------------------------------------------------------------------------


async def test_a_server_turns_pictures_off_and_its_boards_follow(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        role = stage.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
        boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
        table = await stage.begin(ana, bo)
        assert pictures(await stage.board(table)) == ["board.png"]
        panel = await stage.press(boss, await settings(stage, boss, "server"), "Numbers on tiles: off")
        assert alts(await stage.board(table)) == "alt of board.png: False True"
        await choose(boss, panel, "text")
        board = await stage.board(table)
        assert not pictures(board)
        assert "on turn" in words_of(board)
        assert pictures(await stage.hand(ana, table)) == ["hand.png"], "hands follow their owner"


async def test_only_who_may_manage_the_server_chooses_for_it(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        refusal = await settings(stage, ana, "server")
        assert "manage this server" in words_of(refusal)
        assert not controls(refusal)
        board = await stage.board(table)
        for custom_id, values in (("b1:-:0:server_look:show", ["text"]), ("b1:-:0:server_look:numerals=on", None)):
            answer = await stage.raw_click(ana, board, custom_id, values=values)
            assert "manage this server" in words_of(answer)
        assert await stage.bot.desk.tables.server_look(stage.guild.id) == Look()


async def test_the_right_to_choose_may_be_lost_while_the_panel_is_open(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        role = stage.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
        boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
        panel = await settings(stage, boss, "server")
        stage.env.backend.guilds[stage.guild.id].members[boss.id].role_ids.clear()
        assert "manage this server" in words_of(await choose(boss, panel, "text"))
        assert await stage.bot.desk.tables.server_look(stage.guild.id) == Look()


# -- tallies ----------------------------------------------------------------------------------------------------------


async def test_tallies_and_the_ends_of_rounds_and_matches_have_pictures(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=40")
        first = await stage.board(table)
        tally = await stage.press(bo, first, "Tally")
        assert pictures(tally) == ["tally.png"]
        assert "Ana 0" in alts(tally)
        asked = (await bo.slash(stage.channel, "domino tally")).response
        assert asked.ephemeral
        assert pictures(asked) == ["tally.png"]
        rng = random.Random(3)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        assert (await stage.table(table)).status is Status.PLAYING
        (account,) = [message for message in stage.channel.history() if message.id == first.id]
        assert pictures(account) == ["board.png", "tally.png"]
        assert "Totals" in words_of(account)
        await stage.play_on([ana, bo], table, rng)
        end = await stage.board(table)
        assert pictures(end) == ["tally.png", "board.png"]
        assert "won." in alts(end)
        assert "won" in words_of(end)


# -- secrets ----------------------------------------------------------------------------------------------------------


async def test_public_pictures_and_their_names_tell_no_hidden_tile(tmp_path: Path) -> None:
    """Every public picture is made from the spectator's view; its file name is always the same, and its description
    names no tile of a hand."""
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await stage.press(ana, await settings(stage, ana), "Numbers on tiles: off")
        table = await stage.begin(ana, bo)
        rng = random.Random(1)
        for _ in range(8):
            await stage.play_on([ana, bo], table, rng, turns=1)
            snapshot = await stage.table(table)
            board = await stage.board(table)
            assert [attached.filename for attached in board.attachments] == ["board.png"]
            hidden = {str(tile) for seat in (0, 1) for tile in (snapshot.view_for(seat) or pytest.fail("dealt")).hand}
            assert not tiles_in(alts(board)) & hidden


async def test_the_painter_of_public_boards_is_given_no_hand(tmp_path: Path) -> None:
    painter = Sketches()
    async with staged(tmp_path, painter=painter) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await choose(ana, await settings(stage, ana), "pictures")
        table = await stage.begin(ana, bo)
        await stage.play_on([ana, bo], table, random.Random(1), turns=4)
        assert len(painter.boards) > 4
        assert all(view.viewer is None and not view.hand and not view.moves for view, _ in painter.boards)


class Nowhere:
    """A server that has chosen nothing."""

    async def server_look(self, guild_id: int) -> Look:
        return Look()


@pytest.mark.parametrize("game", ["block", "muggins", "chickenfoot", "mexican_train", "castle_rock"])
async def test_deals_that_differ_only_in_hidden_tiles_give_the_same_message_to_the_last_byte(game: str) -> None:
    """Noninterference, with the pictures: their bytes, names and descriptions are part of the page."""
    painter = Painted()
    shown = Shown(cast(Tables, Nowhere()), painter, TileEmojis(), lambda: 0.0)
    rng = random.Random(2)
    match, moves = dealt(game, rng)
    other = twin(game, match, moves)
    pages = []
    for one in (match, other):
        snapshot = snapshot_of(one, game, 3)
        made = (board_page(words_for(), snapshot, []), tally_page(words_for(), snapshot))
        pages.append([await shown.public(words_for(), snapshot, page) for page in made])
    await painter.close()
    assert [len(page.pictures) for page in pages[0]] == [1, 1]
    assert pages[0] == pages[1]


# -- emojis of tiles --------------------------------------------------------------------------------------------------


def emojis_of(message: Any) -> dict[str, str]:
    """The emoji's name by the label of its button."""
    buttons = [item for item in controls(message, enabled=False) if item.get("emoji")]
    return {item["label"]: item["emoji"]["name"] for item in buttons}


async def test_tiles_are_uploaded_once_and_stand_on_buttons_beside_their_label(tmp_path: Path) -> None:
    async with staged(tmp_path, tile_emojis=True) as stage:
        await stage.env.settle()
        names = {emoji.name for emoji in await stage.bot.fetch_application_emojis()}
        assert names == {emoji_name(tile) for tile in all_tiles()}
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        hands = [await stage.hand(actor, table) for actor in (ana, bo)]
        found = {label: name for hand in hands for label, name in emojis_of(hand).items()}
        assert found
        for label, name in found.items():
            assert name.startswith(f"tile_{label.replace('|', '_')}_")
        assert len(emojis_uploaded(stage)) == 91
        await stage.restart()
        assert len(emojis_uploaded(stage)) == 91, "what is there is not uploaded again"


def emojis_uploaded(stage: Stage) -> list[str]:
    return [call.path for call in stage.env.http_requests if call.method == "POST" and call.path.endswith("/emojis")]


async def test_old_drawings_are_replaced_and_other_emojis_left_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        for name in ("tile_4_6_0ld0ld00", "party_parrot"):
            await stage.bot.create_application_emoji(name=name, image=b"\x89PNG\r\n\x1a\n")
        emojis = TileEmojis()
        await emojis.load(stage.bot)
        names = [emoji.name for emoji in await stage.bot.fetch_application_emojis()]
        assert "party_parrot" in names
        assert "tile_4_6_0ld0ld00" not in names
        assert len(names) == 92


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_bot_that_may_not_have_emojis_plays_without_them(tmp_path: Path, method: str) -> None:
    async with staged(tmp_path) as stage:
        stage.env.inject_error(method, "/applications/*/emojis", status=403, code=50013, times=1)
        emojis = TileEmojis()
        await emojis.load(stage.bot)
        assert emojis(all_tiles()[90]) == ""
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        for actor in (ana, bo):
            assert not emojis_of(await stage.hand(actor, table))


async def test_an_emoji_that_was_deleted_does_not_keep_anybody_from_their_hand(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches(), tile_emojis=True) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        turn = (await stage.table(table)).turn
        assert turn is not None
        board = await stage.board(table)
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=1)
        hand = await stage.press(ana if turn.name == "Ana" else bo, board, "My hand")
        assert "Your hand" in words_of(hand)
        assert not emojis_of(hand)


# -- files that may not be posted -------------------------------------------------------------------------------------


async def test_without_the_permission_to_attach_files_the_board_stands_in_words(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        me = stage.guild.me
        assert me is not None
        closed = stage.guild.create_text_channel(
            "words-only", overwrites={me: discord.PermissionOverwrite(attach_files=False)}
        )
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, channel=closed)
        board = await stage.board(table, closed)
        assert not pictures(board)
        assert "on turn" in words_of(board)
        assert words_of(board).count("Attach Files") == 1
        refused = [call for call in stage.env.transcript() if "50013" in str(call)]
        assert not refused, "what is known not to be allowed is not tried"


async def test_a_refusal_of_files_is_met_with_words_and_not_repeated(tmp_path: Path) -> None:
    """Where the permissions are not known before, Discord's refusal is believed."""
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        rng = random.Random(1)
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
        await stage.play_on([ana, bo], table, rng, turns=1)
        for _ in range(3):
            board = await stage.board(table)
            assert not pictures(board)
            assert "Attach Files" in words_of(board)
            await stage.play_on([ana, bo], table, rng, turns=1)
        await ana.slash(stage.channel, "domino board")
        board = await stage.board(table)
        assert pictures(board) == ["board.png"], "whoever calls the board has it tried again"
        assert "Attach Files" not in words_of(board)


# -- hints ------------------------------------------------------------------------------------------------------------


async def test_a_table_without_hints_tells_nobody_what_is_surrounded(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        shown = {}
        for hints in ("on", "off"):
            lobby, table = await stage.open(ana, "castle_rock")
            await stage.press(bo, lobby, "Join")
            if hints == "off":
                panel = await stage.press(ana, lobby, "Options")
                while "More options →" in labels(panel):
                    panel = await stage.press(ana, panel, "More options →")
                (menu,) = [item for item in controls(panel) if ":hints" in item["custom_id"]]
                panel = (await ana.select(panel, ["off"], custom_id=menu["custom_id"])).response
                assert "**off**" in words_of(panel)
                assert "The board gives no hints." in words_of(lobby)
            await stage.press(ana, lobby, "Start")
            texts = []
            rng = random.Random(4)
            for _ in range(40):
                await stage.play_on([ana, bo], table, rng, turns=1)
                board = await stage.board(table)
                texts.append(words_of(board) + alts(board))
            shown[hints] = "".join(texts).count("Surrounded")
        assert shown["on"] > 0
        assert shown["off"] == 0


# -- replays ----------------------------------------------------------------------------------------------------------


async def finished(stage: Stage, *people: Any, **options: Any) -> str:
    """A match played to its end."""
    table = await stage.begin(*people, **options)
    await stage.play_on(people, table, random.Random(1))
    assert (await stage.table(table)).status is Status.FINISHED
    return table


async def file_of(answer: Any, name: str) -> bytes:
    """What is in an attached file."""
    (file,) = [attached for attached in answer.attachments if attached.filename == name]
    return bytes(await file.read())


async def test_a_finished_match_is_watched_again_by_all(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        await finished(stage, ana, bo, options="target=1")
        result = await eve.slash(stage.channel, "domino replay")
        stage.check()
        answer = result.response
        bodies: list[Any] = [call.json for call in stage.env.http_requests if call.path.endswith("/callback")]
        promised = next(body for body in bodies if body["type"] == 5)
        assert "flags" not in promised.get("data", {}), "it is promised to all at once, then drawn"
        assert not answer.ephemeral
        assert [attached.filename for attached in answer.attachments] == ["replay.webp", "moves.txt"]
        assert all(attached.size <= 1_500_000 for attached in answer.attachments)
        assert "Replay of Block" in alts(answer)
        assert "the match again" in words_of(answer)
        frames: Any = Image.open(io.BytesIO(await file_of(answer, "replay.webp")))
        assert frames.n_frames > 2
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Ana played" in moves
        assert "The match is over." in moves


async def test_one_round_is_watched_alone_and_only_by_the_asker(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await finished(stage, ana, bo, options="target=40")
        rounds = len((await stage.table(table)).rounds)
        assert rounds > 1
        answer = (await ana.slash(stage.channel, "domino replay", round=2, show="private")).response
        assert answer.ephemeral
        assert "round 2" in alts(answer)
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Round 2" in moves
        assert "Round 1" not in moves
        refused = (await ana.slash(stage.channel, "domino replay", round=rounds + 1)).response
        assert refused.ephemeral
        assert f"{rounds} rounds" in words_of(refused)


async def test_of_a_running_match_only_rounds_that_are_over_are_shown(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=60")
        rng = random.Random(3)
        assert "No match has been finished" in words_of((await ana.slash(stage.channel, "domino replay")).response)
        named = (await ana.slash(stage.channel, "domino replay", match=table)).response
        assert named.ephemeral
        assert "No round of this match is over" in words_of(named)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        await stage.play_on([ana, bo], table, rng, turns=3)
        snapshot = await stage.table(table)
        assert snapshot.status is Status.PLAYING
        answer = (await bo.slash(stage.channel, "domino replay")).response
        assert "the rounds so far" in words_of(answer)
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Round 1" in moves
        assert "Round 2" not in moves
        running = (await bo.slash(stage.channel, "domino replay", match=table, round=2)).response
        assert "Only rounds that are over" in words_of(running)
        assert not running.attachments


async def test_matches_of_other_channels_are_only_for_those_who_played_them(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await finished(stage, ana, bo, options="target=1")
        other = stage.guild.create_text_channel("elsewhere")
        label = "Block: Ana, Björn"
        offers = {
            (who.name, where.id): [
                choice["value"] for choice in await who.autocomplete(where, "domino replay", "match", "ana")
            ]
            for who in (ana, eve)
            for where in (stage.channel, other)
        }
        assert [bool(found) for found in offers.values()] == [True, True, True, False]
        assert label in (await ana.autocomplete(other, "domino replay", "match", ""))[0]["name"]
        assert not await ana.autocomplete(other, "domino replay", "match", "mexican")
        mine = (await ana.slash(other, "domino replay", match=table, show="private")).response
        assert pictures(mine) == ["replay.webp"]
        for wrong in (table, "zzzzzzzz", "no such"):
            refused = (await eve.slash(other, "domino replay", match=wrong)).response
            assert refused.ephemeral
            assert "no such match" in words_of(refused)


async def test_who_wants_words_only_gets_the_moves_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await finished(stage, ana, bo, options="target=1")
        await choose(ana, await settings(stage, ana), "text")
        answer = (await ana.slash(stage.channel, "domino replay", show="private")).response
        assert [attached.filename for attached in answer.attachments] == ["moves.txt"]
