"""One server at a time writes to a folder; the system lets go when the program ends, however it does."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, final

import attrs

from gametest.saved_world.errors import SavedWorldError

LOCK: Final = "lock"


@final
@attrs.define(eq=False, repr=False)
class WorldLock:
    path: Path
    """The folder."""
    _descriptor: int | None = attrs.field(default=None, init=False)

    def take(self) -> None:
        """Raises `SavedWorldError` if another program has it, or the folder cannot be made."""
        if os.name != "posix":
            # What holds there would outlast a killed program.
            return
        import fcntl

        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise SavedWorldError(f"{self.path}: another server uses it") from None
        except OSError as error:
            self.release()
            raise SavedWorldError(f"{self.path}: {error.strerror}") from None

    def release(self) -> None:
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)
