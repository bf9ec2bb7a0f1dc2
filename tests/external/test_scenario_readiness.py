"""Readiness seen in the last moment: a process makes its file and ends."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from gametest.scenario import scenario_run
from gametest.scenario.manifest.loader import parse_manifest
from gametest.scenario.manifest.manifest import Readiness
from gametest.scenario.output.console import Console
from gametest.scenario.process.readiness import is_ready
from gametest.scenario.scenario_runner import ScenarioRunner
from tests.external.scenario_kit import manifest, scenario, shell

pytestmark = pytest.mark.external


def test_a_file_that_comes_between_the_last_look_and_the_end_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Readiness] = []

    def look_before(readiness: Readiness, directory: str | None) -> bool:
        """The first answer is of a moment before the file came."""
        while not looks and not (tmp_path / "seen").exists():
            """The process is on its way."""
        looks.append(readiness)
        return len(looks) > 1 and is_ready(readiness, directory)

    monkeypatch.setattr(scenario_run, "is_ready", look_before)
    process = shell("p", f"cd {tmp_path}; : > seen", ready={"file": f"{tmp_path}/seen"})
    text = json.dumps(manifest(scenario(process), version=2)).encode()
    console = Console(io.StringIO())

    result = ScenarioRunner(
        manifest=parse_manifest(text, "m.json", {}), values={}, console=console
    ).run()
    console.close()

    assert "passed" == result.status
