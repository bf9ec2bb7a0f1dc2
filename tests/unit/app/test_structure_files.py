from __future__ import annotations

import pytest

from gametest.app.structure_files import report_ignored_texts, structure_files
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import NEWEST_VERSION
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import PackStack, open_packs

NBT = "data/a/structure/b.nbt"
TEXT = "data/a/structure/b.snbt"
TEST_TEXT = "data/a/gametest/structure/b.snbt"


def stack(*paths: str) -> PackStack:
    pack = MemoryPack.of("pack", dict.fromkeys(paths, b""))
    return open_packs([pack], DiagnosticCollector(), NEWEST_VERSION)


@pytest.mark.parametrize(
    ("paths", "winner"),
    [
        ((NBT, TEXT, TEST_TEXT), NBT),
        ((TEXT, TEST_TEXT), TEXT),
        ((TEST_TEXT,), TEST_TEXT),
    ],
)
def test_the_games_own_place_wins(paths: tuple[str, ...], winner: str) -> None:
    found = structure_files(stack(*paths))

    assert found[Identifier("a", "b")].source.endswith(winner)


@pytest.mark.parametrize(
    ("paths", "codes"),
    [
        ((TEXT,), ["misplaced-folder"]),
        ((TEXT, NBT), []),
        ((TEST_TEXT,), []),
    ],
)
def test_a_text_that_the_game_does_not_see_is_told(
    paths: tuple[str, ...], codes: list[str]
) -> None:
    collector = DiagnosticCollector()
    report_ignored_texts(stack(*paths), collector)

    assert codes == [finding.code for finding in collector]
