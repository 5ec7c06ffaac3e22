"""A few buttons where the bot would be, for the tests of the simulated server and of its browser driver.

Like the bot, it answers from custom ids alone and keeps no views. Some time after a click its turn changes by itself,
as if a robot had moved.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

ROBOT_SECONDS = 1.0


def picture(turn: int) -> discord.File:
    """A board whose colour is the turn's."""
    drawn = io.BytesIO()
    Image.new("RGB", (600, 160), ("seagreen", "steelblue", "firebrick")[turn % 3]).save(drawn, "PNG")
    drawn.seek(0)
    return discord.File(drawn, "board.png", description=f"The board at turn {turn}")


class Board(ui.LayoutView):
    """A public board with its buttons and a select."""

    def __init__(self, turn: int, tables: int) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Board] = ui.Container(accent_colour=0x2E7D32)
        box.add_item(ui.TextDisplay(f"## Block\nTurn {turn} of table {tables}"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a board")))
        row: ui.ActionRow[Board] = ui.ActionRow()
        for label in ("My hand", "Robot", "Rename"):
            row.add_item(ui.Button(label=label, custom_id=f"{label.lower()}:{turn}:{tables}"))
        box.add_item(row)
        choose: ui.ActionRow[Board] = ui.ActionRow()
        options = [discord.SelectOption(label=name) for name in ("Short", "Long")]
        choose.add_item(ui.Select(custom_id=f"length:{turn}:{tables}", placeholder="Length", options=options))
        box.add_item(choose)
        self.add_item(box)
        self.stop()


class Hand(ui.LayoutView):
    """A private panel with the tiles as buttons."""

    def __init__(self, text: str, turn: int, tables: int) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(text))
        row: ui.ActionRow[Hand] = ui.ActionRow()
        for tile in ("6|4", "2|2"):
            row.add_item(ui.Button(label=tile, custom_id=f"play {tile}:{turn}:{tables}"))
        self.add_item(row)
        self.stop()


class Rename(ui.Modal):
    """A dialog with one line."""

    def __init__(self, turn: int, tables: int) -> None:
        super().__init__(title="Rename the table", custom_id=f"renamed:{turn}:{tables}", timeout=None)
        self.add_item(ui.Label(text="New name", component=ui.TextInput(custom_id="name", max_length=20)))
        self.stop()


class StandIn(discord.Client):
    """The client."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.tables = 0
        self.think: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(ROBOT_SECONDS)
        self.robots: set[asyncio.Task[None]] = set()
        group = app_commands.Group(name="domino", description="Dominoes")

        @group.command(name="play", description="Open a table")
        @app_commands.choices(game=[app_commands.Choice(name=n, value=n.lower()) for n in ("Block", "Castle Rock")])
        async def play(
            interaction: discord.Interaction,
            game: app_commands.Choice[str],
            target: int = 100,
            note: str = "",
        ) -> None:
            self.tables += 1
            await interaction.response.send_message(view=Board(1, self.tables), file=picture(1))
            await interaction.followup.send(f"{game.name} to {target}. {note}", ephemeral=True)

        @play.autocomplete("note")
        async def notes(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{typed} please", value=f"{typed} please")]

        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """The one place where clicks arrive."""
        data: Any = interaction.data or {}
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        word, turn, tables = data["custom_id"].split(":")
        answer, name = interaction.response, interaction.user.display_name
        if word == "my hand":
            await answer.send_message(view=Hand(f"The hand of {name}", int(turn), int(tables)), ephemeral=True)
        elif word.startswith("play"):
            await answer.edit_message(view=Hand(f"{name} played {word[5:]}", int(turn), int(tables)))
            await interaction.channel.send(  # type: ignore[union-attr]  # the tests click in text channels only
                f"{interaction.user.mention} it is your turn",
                allowed_mentions=discord.AllowedMentions(users=[interaction.user]),
            )
        elif word == "robot":
            await answer.defer()
            self.robots.add(asyncio.create_task(self.move(interaction.message, int(turn) + 1, int(tables))))
        elif word == "rename":
            await answer.send_modal(Rename(int(turn), int(tables)))
        elif word == "length":
            await answer.send_message(f"{name} wants it {data['values'][0]}", ephemeral=True)
        else:
            field = data["components"][0]["component"]
            await answer.send_message(f"{name} calls it {field['value']}")

    async def move(self, board: discord.Message | None, turn: int, tables: int) -> None:
        """What a robot does: think, then change the board long after the click was answered."""
        await self.think()
        assert board is not None
        await board.edit(view=Board(turn, tables), attachments=[picture(turn)])
