"""The log: a line for each event on standard error, without tokens, passwords or tiles."""

import logging
import re

from pythonjsonlogger.json import JsonFormatter

from bot.config import Settings

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
FIELDS = "{levelname}{name}{message}"
"""Of a line in JSON, beside `timestamp` and `exc_info`."""
HIDDEN = "[hidden]"

# Discord logs interaction tokens at DEBUG, SQLAlchemy the values of statements (deals, hands) at INFO, and Alembic
# several lines at each start.
CAPPED = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "asyncpg": logging.INFO,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}

# A bot's token, and the tokens that Discord puts into addresses of interactions and webhooks.
TOKENS = re.compile(
    r"[\w-]{17,}\.[\w-]{5,}\.[\w-]{25,}|(?<=/interactions/)\d+/[^/\s]+|(?<=/webhooks/)\d+/[^/\s?]+", re.ASCII
)


class RedactingFormatter(logging.Formatter):
    """Hides secrets in another formatter's finished line, including arguments and tracebacks."""

    def __init__(self, inner: logging.Formatter, settings: Settings) -> None:
        super().__init__()
        self._inner = inner
        url = settings.database_url.reveal()
        secrets = [secret.reveal() for secret in (settings.token, settings.error_webhook) if secret]
        secrets += [url] if url != settings.database_label() else []  # it holds a password
        self._secrets = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        """The line and its traceback without secrets."""
        text = self._inner.format(record)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return TOKENS.sub(HIDDEN, text)


def start_logging(settings: Settings) -> None:
    """Log to standard error at the level and in the format of the settings. Call it once, first."""
    handler = logging.StreamHandler()
    inner = JsonFormatter(FIELDS, style="{", timestamp=True) if settings.log_json else logging.Formatter(LINE)
    handler.setFormatter(RedactingFormatter(inner, settings))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name, least in CAPPED.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelNamesMapping()[settings.log_level]))
