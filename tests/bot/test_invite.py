"""The invite link asks for the smallest permissions, and says why for each."""

import discord
import pytest

from bot.invite import PERMISSION_NUMBER, PERMISSIONS, application_id, invite_link


def test_every_bit_is_the_one_that_discord_gives_that_name() -> None:
    for permission in PERMISSIONS:
        assert discord.Permissions(**{permission.name: True}).value == 1 << permission.bit
    assert discord.Permissions(**{permission.name: True for permission in PERMISSIONS}).value == PERMISSION_NUMBER


def test_nothing_that_administers_a_server_is_asked_for() -> None:
    asked = discord.Permissions(PERMISSION_NUMBER)
    assert not asked & discord.Permissions.elevated()
    assert not asked.mention_everyone


def test_the_link_names_the_application_and_both_scopes() -> None:
    assert invite_link("123") == (
        "https://discord.com/oauth2/authorize?client_id=123&permissions=377957223488&scope=bot+applications.commands"
    )


@pytest.mark.parametrize(
    ("token", "application"),
    [
        ("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.rest", "100000000000000000"),
        ("MTIzNA.x.y", "1234"),
        ("bm8gbnVtYmVy.x.y", None),
        ("_____.x.y", None),
        ("", None),
    ],
)
def test_the_application_is_the_first_part_of_its_token(token: str, application: str | None) -> None:
    assert application_id(token) == application
