"""Test instance blocks that stand in a level: finding them, and what they stand for.

https://minecraft.wiki/w/Test_Instance_Block and https://minecraft.wiki/w/Commands/test
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.test_instance_block import (
    TEST_INSTANCE,
    TestInstanceBlockEntity,
)
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.position import BlockPos
from gametest.framework.run.test_placement import TestPlacement
from gametest.framework.run.test_spawner import placement_of

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.framework.loading import TestRegistries
    from gametest.level.level import Level

CLOSEST_RADIUS: Final = 15
MAX_RADIUS: Final = 1024


@final
@attrs.frozen(eq=False, kw_only=True)
class StandingTest:
    """A block, the test that it names and the room that it takes."""

    level: Level
    block: TestInstanceBlockEntity
    test: LoadedTest | None
    """None: no pack has a test of that name, or it names none."""
    placement: TestPlacement

    @property
    def pos(self) -> BlockPos:
        return self.block.pos


@final
@attrs.define(eq=False, repr=False)
class TestBlockFinder:
    __test__ = False

    registries: TestRegistries

    def find(
        self, source: CommandSourceStack, finder: str, radius: int | None = None
    ) -> list[StandingTest]:
        """`closest`, `these`, `that` or `all`, the nearest first; may be empty."""
        level, center = source.level, source.position.block_pos
        if finder == "closest":
            near = self.within(level, center, CLOSEST_RADIUS)
            return sorted(near, key=lambda one: _steps(one.pos, center))[:1]
        reach = self.default_radius if radius is None else radius
        near = self.within(level, center, max(0, min(MAX_RADIUS, reach)))
        if finder != "that":
            return near
        return _looked_at(source, near, self.default_radius)

    def within(self, level: Level, center: BlockPos, radius: int) -> list[StandingTest]:
        found = level.points_of_interest.within(TEST_INSTANCE, center, radius)
        return [one for pos in found if (one := self.at(level, pos)) is not None]

    def at(self, level: Level, pos: BlockPos) -> StandingTest | None:
        block = level.get_block_entity(pos)
        if not isinstance(block, TestInstanceBlockEntity):
            return None
        test = self._test_of(block)
        return StandingTest(
            level=level, block=block, test=test, placement=_placement(block, test)
        )

    def holding(self, level: Level, pos: BlockPos) -> StandingTest | None:
        """The nearest whose structure holds a position."""
        for radius in (CLOSEST_RADIUS, self.default_radius):
            for one in self.within(level, pos, radius):
                if one.placement.bounds.contains(pos):
                    return one
        return None

    @property
    def default_radius(self) -> int:
        """250 since 26.1; exactly when it grew from 200 is not confirmed."""
        return 250 if self.registries.version.data_version >= _WIDER_SINCE else 200

    def _test_of(self, block: TestInstanceBlockEntity) -> LoadedTest | None:
        if block.test is None:
            return None
        try:
            return self.registries.tests.find(Identifier.parse(block.test))
        except InvalidIdentifierError:
            return None


_WIDER_SINCE: Final = 4786
"""26.1."""


def _placement(
    block: TestInstanceBlockEntity, test: LoadedTest | None
) -> TestPlacement:
    """By the size that the block has, as the person at the console may have set it."""
    x, y, z = block.size
    size = (max(x, 1), max(y, 1), max(z, 1))
    if test is not None:
        return placement_of(test, block.pos, size, block.rotation)
    return TestPlacement(
        pos=block.pos,
        size=size,
        rotation=block.rotation,
        extra_rotation=block.rotation,
    )


def _steps(pos: BlockPos, center: BlockPos) -> int:
    return sum(abs(a - b) for a, b in zip(pos, center, strict=True))


def _looked_at(
    source: CommandSourceStack, near: list[StandingTest], reach: int
) -> list[StandingTest]:
    """The nearest whose structure the view of the source hits, or in which it stands."""
    # Here, as a server that nobody looks from needs no rays.
    from gametest.framework.live.looking import view_of
    from gametest.interaction.sight.ray import ray_enters

    start, way = view_of(source, reach)
    hits: list[tuple[float, StandingTest]] = []
    for one in near:
        box = one.placement.bounds
        if box.contains_point(*start):
            return [one]
        low = (float(box.min_x), float(box.min_y), float(box.min_z))
        high = (box.max_x + 1.0, box.max_y + 1.0, box.max_z + 1.0)
        entered = ray_enters((*low, *high), start, way)
        if entered is not None:
            hits.append((entered, one))
    hits.sort(key=lambda hit: hit[0])
    return [one for _, one in hits[:1]]
