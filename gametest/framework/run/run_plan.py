"""From a selection to batches: copies, places, order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, final

import attrs

from gametest.core.direction import Rotation
from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.random_source import LegacyRandom, shuffle
from gametest.core.version import GameVersion
from gametest.framework.events import position
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.executor import LEVEL_EXECUTOR, BatchSpec, TestSpec
from gametest.framework.run.retry_options import RetryOptions
from gametest.framework.run.structure_grid_spawner import (
    TESTS_PER_ROW,
    VERIFY_TESTS_PER_ROW,
    StructureGridSpawner,
    default_origin,
)
from gametest.level.dimension_type import DIMENSION_TYPES, OVERWORLD

VERIFY_COPIES: Final = 100

SizeOf = Callable[[LoadedTest], tuple[int, int, int]]
"""Size of a test's template before rotation; (1, 1, 1) if there is none."""


@final
@attrs.frozen
class Shard:
    """Every `count`-th test of the sorted selection, so that shards are of like size."""

    index: int
    """From 1."""
    count: int

    @classmethod
    def parse(cls, text: str) -> Shard:
        """From `i/n`; raises `UsageError`."""
        first, _, second = text.partition("/")
        try:
            index, count = int(first), int(second)
        except ValueError:
            raise UsageError(f"a shard is i/n, as 1/4, not {text!r}") from None
        if not 1 <= index <= count:
            raise UsageError(f"shard {text!r}: the first number is 1 to {count}")
        return cls(index, count)

    def part_of(self, tests: Sequence[LoadedTest]) -> tuple[LoadedTest, ...]:
        """In the order of ids."""
        ordered = sorted(tests, key=lambda test: test.id)
        return tuple(ordered[self.index - 1 :: self.count])


@final
@attrs.frozen(kw_only=True)
class PlanOptions:
    """How a selection becomes a run."""

    seed: int = 0
    origin: BlockPos | None = None
    """Of the first test instance block; None: the version's."""
    above_floor: int | None = None
    """Blocks from the lowest place of a dimension up to its tests; None: as `origin` says."""
    shuffle: bool = False
    isolate: bool = False
    """A batch, and with it a world, for each test."""
    copies: int = 1
    """Of each test, side by side."""
    verify: bool = False
    """100 copies under each of the four rotations; `copies` is ignored."""
    extra_rotation: Rotation = Rotation.NONE
    retry: RetryOptions = RetryOptions.NO_RETRIES
    shard: Shard | None = None
    """The part of the run that is done; the rest keeps its places."""
    tests_per_row: int | None = None


def plan_run(
    tests: Iterable[LoadedTest],
    version: GameVersion,
    options: PlanOptions,
    size_of: SizeOf,
) -> tuple[BatchSpec, ...]:
    """Places come from the sorted selection, so no option but `copies` and such moves a test."""
    chosen = tuple(tests)
    placed = list(_placed(chosen, version, options, size_of))
    if options.shard is not None:
        part = {test.id for test in options.shard.part_of(chosen)}
        placed = [(key, spec) for key, spec in placed if spec.id in part]
    if options.shuffle:
        shuffle(placed, LegacyRandom(options.seed))
    factory = BatchFactory(1) if options.isolate else BatchFactory()
    return factory.batches(placed)


def first_origin(
    version: GameVersion, options: PlanOptions, dimension: Identifier = OVERWORLD
) -> BlockPos:
    origin = default_origin(version) if options.origin is None else options.origin
    if options.above_floor is None:
        return origin
    # A dimension that no world has: its tests never stand.
    floor = next((one.min_y for one in DIMENSION_TYPES if one.id == dimension), 0)
    return BlockPos(origin.x, floor + options.above_floor, origin.z)


def copies_of_each(options: PlanOptions) -> int:
    return VERIFY_COPIES * len(Rotation) if options.verify else options.copies


def _placed(
    tests: Iterable[LoadedTest],
    version: GameVersion,
    options: PlanOptions,
    size_of: SizeOf,
) -> Iterator[tuple[BatchKey, TestSpec]]:
    """Grouped as batches are, because in the game a grid is filled batch after batch."""
    groups: dict[BatchKey, list[LoadedTest]] = {}
    for test in sorted(tests, key=lambda test: test.id):
        groups.setdefault(BatchKey.of(test, version), []).append(test)
    per_row = options.tests_per_row or (
        VERIFY_TESTS_PER_ROW if options.verify else TESTS_PER_ROW
    )
    grids: dict[str, StructureGridSpawner] = {}
    for key, group in groups.items():
        origin = first_origin(version, options, Identifier.parse(key.dimension))
        grid = grids.setdefault(key.dimension, StructureGridSpawner(origin, per_row))
        for test, repeat, rotation in _copies(group, options):
            size = test.instance.rotation.then(rotation).rotate_size(size_of(test))
            around = 2 * test.instance.padding
            x, y, z = size
            # What stands in no level takes no place from those that do.
            pos = origin
            if key.executor == LEVEL_EXECUTOR:
                pos = grid.place((x + around, y + around, z + around))
            yield (
                key,
                TestSpec(
                    id=test.id,
                    repeat=repeat,
                    pos=position(pos),
                    extra_rotation=rotation,
                    retry=options.retry,
                    seed=options.seed,
                ),
            )


def _copies(
    group: list[LoadedTest], options: PlanOptions
) -> Iterator[tuple[LoadedTest, int, Rotation]]:
    if options.verify:
        for test in group:
            for rotation in Rotation:
                first = rotation.steps * VERIFY_COPIES + 1
                for repeat in range(first, first + VERIFY_COPIES):
                    yield test, repeat, rotation
        return
    for repeat in range(1, options.copies + 1):
        for test in group:
            yield test, repeat, options.extra_rotation
