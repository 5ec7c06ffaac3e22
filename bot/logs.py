"""The log: a line for each event on standard error, without tokens, passwords or tiles."""

import json
import logging

from pythonjsonlogger.json import JsonFormatter

from bot.config import Voice
from bot.hiding import hide

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
FIELDS = "{levelname}{name}{message}"
"""Of a line in JSON, beside `timestamp` and `exc_info`."""

# Discord logs interaction tokens at DEBUG, SQLAlchemy the values of statements (deals, hands) at INFO, and Alembic
# several lines at each start.
CAPPED = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "asyncpg": logging.INFO,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}


class RedactingFormatter(logging.Formatter):
    """Hides secrets in another formatter's finished line, including arguments and tracebacks."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """The line and its traceback without secrets."""
        text = self._inner.format(record)
        if not isinstance(self._inner, JsonFormatter):
            return hide(text)
        fields = json.loads(text).items()
        return json.dumps({name: hide(value) if isinstance(value, str) else value for name, value in fields})


def start_logging(voice: Voice) -> None:
    """Log to standard error at this level and in this format. Call it once, first."""
    handler = logging.StreamHandler()
    inner = JsonFormatter(FIELDS, style="{", timestamp=True) if voice.json else logging.Formatter(LINE)
    handler.setFormatter(RedactingFormatter(inner))
    logging.basicConfig(level=voice.level, handlers=[handler], force=True)
    for name, least in CAPPED.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelNamesMapping()[voice.level]))
