"""Real packs: every test gets the verdict that is known for it, or names what is missing.

Without `GAMETEST_CONFORMANCE_DIR` everything here is skipped.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Protocol

import pytest

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.core.identifier import Identifier
from gametest.framework.events import Outcome
from gametest.report.counts import RunTally


@cache
def _run(pack: Path) -> tuple[LoadedPacks, RunTally]:
    loaded = load_packs(LoadOptions(packs=(pack,), use_cache=False))
    selection = select_tests(loaded, SelectionOptions(), pack)
    loaded.templates.read_all(
        [test.instance.structure for test in selection.tests], loaded.blocks
    )
    tally = RunTally()
    run_tests(loaded, selection.tests, RunSettings(), [tally])
    return loaded, tally


_MOB_BUILDS = {
    "ai_baby_pig_follow_parent",
    "ai_johnny_witch_throw_regeneration",
    "ai_villager_hide_in_home",
    "creeper_flee_from_cat",
    "frog_jump",
    "goat_jump",
    "llama_pathfinding",
    "pathfinding_avoid_lava",
    "pathfinding_prefer_water_over_lava",
}
"""Of Lithium; the readme of the suite says so."""


class ConformanceNotes(Protocol):
    def append(self, line: str) -> None: ...


def test_structure_sample_has_the_known_verdicts(
    conformance_dir: Path, conformance_note: ConformanceNotes
) -> None:
    pack = conformance_dir / "structure_sample"
    expected = json.loads((pack / "expected.json").read_text(encoding="utf-8"))
    loaded, tally = _run(pack)
    verdicts = {event.test: event.outcome.value for event in tally.finished}
    conformance_note.append(f"structure_sample: {len(expected)} run")

    assert not loaded.diagnostics.errors
    assert expected == verdicts


def test_lithium_tests_load_and_name_what_they_miss(
    conformance_dir: Path, conformance_note: ConformanceNotes
) -> None:
    loaded, tally = _run(conformance_dir / "lithium")
    block_based = [
        event
        for event in tally.finished
        if str(loaded.registries.tests.get(_id(event.test)).instance.type_id)
        == "minecraft:block_based"
    ]
    conformance_note.append(
        f"lithium: {len(block_based)} block-based, "
        f"{len(tally.finished) - len(block_based)} test files"
    )

    assert not loaded.diagnostics.errors
    assert 17 == len(block_based)
    assert not tally.errors
    for event in block_based:
        if event.outcome is Outcome.UNSUPPORTED:
            assert event.missing
            assert all(missing.pos is not None for missing in event.missing)


def test_lithium_builds_pass_unless_mobs_find_their_ways(
    conformance_dir: Path, conformance_note: ConformanceNotes
) -> None:
    _, tally = _run(conformance_dir / "lithium")
    passed = [e for e in tally.finished if e.outcome is Outcome.PASSED]
    missing = {
        e.test.split(":")[1].removeprefix("bb/")
        for e in tally.finished
        if e.outcome is Outcome.UNSUPPORTED
    }
    conformance_note.append(
        f"lithium: {len(passed)} passed, {len(missing)} ask for the will of mobs"
    )

    assert _MOB_BUILDS == missing
    assert len(tally.finished) == len(passed) + len(missing)


@pytest.mark.parametrize("rotated", ["counterclockwise_90"])
def test_rotated_tests_stand_rotated(conformance_dir: Path, rotated: str) -> None:
    _, tally = _run(conformance_dir / "structure_sample")
    rotations = {event.test: event.rotation for event in tally.finished}

    assert rotated == rotations[f"hs:rotated/{rotated}"]


def _id(text: str) -> Identifier:
    return Identifier.parse(text)
