"""Tests of data packs in a dialect: the known verdicts, and names for what is missing.

Without `GAMETEST_CONFORMANCE_DIR` everything here is skipped.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Protocol

import pytest

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.framework.dialect.dialect import CHOICES
from gametest.framework.events import Outcome
from gametest.report.counts import RunTally


class ConformanceNotes(Protocol):
    def append(self, line: str) -> None: ...


def _run(pack: Path, dialect: str = "auto") -> tuple[LoadedPacks, RunTally]:
    loaded = load_packs(LoadOptions(packs=(pack,), use_cache=False, dialect=dialect))
    tests = select_tests(loaded, SelectionOptions(), pack).tests
    loaded.templates.read_all(
        [test.instance.structure for test in tests], loaded.blocks
    )
    tally = RunTally()
    run_tests(loaded, tests, RunSettings(), [tally])
    return loaded, tally


def _expected(pack: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(
        (pack / "expected.json").read_text(encoding="utf-8")
    )
    return found


@pytest.mark.parametrize("dialect", CHOICES)
def test_every_test_of_the_green_sample_passes(
    conformance_dir: Path, conformance_note: ConformanceNotes, dialect: str
) -> None:
    pack = conformance_dir / "language_sample"
    loaded, tally = _run(pack, dialect)
    verdicts = {event.test: event.outcome.value for event in tally.finished}
    conformance_note.append(f"language_sample as {dialect}: {len(verdicts)} run")

    assert not loaded.diagnostics.errors
    assert _expected(pack) == verdicts


@pytest.mark.parametrize("dialect", CHOICES)
def test_every_test_of_the_red_sample_fails(
    conformance_dir: Path, conformance_note: ConformanceNotes, dialect: str
) -> None:
    pack = conformance_dir / "language_sample_red"
    _, tally = _run(pack, dialect)
    # A structure that no pack has is an error here: the test could not be made.
    verdicts = {
        event.test: "failed" if event.outcome is Outcome.ERROR else event.outcome.value
        for event in tally.finished
    }
    conformance_note.append(f"language_sample_red as {dialect}: {len(verdicts)} run")

    assert _expected(pack) == verdicts
    assert ["lr:dialect/missing_template"] == [e.test for e in tally.errors]


def test_converted_builds_end_in_a_verdict_that_names_what_is_missing(
    conformance_dir: Path, conformance_note: ConformanceNotes, tmp_path: Path
) -> None:
    """The test files alone: files of settings of the same ids would win."""
    pack = tmp_path / "lithium"
    shutil.copytree(conformance_dir / "lithium", pack)
    shutil.rmtree(pack / "data/lithium/test_instance")
    loaded, tally = _run(pack)
    counts = {
        outcome.value: sum(event.outcome is outcome for event in tally.finished)
        for outcome in Outcome
    }
    conformance_note.append(f"lithium, test files: {counts}")

    assert not loaded.diagnostics.errors
    assert 28 == len(tally.finished)
    assert not tally.errors
    for event in tally.finished:
        if event.outcome is Outcome.UNSUPPORTED:
            assert all(missing.mechanic for missing in event.missing)
        elif event.outcome is Outcome.FAILED:
            assert event.failure is not None
            assert event.failure.location is not None
