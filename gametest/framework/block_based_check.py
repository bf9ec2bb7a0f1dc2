"""What is wrong with the test blocks of a structure before anything runs.

Such a test only fails when its turn comes (https://minecraft.wiki/w/Test_Block).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gametest.behaviour.test_block import TEST_BLOCK
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.framework.game_test_instance import BlockBasedTestInstance, LoadedTest

if TYPE_CHECKING:
    from gametest.framework.template_library import TemplateLibrary
    from gametest.structure.template import StructureTemplate


def check_block_based(
    tests: Iterable[LoadedTest],
    templates: TemplateLibrary,
    collector: DiagnosticCollector,
) -> None:
    """A warning for each structure of a block-based test that can only fail it.

    What is missing or unreadable was told elsewhere.
    """
    structures = {
        test.instance.structure: test
        for test in tests
        if isinstance(test.instance, BlockBasedTestInstance)
    }
    for structure, test in sorted(structures.items()):
        template = templates.find(structure)
        if template is None:
            continue
        fault = _fault(test_block_modes(template))
        if fault:
            place = test.location
            if template.source:
                place = SourceLocation(template.source)
            assert place is not None
            collector.warning(
                "test-blocks",
                f"structure {structure} of block-based test {test.id} has {fault}",
                place,
            )


def test_block_modes(template: StructureTemplate) -> Counter[str]:
    """How many test blocks stand in each mode, by their states, as the game looks for them."""
    modes = {
        index: dict(state.properties).get("mode", "start")
        for index, state in enumerate(template.palette)
        if state.name in (TEST_BLOCK, TEST_BLOCK.removeprefix("minecraft:"))
    }
    return Counter(
        modes[block.state] for block in template.blocks if block.state in modes
    )


test_block_modes.__test__ = False  # type: ignore[attr-defined]


def _fault(modes: Counter[str]) -> str:
    faults = []
    starts = modes["start"]
    if starts != 1:
        faults.append(f"{starts or 'no'} start block{'s' if starts > 1 else ''}")
    if not modes["accept"]:
        faults.append("no accept block")
    return " and ".join(faults)
