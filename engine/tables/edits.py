"""All edits of a table, for `Tables.change`. `EDITS` says when each is possible and who may make it."""

from __future__ import annotations

from engine.tables.core.rights import EDITS, Edit, Phase, Role, roles_of
from engine.tables.people.consent import (
    Abandon,
    Answer,
    ComeBack,
    GoAway,
    RunClocks,
    StopClocks,
    TakeOverSeat,
    Undo,
)
from engine.tables.people.lobby import (
    AddRobot,
    Begin,
    Cancel,
    ChooseSeat,
    Decline,
    Invite,
    Join,
    Leave,
    Remove,
    RemoveRobot,
    SetOption,
    SetOptions,
)
from engine.tables.people.places import End, LeaveServer, LoseChannel, LoseServer, MoveTo
from engine.tables.people.settings import SetSetting
from engine.tables.play.premoving import AddPremove, ClearPremoves, DropPremove, SetPremoves
from engine.tables.play.turns import MakeMove, Resign

__all__ = [
    "EDITS",
    "Abandon",
    "AddPremove",
    "AddRobot",
    "Answer",
    "Begin",
    "Cancel",
    "ChooseSeat",
    "ClearPremoves",
    "ComeBack",
    "Decline",
    "DropPremove",
    "Edit",
    "End",
    "GoAway",
    "Invite",
    "Join",
    "Leave",
    "LeaveServer",
    "LoseChannel",
    "LoseServer",
    "MakeMove",
    "MoveTo",
    "Phase",
    "Remove",
    "RemoveRobot",
    "Resign",
    "Role",
    "RunClocks",
    "SetOption",
    "SetOptions",
    "SetPremoves",
    "SetSetting",
    "StopClocks",
    "TakeOverSeat",
    "Undo",
    "roles_of",
]
