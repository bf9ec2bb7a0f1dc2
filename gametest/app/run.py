"""From loaded packs and a selection to a finished run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.app.external import external_executors
from gametest.behaviour.registry import register_behaviours
from gametest.core.direction import Rotation
from gametest.core.errors import UsageError
from gametest.framework.dialect.dialect import Dialect
from gametest.framework.run.executor import LEVEL_EXECUTOR
from gametest.framework.run.game_test_runner import GameTestRunner
from gametest.framework.run.level_executor import LevelExecutor
from gametest.framework.run.retry_options import RetryOptions
from gametest.framework.run.run_control import RunOptions
from gametest.framework.run.run_plan import VERIFY_COPIES, PlanOptions, first_origin
from gametest.framework.run.structure_grid_spawner import parse_origin
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.world_preset import WARD_PRESET, WorldPreset
from gametest.server.server import Server

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.app.parallel import Parallel
    from gametest.command.advancement_control import AdvancementControl
    from gametest.framework.events import RunFinished
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.framework.listener import GameTestListener
    from gametest.framework.run.executor import TestExecutor
    from gametest.framework.run.run_plan import Shard


MAX_TEST_RUNS: Final = 1_000_000
"""Copies of tests side by side, in one run."""
_WARD_HEIGHT: Final = 5
"""https://github.com/mcbookshelf/ward, TestRunner: above the floor of each dimension."""


@final
@attrs.frozen(kw_only=True)
class RunSettings:
    """How tests run, in the words of the command line."""

    seed: int = 0
    origin: str | None = None
    shuffle: bool = False
    isolate: bool = False
    shared_world: bool = False
    verify: bool = False
    copies: int = 1
    """Of each test, side by side, as the game's `repeatCount`."""
    repeat: int = 1
    """Times that each test runs in its place; 0: without limit, until it fails."""
    until_failed: bool = False
    exit_first: bool = False
    skip_idle: bool = True
    leaks: bool = False
    allow_external: bool = False
    """Tests may start programs."""
    shard: Shard | None = None

    def __attrs_post_init__(self) -> None:
        if self.isolate and self.shared_world:
            raise UsageError("--isolate and --shared-world exclude each other")
        if self.repeat == 0 and not self.until_failed:
            raise UsageError("--repeat 0 never ends; add --until-failed")
        if self.leaks and self.shared_world:
            raise UsageError("--leaks needs a world for each test, not --shared-world")


def check_count(tests: int, settings: RunSettings) -> None:
    """Raises `UsageError` for more runs than a plan can hold."""
    copies = settings.copies
    if settings.verify:
        copies = VERIFY_COPIES * len(Rotation)
    if tests * copies > MAX_TEST_RUNS:
        option = "--verify" if settings.verify else f"--repeatCount {copies}"
        raise UsageError(
            f"{option} of {tests} tests is {tests * copies:,} runs; at most "
            f"{MAX_TEST_RUNS:,} are planned at once, --repeat has no limit"
        )


def build_server(
    loaded: LoadedPacks, seed: int = 0, preset: str | None = None
) -> Server:
    """A world of the target version with all behaviours and the packs' functions."""
    behaviours = BehaviourTables(loaded.blocks)
    register_behaviours(behaviours)
    return Server(
        loaded.version,
        loaded.blocks,
        behaviours.freeze(),
        seed=seed,
        functions=loaded.functions,
        find_template=loaded.templates.find,
        preset=WorldPreset.of(loaded.blocks, preset),
        items=loaded.items,
        make_advancements=advancements_of(loaded),
    )


def build_test_server(loaded: LoadedPacks, seed: int = 0) -> Server:
    """As `build_server`, with the ground on which the dialect of a run has its tests."""
    return build_server(loaded, seed, WARD_PRESET if _is_wards(loaded) else None)


def _is_wards(loaded: LoadedPacks) -> bool:
    """Ward has a world of its own since 26.3; before, it is the game's."""
    return loaded.dialect is Dialect.WARD and loaded.version.has_dimension


def advancements_of(
    loaded: LoadedPacks,
) -> Callable[[Server], AdvancementControl] | None:
    """For each world its own progress; None: no pack has any."""
    library = loaded.advancements
    if library is None:
        return None

    def make(server: Server) -> AdvancementControl:
        # Here, as most worlds have no players.
        from gametest.advancement.advancement_tracker import AdvancementTracker

        return AdvancementTracker(library, server, server.world)

    return make


def plan_options(loaded: LoadedPacks, settings: RunSettings) -> PlanOptions:
    origin = settings.origin
    return PlanOptions(
        seed=settings.seed,
        origin=None if origin is None else parse_origin(origin, loaded.version),
        above_floor=_WARD_HEIGHT if _is_wards(loaded) else None,
        shuffle=settings.shuffle,
        # What a test leaves behind can only be told apart in a world of its own.
        isolate=settings.isolate or settings.leaks,
        copies=settings.copies,
        verify=settings.verify,
        retry=RetryOptions(settings.repeat, settings.until_failed),
        shard=settings.shard,
    )


def level_executor(loaded: LoadedPacks, settings: RunSettings) -> LevelExecutor:
    """Runs batches in this process."""
    return LevelExecutor(
        registries=loaded.registries,
        templates=loaded.templates,
        world_factory=build_test_server(loaded, settings.seed).fresh,
        spawn=first_origin(loaded.version, plan_options(loaded, settings)),
        tags=loaded.block_tags,
        shared_world=settings.shared_world,
        skip=settings.skip_idle,
        leaks=settings.leaks,
    )


def build_runner(
    loaded: LoadedPacks,
    settings: RunSettings,
    listeners: Sequence[GameTestListener],
    parallel: Parallel | None = None,
    tests: Sequence[LoadedTest] = (),
) -> GameTestRunner:
    """Raises `UsageError` for settings that exclude each other, and for tests not allowed.

    `tests` are those that will be run, for what they need besides a level.
    """
    external = external_executors(loaded, tests, allowed=settings.allow_external)
    executor: TestExecutor = level_executor(loaded, settings)
    if parallel is not None:
        executor = parallel.executor(executor, loaded, settings)
    plan = plan_options(loaded, settings)
    return GameTestRunner(
        registries=loaded.registries,
        executors={**external, LEVEL_EXECUTOR: executor},
        size_of=lambda test: loaded.templates.size(test.instance.structure),
        options=RunOptions(plan=plan, max_failures=1 if settings.exit_first else None),
        listeners=tuple(listeners),
        packs=tuple(pack.name for pack in loaded.stack.packs),
    )


def run_tests(
    loaded: LoadedPacks,
    tests: Sequence[LoadedTest],
    settings: RunSettings,
    listeners: Sequence[GameTestListener],
    parallel: Parallel | None = None,
) -> RunFinished:
    """Runs to the end, or until interrupted; the listeners are told everything."""
    return build_runner(loaded, settings, listeners, parallel, tests).run(tests)
