"""Shared fixtures, and the rules that keep each folder as light as its name."""

from __future__ import annotations

import os
import socket
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gametest.core.version import NEWEST_VERSION, GameVersion

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable

HERE = Path(__file__).parent
HEAVY_FIXTURES = frozenset({"level", "server", "runner", "run_pack"})
NOTE = "conformance"


def _weight(path: Path) -> str:
    parts = path.relative_to(HERE).parts
    return parts[0] if parts else ""


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


class ConformanceNotes:
    """Lines that travel with the test's report, from worker processes too."""

    def __init__(self, node: pytest.Item) -> None:
        self._node = node

    def append(self, line: str) -> None:
        self._node.user_properties.append((NOTE, line))


@pytest.fixture
def conformance_note(request: pytest.FixtureRequest) -> ConformanceNotes:
    """Lines appended here are printed at the end of the run: N run, N skipped."""
    return ConformanceNotes(request.node)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    run: Counter[str] = Counter()
    skipped: Counter[str] = Counter()
    notes: list[str] = []
    for outcome in ("passed", "failed", "skipped"):
        for report in terminalreporter.getreports(outcome):
            suite = report.nodeid.partition("::")[0]
            if suite.startswith("tests/conformance/"):
                (skipped if outcome == "skipped" else run)[suite] += 1
                notes += [text for name, text in report.user_properties if name == NOTE]
    if not run and not skipped:
        return
    terminalreporter.section("conformance")
    if "GAMETEST_CONFORMANCE_DIR" not in os.environ:
        terminalreporter.line("GAMETEST_CONFORMANCE_DIR is not set")
    for suite in sorted({*run, *skipped}):
        counts = f"{run[suite]} run, {skipped[suite]} skipped"
        terminalreporter.line(f"{suite}: {counts}")
    for note in notes:
        terminalreporter.line(note)
