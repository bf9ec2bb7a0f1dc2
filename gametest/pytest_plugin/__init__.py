"""The pytest plugin: packs are collected as tests, and ordinary tests get a world.

Everything heavy is imported when the first pack or fixture is met, for pytest loads this module
in every project that has the package installed.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.level.level import Level
    from gametest.pytest_plugin.packs import RunPack
    from gametest.testing import Env, RunningTest

_RUNNING: pytest.StashKey[RunningTest] = pytest.StashKey()
_MARKERS = (
    "gametest: a game test of a data pack",
    "required: its failure fails the run, as the game says it",
    "optional: its failure is reported as an expected one",
    "flaky: it may take several attempts",
    "environment(id): the test environment it runs in",
    "game_test(structure, environment, max_ticks, packs, target_version): "
    "what the fixtures `gametest_helper` and `level` are made of",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gametest", "game tests of data packs")
    group.addoption(
        "--gametest-seed", type=int, default=0, help="seed of all random numbers"
    )
    group.addoption(
        "--gametest-target-version",
        default=None,
        help="game version; default: the newest that the packs claim",
    )
    parser.addini(
        "gametest_packs",
        "collect data packs (folders with a pack.mcmeta) as tests",
        type="bool",
        default=True,
    )
    parser.addini(
        "gametest_unsupported",
        "what a test that meets something not simulated is: fail or skip",
        default="fail",
    )


def pytest_configure(config: pytest.Config) -> None:
    for marker in _MARKERS:
        config.addinivalue_line("markers", marker)
    # Tests of a batch share a world, so xdist has to keep them together.
    if getattr(config.option, "dist", None) == "load":
        config.option.dist = "loadgroup"


def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    if file_path.name != "pack.mcmeta" or not parent.config.getini("gametest_packs"):
        return None
    from gametest.pytest_plugin.packs import PackFile

    return PackFile.from_parent(parent, path=file_path)


@pytest.fixture
def gametest_env(request: pytest.FixtureRequest) -> Env:
    """Packs of the mark `game_test(packs=[...])`, by default none, and a fresh world of them."""
    from gametest.pytest_plugin.game_test_mark import GameTestMark
    from gametest.pytest_plugin.packs import env_of

    return env_of(request.config, GameTestMark.of(request.node))


@pytest.fixture
def level(gametest_env: Env) -> Level:
    """The overworld of a fresh world; tick it with `gametest_env.tick()`."""
    return gametest_env.level


@pytest.fixture
def gametest_helper(
    request: pytest.FixtureRequest, gametest_env: Env
) -> Generator[GameTestHelper]:
    """A `GameTestHelper` at tick 0; after the test's body its plans are run to their end.

    A body that plans nothing passes when it returns.
    """
    from gametest.pytest_plugin.game_test_mark import GameTestMark

    running = gametest_env.begin_test(GameTestMark.of(request.node).settings)
    request.node.stash[_RUNNING] = running
    yield running.helper
    running.close()


@pytest.fixture
def run_pack(request: pytest.FixtureRequest) -> RunPack:
    """`run_pack(path, *selectors)` runs a pack's tests and returns a `Collector`."""
    from gametest.pytest_plugin.packs import RunPack

    return RunPack(request.config)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    try:
        result = yield
        running = pyfuncitem.stash.get(_RUNNING, None)
        if running is not None:
            running.finish()
    except Exception as error:
        if "gametest_env" in pyfuncitem.fixturenames:
            from gametest.pytest_plugin.traceback_frames import without_own_frames

            error.__traceback__ = without_own_frames(error.__traceback__)
        raise
    return result
