"""Between the structure's own coordinates and the world's."""

# size: the helper of the game has these methods

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction, Rotation
from gametest.core.position import BlockPos, Vec3
from gametest.framework.failure.game_test_errors import (
    GameTestAssertError,
    GameTestAssertPosError,
)
from gametest.framework.failure.messages import message

if TYPE_CHECKING:
    from gametest.core.random_source import LegacyRandom
    from gametest.framework.game_test_info import GameTestInfo
    from gametest.framework.run.test_placement import TestPlacement
    from gametest.level.level import Level

Pos = tuple[int, int, int]


class CoordinateHelper:
    """Positions that bodies give are relative to the structure, before the test's rotation."""

    def __init__(self, info: GameTestInfo) -> None:
        assert info.placement is not None
        self.info: GameTestInfo = info
        """What runs this body."""
        self.level: Level = info.level
        self.placement: TestPlacement = info.placement
        self._random: LegacyRandom | None = None

    @property
    def random(self) -> LegacyRandom:
        """The test's own numbers: the same in every order, company and process."""
        if self._random is None:
            from gametest.framework.run.test_seed import test_random

            self._random = test_random(self.info.spec)
        return self._random

    def get_level(self) -> Level:
        return self.level

    def get_tick(self) -> int:
        """0 when the body starts."""
        return self.info.tick_count

    def log(self, text: str) -> None:
        """Kept with the test's result."""
        self.info.add_log(text)

    def assertion_error(self, key: str, *arguments: object) -> GameTestAssertError:
        """By a key of the game's texts, `test.error.…`."""
        return GameTestAssertError(message(key, *arguments), self.info.tick_count)

    def assertion_error_at(
        self, pos: Pos, key: str, *arguments: object
    ) -> GameTestAssertPosError:
        return self.positional_error(message(key, *arguments), pos)

    def positional_error(self, reason: str, pos: Pos) -> GameTestAssertPosError:
        return GameTestAssertPosError(
            reason, self.info.tick_count, self.absolute_pos(pos), BlockPos(*pos)
        )

    def absolute_pos(self, pos: Pos) -> BlockPos:
        return self.placement.absolute_pos(pos)

    def relative_pos(self, pos: Pos) -> BlockPos:
        return self.placement.relative_pos(pos)

    def absolute_vec(self, point: tuple[float, float, float]) -> Vec3:
        return self.placement.absolute_vec(point)

    def relative_vec(self, point: tuple[float, float, float]) -> Vec3:
        return self.placement.relative_vec(point)

    def absolute_box(self, box: BoundingBox) -> BoundingBox:
        return BoundingBox.of_corners(
            self.absolute_pos(box.min_corner), self.absolute_pos(box.max_corner)
        )

    def relative_box(self, box: BoundingBox) -> BoundingBox:
        return BoundingBox.of_corners(
            self.relative_pos(box.min_corner), self.relative_pos(box.max_corner)
        )

    def get_test_rotation(self) -> Rotation:
        return self.placement.rotation

    def get_test_direction(self) -> Direction:
        return self.placement.rotation.rotate(Direction.SOUTH)

    def get_absolute_direction(self, direction: Direction) -> Direction:
        return self.placement.absolute_direction(direction)

    def get_bounds(self) -> BoundingBox:
        """The structure's box, absolute."""
        return self.placement.bounds

    def get_bounds_with_padding(self) -> BoundingBox:
        return self.placement.padded_bounds

    def get_relative_bounds(self) -> BoundingBox:
        return BoundingBox.of_size((0, 0, 0), self.placement.size)

    def for_every_block_in_structure(
        self, action: Callable[[BlockPos], object]
    ) -> None:
        """Gives relative positions."""
        for pos in self.placement.bounds.positions():
            action(self.relative_pos(pos))
