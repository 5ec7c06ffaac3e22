"""The painter of tests that do not look at pictures."""

from bot.pictures import Picture, Subject


class NoPictures:
    """Text only."""

    async def draw(self, subject: Subject) -> Picture | None:
        return None

    async def turn(self, due: float) -> None:
        pass

    async def close(self) -> None:
        pass
