"""Sessions from a mode, a path and options, or from a program's own arguments."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

import attrs

from gametest.core.errors import UsageError
from gametest.replay.mode import Mode, ReplayClock
from gametest.replay.session import Session


def open_session(
    mode: Mode,
    path: Path | str = "",
    *,
    clock: ReplayClock = ReplayClock.LOCKSTEP,
    **options: Any,
) -> Session:
    """`options` are those of `RecordSession`, `ReplaySession` or `WallClockSession`."""
    match mode:
        case Mode.DISABLED:
            return Session()
        case Mode.RECORD:
            from gametest.replay.record_session import RecordSession

            return RecordSession(path, **options)
        case Mode.REPLAY if clock is ReplayClock.LOCKSTEP:
            from gametest.replay.replay_session import ReplaySession

            return ReplaySession(path, **options)
        case Mode.REPLAY:
            from gametest.replay.wall_clock_session import WallClockSession

            return WallClockSession(path, **options)
    raise AssertionError(mode)


@final
@attrs.frozen(kw_only=True)
class TestArguments:
    """What the original's helpers find among a program's arguments."""

    __test__ = False

    path: str = ""
    mode: Mode = Mode.DISABLED
    headless: bool = False
    work_dir: str = ""

    @classmethod
    def parse(cls, arguments: Sequence[str]) -> TestArguments:
        """The first of each counts; raises `UsageError` for a mode that there is not."""
        path = _first(arguments, "--test=")
        name = _first(arguments, "--test-mode=") or Mode.DISABLED.value
        if name not in {mode.value for mode in Mode}:
            known = ", ".join(mode.value for mode in Mode)
            msg = f"--test-mode is {name!r}, which is none of {known}"
            raise UsageError(msg)
        mode = Mode(name)
        if mode is not Mode.DISABLED and not path:
            msg = f"--test-mode={name} needs --test=PATH"
            raise UsageError(msg)
        return cls(
            path=path or "",
            mode=mode,
            headless="--headless" in arguments,
            work_dir=_first(arguments, "--work-dir=") or "",
        )

    def open(self, **options: Any) -> Session:
        """The session asked for, in the working directory asked for."""
        if self.work_dir:
            os.chdir(self.work_dir)
        return open_session(self.mode, self.path, **options)


def _first(arguments: Sequence[str], prefix: str) -> str | None:
    found = (one.removeprefix(prefix) for one in arguments if one.startswith(prefix))
    return next(found, None)
