"""The log: a line for each event on standard error, without tokens, passwords or tiles."""

import logging
import re
from collections.abc import Iterable

from bot.config import Settings

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
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
    """Hides secrets in the finished line, including arguments and tracebacks."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(LINE)
        self._secrets = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        """The line and its traceback without secrets."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return TOKENS.sub(HIDDEN, text)


def start_logging(settings: Settings) -> None:
    """Log to standard error at the level of the settings. Call it once, first."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(secrets_of(settings)))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name, least in CAPPED.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelNamesMapping()[settings.log_level]))


def secrets_of(settings: Settings) -> tuple[str, ...]:
    """The token, and the database's address if it holds a password."""
    url = settings.database_url.reveal()
    token = settings.token.reveal() if settings.token else ""
    return token, url if url != settings.database_label() else ""
