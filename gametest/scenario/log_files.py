"""The whole output of each process in a file of its own."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import BinaryIO, Final, final

import attrs

from gametest.core.errors import UsageError

_UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]+")


@final
@attrs.define(eq=False, repr=False)
class LogFiles:
    """`<scenario>.<process>.log`, with the numbers of repetition and attempt where they count."""

    folder: Path | None = None
    _names: set[str] = attrs.field(factory=set, init=False)
    _lock: Lock = attrs.field(factory=Lock, init=False)

    def check(self) -> None:
        """Make the folder; raises `UsageError`."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            probe = self.folder / ".gametest-probe"
            probe.touch()
            probe.unlink()
        except OSError as error:
            raise UsageError(
                f"cannot write logs to {str(self.folder)!r}: {error.strerror}"
            ) from None

    def open(
        self, scenario: str, process: str, repeat: int, attempt: int
    ) -> BinaryIO | None:
        """None if no logs are kept. Raises `OSError`."""
        if self.folder is None:
            return None
        parts = [_safe(scenario), _safe(process)]
        if repeat > 1:
            parts.append(f"repeat{repeat}")
        if attempt > 1:
            parts.append(f"attempt{attempt}")
        return (self.folder / self._unique(".".join(parts))).open("wb", buffering=0)

    def _unique(self, stem: str) -> str:
        with self._lock:
            name, number = f"{stem}.log", 2
            while name.casefold() in self._names:
                name, number = f"{stem}.{number}.log", number + 1
            self._names.add(name.casefold())
            return name


def _safe(text: str) -> str:
    return _UNSAFE.sub("_", text).strip(".")[:100] or "_"
