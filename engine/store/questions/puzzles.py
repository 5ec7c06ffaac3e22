"""Answers to weekly puzzles (`Store.ask`)."""

from sqlalchemy import Connection, select, update

from engine.store import schema
from engine.store.questions.statements import columns, fetch, put, writes
from engine.store.rows import PuzzleRow


@writes
def answer(
    connection: Connection, user_id: int, game: str, week: int, at: int, *, right: bool = False, shown: bool = False
) -> None:
    """Count a person's answer, or that the solution was `shown`. After the right answer or the solution nothing more
    counts. Two answers at one moment both count."""
    row = PuzzleRow(user_id, game, week, 0, None, shown=False)
    put(connection, schema.puzzles, columns(schema.puzzles, row), replace=False)
    table = schema.puzzles.c
    own = table.user_id == user_id, table.game == game, table.week == week
    values = {"shown": True} if shown else {"tries": table.tries + 1, "solved_at": at if right else None}
    still = table.solved_at.is_(None), table.shown.is_(False)
    connection.execute(update(schema.puzzles).where(*own, *still).values(values))


def of_person(connection: Connection, user_id: int) -> list[PuzzleRow]:
    """A person's answers to all puzzles."""
    at = schema.puzzles.c
    return list(fetch(connection, PuzzleRow, select(schema.puzzles).where(at.user_id == user_id)))
