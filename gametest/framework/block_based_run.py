"""Tests whose structure holds test blocks (https://minecraft.wiki/w/Test_Block).

The game looks at every test block in every tick. Nothing can change in a tick in which the world
stands still, so here a look is taken in the ticks that are run, and a trigger is told by the
level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.test_block import (
    TEST_BLOCK,
    TestBlockEntity,
    TestBlockMode,
)
from gametest.core.position import BlockPos
from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.failure.messages import message

if TYPE_CHECKING:
    from gametest.core.bounding_box import BoundingBox
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.framework.game_test_info import GameTestInfo
    from gametest.level.level import Level


_CELLS_PER_POSITION: Final = 8
"""Reading a cell of a box costs about an eighth of asking whether a place lies in it."""


def run_block_based(helper: GameTestHelper) -> None:
    """The body: trigger the one start block, then watch the others."""
    info = helper.info
    watch = TestBlockWatch.of(info)
    starts = watch.in_mode("start")
    if len(starts) != 1:
        key = "test_block.error.too_many" if starts else "test_block.error.missing"
        raise GameTestAssertError(message(key, "start"), info.tick_count)
    entity = _entity_at(info.level, starts[0])
    if entity is not None:
        entity.trigger(info.level)
    watch.rescan()
    info.watch = watch


@final
@attrs.define(eq=False, repr=False)
class TestBlockCensus:
    """Where the test blocks of a level are; one for all tests of a batch."""

    __test__ = False

    level: Level

    positions: tuple[BlockPos, ...] = attrs.field(default=(), init=False)
    version: int = attrs.field(default=0, init=False)
    """Goes up when a test block came or went."""
    modes: dict[int, str] = attrs.field(init=False)
    """Of all states of test blocks, by state id."""
    _count: int = attrs.field(default=-1, init=False)
    """Of all block entities at the last look."""

    def __attrs_post_init__(self) -> None:
        block = self.level.blocks.find_block(TEST_BLOCK)
        states = () if block is None else block.states()
        self.modes = {state.id: state.get("mode") for state in states}

    def look(self) -> int:
        """The version, after a look that costs next to nothing where nothing changed."""
        entities = self.level.block_entities
        if len(entities) != self._count:
            self._count = len(entities)
            found = tuple(
                pos for pos, one in entities.items() if type(one) is TestBlockEntity
            )
            if found != self.positions:
                self.positions = found
                self.version += 1
        return self.version


@final
@attrs.define(eq=False, repr=False)
class TestBlockWatch:
    """The test blocks of one structure by the mode of their states, in the game's scan order."""

    __test__ = False

    _info: GameTestInfo
    _level: Level
    _box: BoundingBox
    _census: TestBlockCensus
    _found: dict[BlockPos, int] = attrs.field(factory=dict, init=False)
    _version: int = attrs.field(default=-1, init=False)

    @classmethod
    def of(cls, info: GameTestInfo) -> TestBlockWatch:
        assert info.placement is not None
        census = info.census or TestBlockCensus(info.level)
        watch = cls(info, info.level, info.placement.bounds, census)
        watch.rescan()
        return watch

    @property
    def pending(self) -> bool:
        return bool(self._info.triggered)

    def in_mode(self, mode: str) -> list[BlockPos]:
        modes = self._census.modes
        return [pos for pos, id in self._found.items() if modes[id] == mode]

    def rescan(self) -> None:
        census, level, box = self._census, self._level, self._box
        self._version = census.look()
        modes = census.modes
        if box.volume < _CELLS_PER_POSITION * len(census.positions):
            ids = level.state_ids_in(box)
            if not any(id in modes for id in ids):
                self._found = {}
                return
            cells = zip(box.positions(), ids, strict=True)
        else:
            inside = [pos for pos in census.positions if box.contains(pos)]
            inside.sort(key=lambda pos: (pos[2], pos[1], pos[0]))
            cells = zip(inside, [level.get_state_id(*p) for p in inside], strict=True)
        self._found = {pos: id for pos, id in cells if id in modes}

    def poll(self) -> None:
        """One look of the runner: accept beats fail, and logs are said once more."""
        if self._changed():
            self.rescan()
        info = self._info
        accepts = self.in_mode("accept")
        if not accepts:
            raise GameTestAssertError(
                message("test_block.error.missing", "accept"), info.tick_count
            )
        if not info.triggered:
            return
        if any(pos in info.triggered for pos in accepts):
            info.succeed()
            return
        for pos in self.in_mode("fail"):
            if pos in info.triggered:
                text = message("test.error.fail", block_message(self._level, pos))
                error = GameTestAssertError(text, info.tick_count)
                assert info.placement is not None
                error.place = pos, info.placement.relative_pos(pos)
                raise error
        for pos in self.in_mode("log"):
            if pos in info.triggered:
                say(info, pos)
                self._forget(pos)
        info.triggered.clear()

    def _forget(self, pos: BlockPos) -> None:
        entity = _entity_at(self._level, pos)
        if entity is not None:
            entity.reset(self._level)

    def _changed(self) -> bool:
        if self._census.look() != self._version:
            return True
        state_id = self._level.get_state_id
        return any(state_id(*pos) != id for pos, id in self._found.items())


def on_trigger(info: GameTestInfo, pos: BlockPos) -> None:
    """A test block was triggered: some speak at once, the runner looks at the others."""
    entity = _entity_at(info.level, pos)
    if entity is None:
        return
    if entity.logs_at_once:
        say(info, pos)
    if entity.mode is not TestBlockMode.START:
        info.triggered.add(pos)


def say(info: GameTestInfo, pos: BlockPos) -> None:
    """Log a block's message; a blank one says nothing."""
    text = block_message(info.level, pos)
    if text.strip():
        info.add_log(text, pos)


def block_message(level: Level, pos: BlockPos) -> str:
    entity = _entity_at(level, pos)
    return "" if entity is None else entity.message


def _entity_at(level: Level, pos: BlockPos) -> TestBlockEntity | None:
    entity = level.get_block_entity(pos)
    return entity if isinstance(entity, TestBlockEntity) else None
