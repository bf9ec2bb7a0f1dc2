"""Waiting for files to change: told by the system with `watchfiles`, else found by looking."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from time import monotonic, sleep
from typing import Any, Final, Protocol, final

import attrs

STEP_MS: Final = 20
"""A change is told when nothing else has changed for this long."""
_DEBOUNCE_MS: Final = 200
_TIMEOUT_MS: Final = 100
"""An interrupt is noticed so soon."""
_LEAST_INTERVAL_S: Final = 0.05
_SHARE_OF_TIME: Final = 10
"""Looking takes at most about a tenth of the time."""
_IGNORED_FOLDERS: Final = frozenset(
    {".git", ".gametest", ".hg", ".mypy_cache", ".venv", "__pycache__", "node_modules"}
)
_IGNORED_ENDINGS: Final = ("~", ".swp", ".swx", ".tmp", ".part", ".pyc")


class FileChanges(Protocol):
    def wait(self) -> set[str]:
        """The real paths of files that have changed, at least one."""
        ...


def is_ignored(path: str) -> bool:
    """Of an editor, a version control system or Python."""
    *folders, name = path.split(os.sep)
    if name.endswith(_IGNORED_ENDINGS) or name.startswith((".#", "#")):
        return True
    return not _IGNORED_FOLDERS.isdisjoint(folders)


def file_changes(paths: Iterable[str], *, poll: bool = False) -> FileChanges:
    """Below these folders, or of these files; looking serves where `watchfiles` is not installed."""
    places = tuple(dict.fromkeys(map(os.path.realpath, paths)))
    if not poll:
        try:
            # Here, as it is an extra.
            import watchfiles
        except ImportError:
            pass
        else:
            watch: Callable[..., Iterator[set[tuple[Any, str]]]] = watchfiles.watch
            return ToldChanges(places, watch)
    return PolledChanges(places)


@final
@attrs.define(eq=False, repr=False)
class ToldChanges:
    """By the system; what changes while nobody waits is told at the next call."""

    paths: tuple[str, ...]
    watch: Callable[..., Iterator[set[tuple[Any, str]]]]
    _changes: Iterator[set[tuple[Any, str]]] = attrs.field(init=False)
    _early: set[str] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        # A file that an editor replaces is only seen from its folder.
        folders = dict.fromkeys(
            path if os.path.isdir(path) else os.path.dirname(path)
            for path in self.paths
        )
        self._changes = self.watch(
            *folders,
            watch_filter=lambda _change, path: self._is_watched(path),
            debounce=_DEBOUNCE_MS,
            step=STEP_MS,
            yield_on_timeout=True,
            rust_timeout=_TIMEOUT_MS,
        )
        # Looking begins with the first question.
        self._early = self._told(next(self._changes))

    def wait(self) -> set[str]:
        found, self._early = self._early, set()
        while not found:
            found = self._told(next(self._changes))
        return found

    def _told(self, changes: set[tuple[Any, str]]) -> set[str]:
        return {os.path.realpath(path) for _, path in changes}

    def _is_watched(self, path: str) -> bool:
        if is_ignored(path):
            return False
        return any(
            path == watched or path.startswith(watched + os.sep)
            for watched in self.paths
        )


Stamp = tuple[int, int]
"""Time of the last change in nanoseconds, and size."""


@final
@attrs.define(eq=False, repr=False)
class PolledChanges:
    paths: tuple[str, ...]
    pause: Callable[[float], None] = attrs.field(default=sleep, kw_only=True)
    """Seconds."""
    _seen: dict[str, Stamp] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._seen = self._look()

    def wait(self) -> set[str]:
        while True:
            began = monotonic()
            now = self._look()
            changed = {
                path
                for path in now.keys() | self._seen.keys()
                if now.get(path) != self._seen.get(path)
            }
            self._seen = now
            if changed:
                return changed
            self.pause(max(_LEAST_INTERVAL_S, (monotonic() - began) * _SHARE_OF_TIME))

    def _look(self) -> dict[str, Stamp]:
        found: dict[str, Stamp] = {}
        for path in self.paths:
            if os.path.isdir(path):
                self._look_into(path, found)
            else:
                _note(path, found)
        return found

    def _look_into(self, folder: str, found: dict[str, Stamp]) -> None:
        try:
            entries = list(os.scandir(folder))
        except OSError:
            return
        for entry in entries:
            if is_ignored(entry.name) or entry.name in _IGNORED_FOLDERS:
                continue
            if entry.is_dir(follow_symlinks=False):
                self._look_into(entry.path, found)
            else:
                _note(entry.path, found)


def _note(path: str, found: dict[str, Stamp]) -> None:
    try:
        status = os.stat(path)
    except OSError:
        return
    found[os.path.realpath(path)] = status.st_mtime_ns, status.st_size
