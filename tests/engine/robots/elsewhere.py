"""Stand-ins for a robot, which another process can import."""

from __future__ import annotations

import os
import signal


def whereabouts(*_: object) -> tuple[int, int]:
    """The process and its niceness, in place of a move."""
    return os.getpid(), os.nice(0)


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang(*_: object) -> None:
    """Stop as the system would stop it."""
    os.kill(os.getpid(), signal.SIGSTOP)


def eat(*_: object) -> bytearray:
    """Take more memory than a process may have."""
    return bytearray(8 << 30)


def fail(*_: object) -> None:
    raise ValueError("this robot is broken")
