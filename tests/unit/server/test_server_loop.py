"""The loop with a clock that jumps: no time passes in these tests."""

from __future__ import annotations

from typing import final

import attrs

from gametest.block.block_table import BlockTable
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.command_queue import CommandQueue, CommandRequest
from gametest.server.server import Server
from gametest.server.server_loop import ServerLoop
from gametest.server.tick_statistics import SprintReport

MS = 1_000_000


@final
@attrs.define(eq=False)
class FakeTime:
    """A queue whose waits move the clock."""

    now: int = 0
    waits_ms: list[float] = attrs.field(factory=list)

    def clock(self) -> int:
        return self.now

    def wait(self, timeout_s: float | None) -> bool:
        assert timeout_s is not None
        self.waits_ms.append(round(timeout_s * 1000, 3))
        self.now += int(timeout_s * 1e9)
        return False


def _loop(time: FakeTime, *, is_paced: bool) -> ServerLoop:
    blocks = BlockTable.load(NEWEST_VERSION)
    server = Server(NEWEST_VERSION, blocks, BehaviourTables.empty(blocks))
    loop = ServerLoop(server, is_paced=is_paced, clock=time.clock)
    object.__setattr__(loop, "queue", _Waiting(time))
    return loop


class _Waiting:
    def __init__(self, time: FakeTime) -> None:
        self._queue = CommandQueue()
        self._time = time
        self.put = self._queue.put
        self.take = self._queue.take
        self.wake = self._queue.wake

    @property
    def is_empty(self) -> bool:
        return self._queue.is_empty

    def wait(self, timeout_s: float | None) -> bool:
        return self._time.wait(timeout_s)


def test_without_a_pace_nothing_waits() -> None:
    time = FakeTime()
    loop = _loop(time, is_paced=False)
    for _ in range(9):
        loop.turn()

    assert 9 <= loop.server.tick_count
    assert [] == time.waits_ms


def test_a_paced_world_waits_for_its_rate() -> None:
    time = FakeTime()
    loop = _loop(time, is_paced=True)
    for _ in range(6):
        loop.turn()

    assert 3 == loop.server.tick_count
    assert [50.0, 50.0, 50.0] == time.waits_ms


def test_a_world_that_is_late_catches_up_but_not_for_ever() -> None:
    time = FakeTime()
    loop = _loop(time, is_paced=True)
    loop.turn()
    time.now += 200 * MS
    for _ in range(4):
        loop.turn()

    assert 5 == loop.server.tick_count

    time.now += 3_600_000 * MS
    for _ in range(6):
        loop.turn()
    assert 8 == loop.server.tick_count


def test_a_sprint_does_not_wait_and_tells_its_times_at_the_end() -> None:
    time = FakeTime()
    told: list[SprintReport] = []
    loop = _loop(time, is_paced=True)
    loop.on_sprint = told.append
    loop.turn()
    loop.server.tick_rate.freeze()
    loop.server.tick_rate.sprint(100)
    while not told:
        loop.turn()

    assert [] == time.waits_ms
    assert [100] == [report.times.count for report in told]
    assert 101 == loop.server.world.game_time
    assert loop.server.tick_rate.is_frozen


def test_a_frozen_world_without_a_pace_waits_for_lines() -> None:
    time = FakeTime()
    loop = _loop(time, is_paced=False)
    loop.server.tick_rate.freeze()
    for _ in range(4):
        loop.turn()

    assert 2 == len(time.waits_ms)


def test_after_the_line_that_stops_it_nothing_is_run() -> None:
    loop = _loop(FakeTime(), is_paced=False)
    answers: list[str] = []

    def stop(_text: str) -> None:
        loop.stop()

    loop.queue.put(CommandRequest("", stop))
    loop.queue.put(CommandRequest("seed", answers.append))
    loop.run()

    assert ["the server is stopping"] == answers
    assert 0 == loop.server.tick_count


def test_a_sprint_that_is_stopped_tells_its_times_too() -> None:
    told: list[SprintReport] = []
    loop = _loop(FakeTime(), is_paced=True)
    loop.on_sprint = told.append
    loop.server.tick_rate.sprint(1000)
    loop.turn()
    loop.server.tick_rate.stop_sprint()
    loop.turn()

    assert 1 == len(told)
    assert 0 < told[0].times.count < 1000
