"""Ticks the running tests of one world, and tells what happened in whose box.

It is the last thing of a server tick (https://minecraft.wiki/w/Tick), and is not run while the
game is frozen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import BlockPos
from gametest.framework.block_based_run import on_trigger
from gametest.framework.game_test_info import GameTestInfo

if TYPE_CHECKING:
    from gametest.core.bounding_box import BoundingBox
    from gametest.level.level import Level
    from gametest.server.server import Server

PROGRESS_TICKS: Final = 20
"""The game draws its bar every 20 ticks."""


def _nothing() -> None:
    return


@final
@attrs.frozen(eq=False)
class FrozenTicks:
    """The tickable of a frozen game: only tests that ignore it are ticked."""

    ticker: GameTestTicker

    def tick(self, server: Server) -> None:
        if self.ticker.ignores_freeze:
            self.ticker.tick_frozen(server)

    def next_due(self, server: Server) -> int | None:
        return self.ticker.next_due(server) if self.ticker.ignores_freeze else None


@final
@attrs.define(eq=False, repr=False)
class GameTestTicker:
    """A tickable of its server; counts the ticks of a running game, skipped ones included."""

    server: Server
    on_progress: Callable[[], None] = attrs.field(default=_nothing)
    """Called once when a multiple of 20 ticks has been reached or passed."""

    _placed: list[tuple[BoundingBox, GameTestInfo]] = attrs.field(
        factory=list, init=False
    )
    """Every test of the batch with the box in which what happens is its own."""
    _infos: list[GameTestInfo] = attrs.field(factory=list, init=False)
    _running: list[GameTestInfo] = attrs.field(factory=list, init=False)
    _passed: int = attrs.field(default=0, init=False)
    """The count of the last pass, known while it runs and after."""
    _frozen: int = attrs.field(default=0, init=False)
    """Ticks that the server counted while it and the tests were frozen."""
    _kept_on: int = attrs.field(default=0, init=False)
    """Ticks that the tests counted while the game was frozen."""

    def __attrs_post_init__(self) -> None:
        # The ticks before it came count as passed.
        self._passed = self.server.world.game_time
        self._frozen = self.server.tick_count - self._passed

    @property
    def now(self) -> int:
        """The count of the last pass that began, run or skipped."""
        # In the phases before the pass, the server's own count is one ahead.
        return max(self._passed, self.server.tick_count - self._frozen - 1)

    def claim(self, info: GameTestInfo) -> None:
        """From now on what happens in its box is the test's own."""
        self._infos.append(info)
        if info.placement is not None:
            self._placed.append((info.placement.padded_bounds.inflated(1), info))

    def add(self, info: GameTestInfo) -> None:
        """Its first tick is the next one."""
        info.begin(self.now)
        self._running.append(info)

    def clear(self) -> None:
        """Forget all tests, done or not."""
        self._infos.clear()
        self._placed.clear()
        self._running.clear()

    @property
    def is_idle(self) -> bool:
        """Every test that was added is done."""
        return not self._running

    @property
    def running(self) -> tuple[GameTestInfo, ...]:
        return tuple(self._running)

    def tick(self, server: Server) -> None:
        """One pass over the tests that were there when it began."""
        now = server.world.game_time + self._kept_on
        self._frozen = server.tick_count - now
        self._pass(now)

    def tick_frozen(self, server: Server) -> None:
        """A pass in a frozen game: its clock stands, that of the tests goes on."""
        now = server.tick_count - self._frozen
        self._kept_on = now - server.world.game_time
        self._pass(now)

    @property
    def ignores_freeze(self) -> bool:
        """One test that goes on in a frozen game keeps all going that stand beside it."""
        return any(info.test.instance.ignores_freeze for info in self._running)

    def _pass(self, now: int) -> None:
        before, self._passed = self._passed, now
        if not self._running:
            return
        any_done = False
        for info in tuple(self._running):
            placement = info.placement
            if placement and placement.pos not in info.level.block_entities:
                info.lose_block()
                any_done = True
            elif info.due <= now or info.triggered or info.watch is not None:
                info.tick(now)
                any_done = any_done or info.is_done
        if any_done:
            self._running = [info for info in self._running if not info.is_done]
        if now // PROGRESS_TICKS != before // PROGRESS_TICKS:
            self.on_progress()

    def next_due(self, server: Server) -> int | None:
        """The server's count at which a test has something to do; None without tests."""
        if not self._running:
            return None
        due = min(info.due for info in self._running)
        return max(due + self._frozen, server.tick_count + 1)

    def unsupported_in(self, level: Level) -> Callable[[str, BlockPos | None], None]:
        """The sink of a level."""

        def sink(mechanic: str, pos: BlockPos | None) -> None:
            now = self.now
            for info in self._concerned(level, pos):
                # Done, it has reported already: what its remains do is nobody's.
                if not info.is_done:
                    tick = info.counter_at(now) if info.has_begun else info.tick_count
                    info.add_missing(mechanic, pos, tick)

        return sink

    def on_test_block(self, level: Level, pos: BlockPos) -> None:
        """The sink of triggered test blocks."""
        for _, info in self._placed:
            placement = info.placement
            if info.is_done or info.level is not level or placement is None:
                continue
            if placement.bounds.contains(pos):
                on_trigger(info, pos)
                return

    def _concerned(self, level: Level, pos: BlockPos | None) -> list[GameTestInfo]:
        """The one in whose box it happened, else all of the level, else all of the world."""
        if pos is not None:
            for box, info in self._placed:
                if info.level is level and box.contains(pos):
                    return [info]
        here = [info for info in self._infos if info.level is level]
        return here or self._infos
