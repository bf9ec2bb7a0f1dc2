"""Ending processes in reverse order, whatever becomes of one of them (W12)."""

from __future__ import annotations

import errno
from typing import Any, cast

import attrs

from gametest.scenario.board import Board
from gametest.scenario.manifest.manifest import ScenarioProcess
from gametest.scenario.process.ladder import Ladder
from gametest.scenario.process.process_group import Orphan
from gametest.scenario.process.running_process import RunningProcess


@attrs.define(eq=False)
class FakeGroup:
    owner: FakeProcess
    broken: bool = False

    def signal(self, name: str) -> None:
        if self.broken:
            raise OSError(errno.EPERM, "Operation not permitted")
        self.owner.log.append(f"{self.owner.process.id} {name}")
        self.owner.ended = 1.0

    def kill(self) -> None:
        self.owner.log.append(f"{self.owner.process.id} killed")
        self.owner.ended = 1.0

    def members(self) -> tuple[Orphan, ...]:
        return ()


@attrs.define(eq=False)
class FakeProcess:
    process: ScenarioProcess
    log: list[str]
    ended: float | None = None
    was_stopped: bool = False
    was_killed: bool = False
    orphans: list[Orphan] = attrs.field(factory=list)
    group: Any = None

    @property
    def has_ended(self) -> bool:
        return self.ended is not None

    def reap(self) -> None:
        """Nothing to wait for."""


def running(id: str, log: list[str], *, broken: bool = False) -> RunningProcess:
    process = ScenarioProcess(id=id, command=("x",), stop_grace_s=0.01)
    made = FakeProcess(process, log)
    made.group = FakeGroup(made, broken)
    return cast(RunningProcess, made)


def test_one_that_cannot_be_ended_keeps_no_other_alive() -> None:
    log: list[str] = []
    told: list[str] = []
    processes = [
        running("first", log),
        running("second", log, broken=True),
        running("third", log),
    ]

    Ladder(board=Board(), failed=told.append).stop(processes)

    assert ["third SIGTERM", "first SIGTERM"] == log
    assert ["process second: cannot be ended: Operation not permitted"] == told
