"""Ticks a world until it is told to stop: as fast as it can, or at the tick rate.

The only place that looks at real time; what happens in the world does not depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter_ns
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.server.command_queue import CommandQueue
from gametest.server.console_command import run_console_command
from gametest.server.tick_statistics import SprintReport, TickStatistics

if TYPE_CHECKING:
    from gametest.server.server import Server

FROZEN_WAIT_NS: Final = 50_000_000
"""A world without a pace in which nothing moves looks for lines this often, at least."""
_AT_ONCE: Final = 15
"""Ticks that follow the first one of a turn."""
MAX_BEHIND_NS: Final = 2_000_000_000
"""A paced world that is later than this gives up what it has missed."""


def _nothing() -> None:
    return


@final
@attrs.define(eq=False, repr=False)
class ServerLoop:
    server: Server
    is_paced: bool = attrs.field(default=False, kw_only=True)
    """By the world's tick rate; else as fast as it can."""
    queue: CommandQueue = attrs.field(factory=CommandQueue, kw_only=True)
    before_tick: Callable[[], None] = attrs.field(default=_nothing, kw_only=True)
    """Called after the lines of a tick have run, before the tick itself."""
    on_sprint: Callable[[SprintReport], None] | None = attrs.field(
        default=None, kw_only=True
    )
    clock: Callable[[], int] = attrs.field(default=perf_counter_ns, kw_only=True)
    """Nanoseconds."""

    statistics: TickStatistics = attrs.field(factory=TickStatistics, init=False)
    stopping: bool = attrs.field(default=False, init=False)
    _next_at: int | None = attrs.field(default=None, init=False)
    """When the next paced tick is due."""
    _is_sprinting: bool = attrs.field(default=False, init=False)
    """Ticks of a sprint were noted that nobody has been told of."""

    def stop(self) -> None:
        """End after the tick that runs; a signal handler may call it."""
        self.stopping = True
        self.queue.wake()

    def run(self) -> None:
        while not self.stopping:
            self.turn()

    def turn(self) -> None:
        """Lines that wait, then one tick, or a wait until one is due."""
        if not self.queue.is_empty:
            self.run_commands()
        self.before_tick()
        if self.stopping:
            return
        wait = self._wait_ns()
        if wait > 0:
            self.queue.wait(wait / 1e9)
            return
        self._tick()
        if not self.is_paced or self.server.tick_rate.sprint_left:
            self._hurry()

    def run_commands(self) -> None:
        """What waits now; after a line that stops the server, the rest is not run."""
        for request in self.queue.take():
            if self.stopping:
                request.answer("the server is stopping")
                continue
            request.answer(run_console_command(self.server, request.text, request.name))

    def _tick(self) -> None:
        clock, rate = self.clock, self.server.tick_rate
        sprinting = rate.sprint_left > 0
        if self._is_sprinting and not sprinting:
            # It was stopped.
            self._end_sprint()
        began = clock()
        self.server.tick()
        self.statistics.note(clock() - began, sprinting)
        if sprinting:
            self._is_sprinting = True
            if not rate.sprint_left:
                self._end_sprint()

    def _hurry(self) -> None:
        """More ticks at once: looking for lines after each would cost as much as a tick."""
        rate, before_tick = self.server.tick_rate, self.before_tick
        for _ in range(_AT_ONCE):
            before_tick()
            if self.stopping or not (
                rate.sprint_left
                or (not self.is_paced and (not rate.is_frozen or rate.runs_normally))
            ):
                return
            self._tick()

    def _end_sprint(self) -> None:
        self._is_sprinting = False
        report = self.statistics.take_sprint()
        if report is not None and self.on_sprint is not None:
            self.on_sprint(report)

    def _wait_ns(self) -> int:
        """Until the next tick; 0 if it is due."""
        rate = self.server.tick_rate
        if rate.sprint_left:
            self._next_at = None
            return 0
        if self.is_paced:
            length = int(1e9 / rate.rate)
        elif rate.runs_normally:
            return 0
        else:
            length = FROZEN_WAIT_NS
        now = self.clock()
        due = self._next_at
        if due is None or now - due > MAX_BEHIND_NS:
            due = now
        if due > now:
            self._next_at = due
            return due - now
        self._next_at = due + length
        return 0
