"""`/admin` on a real connection: who may use it follows from the application's team, as Discord tells it."""

from __future__ import annotations

from tests.wire.conftest import Launcher
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, STRANGER, People, shown
from tests.wire.shapes import GUILD, Json, User

OWNER, INVITED = User(1, "Host"), User(31, "Ivo")
REFUSED = "Only the bot’s owner can do that."
ACCEPTED, ASKED = 2, 1


def member(user: User, role: str, state: int = ACCEPTED) -> Json:
    """A member of the application's team."""
    return {"team_id": "7", "membership_state": state, "role": role, "user": user.payload(), "permissions": ["*"]}


async def health(wire: WireDiscord, user: User) -> str:
    """The text that answers `/admin health`."""
    return shown(await wire.answered(wire.slash(user, "admin health"))).text.strip()


async def test_only_the_owner_uses_the_commands_of_an_application_without_a_team(
    wire: WireDiscord, launcher: Launcher, people: People
) -> None:
    wire.users.append(OWNER)
    await launcher.start(ADMIN_SERVER=str(GUILD))
    await wire.connected(1)
    await people.begin(ANA, BO)
    told = await health(wire, OWNER)
    assert "Open tables: **1**, in play: **1**" in told
    assert await health(wire, ANA) == REFUSED


async def test_members_of_the_team_use_the_commands_unless_they_only_read_or_have_not_joined(
    wire: WireDiscord, launcher: Launcher
) -> None:
    wire.users += [OWNER, INVITED]
    wire.application["team"] = {
        **{"id": "7", "name": "Builders", "icon": None, "owner_user_id": str(OWNER.id)},
        "members": [
            *(member(ANA, "admin"), member(BO, "developer"), member(CHLOE, "read_only")),
            member(INVITED, "admin", ASKED),
        ],
    }
    await launcher.start(ADMIN_SERVER=str(GUILD))
    await wire.connected(1)
    assert [await health(wire, one) == REFUSED for one in (OWNER, ANA, BO)] == [False] * 3
    assert [await health(wire, one) for one in (CHLOE, INVITED, STRANGER)] == [REFUSED] * 3
