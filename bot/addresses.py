"""Reads the addresses of databases and web pages, as hosts type them. Problems never quote them: a password may be in
them."""

import re
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from bot.hiding import SHORTEST, hide

DATABASE_FILE = "boneyard.db"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
HOST = re.compile(r"[\w.-]*|\[?[\da-fA-F:.]+\]?", re.ASCII)
"""Of a database's address. Another one may be the end of a password with @."""


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a usable size."""
    return text.isascii() and text.isdecimal() and len(text) < 20


def is_web(text: str) -> bool:
    """Whether a text is an address for a browser."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("https", "http") and bool(parts.hostname) and not re.search(r"[\s<>\"]", text)
    except ValueError:
        return False


def is_address(text: str) -> bool:
    """Whether a text is an IP address."""
    try:
        return bool(ip_address(text))
    except ValueError:
        return False


def has_password(address: str) -> bool:
    """Whether a database's address, maybe a wrong one, may hold a password."""
    return bool(address) and (hide(address) != address or "@" in address)


def database_url(text: str, data_dir: Path, problems: list[str], name: str = "DATABASE_URL") -> str:
    """The address with Boneyard's driver."""
    from sqlalchemy.engine import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if not text:
        return URL.create(DRIVERS["sqlite"], database=str(data_dir / DATABASE_FILE)).render_as_string()
    # Problems never quote the text, because it may hold a password. A malformed port raises ValueError.
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or not HOST.fullmatch(url.host or "") or re.search(r"@|\n|://", url.database or ""):
        problems.append(
            f"{name} is not a database address: write it like sqlite:///boneyard.db or "
            "postgresql://name:password@host/boneyard, and in the password %40 for @, %2F for /, %3A for :, %3F for ?."
        )
        return ""
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        asked = backend if backend.isalpha() and len(backend) < SHORTEST else "another kind of database"
        problems.append(f"{name} asks for {asked}, but Boneyard knows sqlite and postgresql.")
    elif url.database in (None, "", ":memory:"):
        problems.append(f"{name} names no database: Boneyard's matches must outlive the program.")
    elif backend == "sqlite" and (url.host or url.username):
        problems.append(f"{name} has two slashes, but a file needs three: write it like sqlite:///folder/boneyard.db.")
    elif backend == "sqlite" and not Path(str(url.database)).name:
        problems.append(f"{name} names a folder: write it like sqlite:///folder/boneyard.db.")
    elif backend == "sqlite" and (url.query or str(url.database).startswith("file:")):
        problems.append(f"{name} has parameters, which a file does not take: write it like sqlite:///boneyard.db.")
    else:
        url = url.set(drivername=DRIVERS[backend])
        if ssl := url.query.get("ssl"):  # as SQLAlchemy writes it; everything else is as PostgreSQL does
            url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": ssl})
    return url.render_as_string(hide_password=False)
