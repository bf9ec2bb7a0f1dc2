"""Processes that left their group: found by a variable that they inherited.

A program that makes a session of its own, as a daemon does, is out of reach of its group's
signals. Every process of a scenario carries a token in its environment, and so do those that it
starts, unless it takes care to hide them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Final

from gametest.scenario.process.process_group import Orphan

TOKEN: Final = "GAMETEST_SCENARIO"
"""Name of the variable."""


def find_strays(token: str) -> tuple[Orphan, ...]:
    """All that carry the token and are not dead."""
    if os.path.exists("/proc/self/environ"):
        return tuple(_by_proc(f"{TOKEN}={token}".encode()))
    return tuple(_by_psutil(token))


def _by_proc(wanted: bytes) -> Iterator[Orphan]:
    # A tenth of the time that psutil needs, and this is done after each scenario.
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/environ", "rb", buffering=0) as file:
                found = wanted in (file.read() or b"").split(b"\0")
            if not found:
                continue
            with open(f"/proc/{name}/comm", encoding="utf-8", errors="replace") as file:
                yield Orphan(int(name), file.read().strip())
        except OSError:
            continue


def _by_psutil(token: str) -> Iterator[Orphan]:
    import psutil

    for process in psutil.process_iter():
        try:
            if process.environ().get(TOKEN) == token:
                yield Orphan(process.pid, process.name())
        except (OSError, psutil.Error):
            continue


def end_strays(found: tuple[Orphan, ...], *, kill: bool) -> None:
    """One that is gone is no error."""
    number = signal.SIGTERM
    if kill and sys.platform != "win32":
        number = signal.SIGKILL
    for one in found:
        try:
            os.kill(one.pid, number)
        except OSError:
            continue
