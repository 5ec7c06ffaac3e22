"""How long stored things are kept."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days something is kept."""

    servers: int = 30
    """The data of a server after the bot has left it."""
    clicks: int = 7
    """The ids of clicks that prove no deal."""
    solitaires: int = 90
    """Private tables after their end."""
