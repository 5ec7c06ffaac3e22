"""Whole numbers in texts that anybody may have written."""

from __future__ import annotations


def read_number(text: str, most: int = 999_999) -> int | None:
    """The number 0..most (six digits at the most) that `text` is in plain digits; None for everything else."""
    if text.isascii() and text.isdigit() and len(text) <= 6 and int(text) <= most:
        return int(text)
    return None
