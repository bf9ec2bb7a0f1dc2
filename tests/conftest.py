"""Shared fixtures, and the rules that keep each folder as light as its name."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gametest.core.version import NEWEST_VERSION, GameVersion

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable

HERE = Path(__file__).parent
HEAVY_FIXTURES = frozenset({"level", "server", "runner", "run_pack"})
CONFORMANCE = pytest.StashKey[list[str]]()


def _weight(path: Path) -> str:
    parts = path.relative_to(HERE).parts
    return parts[0] if parts else ""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[CONFORMANCE] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        weight = _weight(item.path)
        if weight == "external":
            item.add_marker("external")
        heavy = HEAVY_FIXTURES & set(getattr(item, "fixturenames", ()))
        if weight == "unit" and heavy:
            msg = f"{item.nodeid} is in unit/ but asks for {', '.join(sorted(heavy))}"
            raise pytest.UsageError(msg)


@pytest.fixture(autouse=True)
def _no_sockets_and_no_sleep(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if _weight(request.node.path) in ("external", "property"):
        return

    def refuse(*_arguments: object, **_options: object) -> None:
        msg = "a test outside external/ must neither sleep nor open a socket"
        raise AssertionError(msg)

    monkeypatch.setattr(time, "sleep", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)


@pytest.fixture(scope="session")
def version() -> GameVersion:
    return NEWEST_VERSION


@pytest.fixture(scope="session")
def blocks(version: GameVersion) -> BlockTable:
    from gametest.block.block_table import BlockTable

    return BlockTable.load(version)


@pytest.fixture(scope="session")
def conformance_dir() -> Path:
    """The folder of real data; skips where `GAMETEST_CONFORMANCE_DIR` is not set."""
    named = os.environ.get("GAMETEST_CONFORMANCE_DIR")
    if not named or not Path(named).is_dir():
        pytest.skip("GAMETEST_CONFORMANCE_DIR names no folder of real data")
    return Path(named)


@pytest.fixture
def conformance_note(pytestconfig: pytest.Config) -> list[str]:
    """Lines appended here are printed at the end of the run: N run, N skipped."""
    return pytestconfig.stash[CONFORMANCE]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    lines = config.stash.get(CONFORMANCE, [])
    named = os.environ.get("GAMETEST_CONFORMANCE_DIR")
    terminalreporter.section("conformance")
    if not named:
        terminalreporter.line("GAMETEST_CONFORMANCE_DIR is not set: 0 run, all skipped")
    for line in lines:
        terminalreporter.line(line)
