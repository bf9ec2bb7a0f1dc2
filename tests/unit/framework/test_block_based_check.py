"""Structures that can only fail a block-based test (https://minecraft.wiki/w/Test_Block)."""

from __future__ import annotations

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.source_location import SourceLocation
from gametest.framework.block_based_check import check_block_based
from gametest.framework.game_test_instance import BlockBasedTestInstance, LoadedTest
from gametest.framework.template_library import TemplateLibrary
from gametest.registry.holder import Reference
from gametest.structure.template import (
    StructureTemplate,
    TemplateBlock,
    TemplateState,
)

ROOM = Identifier("demo", "room")


@pytest.mark.parametrize(
    ("modes", "fault"),
    [
        (("start", "accept"), ""),
        (("start", "accept", "accept", "fail", "log"), ""),
        ((), "no start block and no accept block"),
        (("start", "fail"), "no accept block"),
        (("accept",), "no start block"),
        (("start", "start", "accept"), "2 start blocks"),
    ],
)
def test_a_structure_needs_one_start_and_an_accept_block(
    modes: tuple[str, ...], fault: str
) -> None:
    collector = DiagnosticCollector()

    check_block_based([room_test()], library(modes), collector)

    expected = [f"structure demo:room of block-based test demo:t has {fault}"]
    assert (expected if fault else []) == [found.message for found in collector]


def test_a_structure_that_is_not_there_is_told_elsewhere() -> None:
    collector = DiagnosticCollector()

    check_block_based([room_test()], TemplateLibrary({}), collector)

    assert len(collector) == 0


def room_test() -> LoadedTest:
    return LoadedTest(
        id=Identifier("demo", "t"),
        instance=BlockBasedTestInstance(
            environment=Reference(Identifier("minecraft", "default")),
            structure=ROOM,
            max_ticks=1,
        ),
        location=SourceLocation("t.json", 1, 1),
    )


def library(modes: tuple[str, ...]) -> TemplateLibrary:
    """Of one structure with test blocks in these modes."""
    palette = tuple(
        TemplateState.of("minecraft:test_block", {"mode": mode}) for mode in modes
    )
    blocks = tuple(TemplateBlock(BlockPos(x, 0, 0), x) for x in range(len(modes)))
    template = StructureTemplate(
        (9, 1, 1), palettes=(palette,), blocks=blocks, data_version=None
    )
    made = TemplateLibrary({})
    made._templates[ROOM] = template
    return made
