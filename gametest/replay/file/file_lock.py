"""One writer at a time: a lock that the system drops when the process ends, however it ends."""

from __future__ import annotations

import sys
from typing import IO


def lock(file: IO[bytes]) -> bool:
    """False if somebody else holds the file."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
