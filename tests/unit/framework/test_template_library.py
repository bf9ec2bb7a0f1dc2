"""Structures by id."""

from __future__ import annotations

from gametest.block.block_table import BlockTable
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import NEWEST_VERSION
from gametest.framework.template_library import TemplateLibrary
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs

BROKEN = Identifier.parse("demo:broken")
NOWHERE = Identifier.parse("demo:nowhere")


def _library() -> TemplateLibrary:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("p", {"data/demo/structure/broken.nbt": b"nonsense"})
    return TemplateLibrary.of(open_packs([pack], collector, NEWEST_VERSION), collector)


def test_empty_structure_of_the_game_is_one_cell() -> None:
    library = _library()
    empty = library.find(Identifier.parse("empty"))

    assert empty is not None
    assert library.size(Identifier.parse("empty")) == (1, 1, 1)


def test_missing_structure_is_none_and_takes_one_cell() -> None:
    library = _library()

    assert library.find(NOWHERE) is None
    assert library.size(NOWHERE) == (1, 1, 1)
    assert library.why_missing(NOWHERE) == "no pack has it"


def test_unreadable_structure_is_a_finding_told_once(blocks: BlockTable) -> None:
    library = _library()
    library.read_all([BROKEN, BROKEN], blocks)

    assert library.find(BROKEN) is None
    assert [found.code for found in library.collector.errors] == ["nbt-syntax"]
    assert "broken.nbt" in str(library.why_missing(BROKEN))


def test_ids_are_those_of_the_packs() -> None:
    assert _library().ids() == (BROKEN,)
