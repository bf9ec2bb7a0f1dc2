from __future__ import annotations

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.version import NEWEST_VERSION
from gametest.framework.ignored_files import report_ignored
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs


@pytest.mark.parametrize(
    ("path", "is_told"),
    [
        ("data/minecraft/dimension_type/overworld.json", True),
        ("data/minecraft/timeline/day.json", True),
        ("data/minecraft/tags/game_event/vibrations.json", True),
        ("data/minecraft/worldgen/biome/plains.json", True),
        ("data/minecraft/worldgen/biome/jungle.json", False),
        ("data/a/dimension_type/overworld.json", False),
        ("data/a/timeline/day.json", False),
    ],
)
@pytest.mark.parametrize("is_of_game", [False, True])
def test_a_file_that_changes_the_world_of_the_tests_is_told(
    path: str, is_told: bool, is_of_game: bool
) -> None:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("pack", {path: b"{}"})
    stack = open_packs([pack], DiagnosticCollector(), NEWEST_VERSION)

    report_ignored(stack, collector, game=stack.packs[0] if is_of_game else None)

    told = [finding.code for finding in collector]
    assert (["not-simulated"] if is_told and not is_of_game else []) == told
