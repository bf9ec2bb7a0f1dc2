"""The command line inside the test's own process: as fast as a call, and as the user sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import final

import attrs
import pytest


@final
@attrs.frozen
class CliResult:
    code: int
    stdout: str
    stderr: str


@pytest.fixture
def cli(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., CliResult]:
    """`cli("run", pack)`; it stands in `tmp_path`, whose configuration is empty."""
    from gametest.cli import main

    for name in ("GITHUB_ACTIONS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("GAMETEST_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str | Path) -> CliResult:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return CliResult(ended.value.code, written.out, written.err)

    return run


@pytest.fixture(scope="session")
def packs() -> Path:
    """The small packs of `tests/packs`."""
    return Path(__file__).parents[1] / "packs"
