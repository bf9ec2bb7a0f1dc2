"""From what a `/test` command chose to batches, in the game's order and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import attrs

from gametest.command.arguments.heightmap import surface_y
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.framework.events import position
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.executor import BatchSpec, TestSpec
from gametest.framework.run.run_plan import VERIFY_COPIES, PlanOptions, plan_run
from gametest.framework.run.structure_grid_spawner import (
    VERIFY_TESTS_PER_ROW,
    StructureGridSpawner,
)

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import TestRunRequest
    from gametest.core.version import GameVersion
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.framework.live.test_blocks import StandingTest
    from gametest.framework.run.retry_options import RetryOptions
    from gametest.framework.run.run_plan import SizeOf

_AWAY = 3


def origin_of(source: CommandSourceStack) -> BlockPos:
    """On the ground where the source is, three blocks to the south."""
    x, _, z = source.position.block_pos
    return BlockPos(x, surface_y(source.level, "world_surface", x, z), z + _AWAY)


def grid_batches(
    tests: Iterable[LoadedTest],
    version: GameVersion,
    size_of: SizeOf,
    origin: BlockPos,
    request: TestRunRequest,
    retry: RetryOptions,
) -> tuple[BatchSpec, ...]:
    """Rows on a grid, as a headless run has them."""
    options = PlanOptions(
        origin=origin,
        copies=request.copies,
        extra_rotation=Rotation.of_steps(request.rotation_steps),
        retry=retry,
        tests_per_row=request.tests_per_row,
    )
    return plan_run(tests, version, options, size_of)


def standing_batches(
    found: Sequence[StandingTest], version: GameVersion, retry: RetryOptions
) -> tuple[BatchSpec, ...]:
    """Each where it stands, in the level where it stands, turned as its block says."""
    pairs = []
    repeats: dict[object, int] = {}
    for one in found:
        assert one.test is not None
        key = BatchKey.of(one.test, version)
        repeats[one.test.id] = repeats.get(one.test.id, 0) + 1
        spec = TestSpec(
            id=one.test.id,
            repeat=repeats[one.test.id],
            pos=position(one.pos),
            extra_rotation=one.block.rotation,
            retry=retry,
        )
        dimension = str(one.level.dimension)
        pairs.append((attrs.evolve(key, dimension=dimension), spec))
    return BatchFactory().batches(pairs)


def verify_batches(
    tests: Iterable[LoadedTest],
    version: GameVersion,
    size_of: SizeOf,
    origin: BlockPos,
) -> tuple[BatchSpec, ...]:
    """For each test and rotation one batch of 100, all of them in the same place."""
    batches = []
    for test in tests:
        key = BatchKey.of(test, version)
        around = 2 * test.instance.padding
        for rotation in Rotation:
            grid = StructureGridSpawner(origin, VERIFY_TESTS_PER_ROW)
            turned = test.instance.rotation.then(rotation)
            x, y, z = turned.rotate_size(size_of(test))
            box = (x + around, y + around, z + around)
            first = rotation.steps * VERIFY_COPIES + 1
            batches.append(
                BatchSpec(
                    executor=key.executor,
                    environment=key.name,
                    dimension=key.dimension,
                    index=rotation.steps,
                    tests=tuple(
                        TestSpec(
                            id=test.id,
                            repeat=repeat,
                            pos=position(grid.place(box)),
                            extra_rotation=rotation,
                        )
                        for repeat in range(first, first + VERIFY_COPIES)
                    ),
                )
            )
    return tuple(batches)
