"""What `/test` does to one test that stands in the world, without running it.

https://minecraft.wiki/w/Commands/test and https://minecraft.wiki/w/Test_Instance_Block
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from gametest.behaviour.test_instance_block import (
    TEST_INSTANCE_BLOCK,
    TestInstanceBlockEntity,
    TestStatus,
)
from gametest.command.errors import CommandError
from gametest.core.atomic_file import write_atomically
from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import DiagnosticError
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.position import BlockPos
from gametest.framework.run.test_placement import TestPlacement
from gametest.framework.run.test_spawner import (
    discard_entities,
    paste_structure,
    remove_barriers,
)

if TYPE_CHECKING:
    from gametest.framework.live.test_blocks import StandingTest
    from gametest.framework.template_library import TemplateLibrary
    from gametest.level.level import Level

_FLOOR: Final = "minecraft:bedrock"


def reset_test(one: StandingTest, templates: TemplateLibrary) -> None:
    """The case goes, the structure stands as in the pack, the block shows nothing.

    Raises `CommandError` where there is nothing to place.
    """
    test = one.test
    if test is None:
        raise CommandError(f"no test {one.block.test!r} exists")
    structure = test.instance.structure
    template = templates.find(structure)
    if template is None:
        why = templates.why_missing(structure) or "it cannot be read"
        raise CommandError(f"structure {structure}: {why}")
    remove_barriers(one.level, one.placement)
    discard_entities(one.level, one.placement, around=0)
    try:
        paste_structure(one.level, one.placement, template)
    except DiagnosticError as error:
        message = f"structure {structure}: {error.diagnostic.message}"
        raise CommandError(message) from None
    block = one.block
    block.status, block.error_message = TestStatus.CLEARED, None
    block.errors.clear()


def clear_test(level: Level, placement: TestPlacement) -> None:
    """The test's box becomes air, the case goes, and so does the block, without drops."""
    discard_entities(level, placement, around=0)
    remove_barriers(level, placement)
    air = level.blocks.air.id
    level.fill_states(placement.padded_bounds, air)
    level.clear_ticks(placement.padded_bounds)
    level.clear_block_events(placement.padded_bounds)
    level.set_states_quiet([(placement.pos, air)])


def create_test(
    level: Level, pos: BlockPos, id: Identifier, size: tuple[int, int, int]
) -> TestPlacement:
    """An empty room with a floor of bedrock in its lowest layer, and its block.

    That the floor is inside of the structure is not confirmed.
    """
    placement = TestPlacement(pos=pos, size=size)
    box = placement.bounds
    air = level.blocks.air.id
    discard_entities(level, placement, around=0)
    level.fill_states(box, air)
    level.clear_ticks(box)
    floor = level.blocks.block(_FLOOR).default_state.id
    level.fill_states(box._replace(max_y=box.min_y), floor)
    state = level.blocks.block(TEST_INSTANCE_BLOCK).default_state
    level.set_states_quiet([(pos, state.id)])
    block = TestInstanceBlockEntity(TEST_INSTANCE_BLOCK, pos, test=str(id), size=size)
    level.set_block_entity(block)
    return placement


def export_test(one: StandingTest, folder: Path) -> Path:
    """Save the structure as it stands, unturned and without air; returns the file.

    Raises `CommandError`. Entities are left out if the block says so.
    """
    from gametest.structure.capture import capture, rotate_template
    from gametest.structure.writer import Layout, write_template

    name = _structure_of(one)
    level, box = one.level, one.placement.bounds
    _check_loaded(level, box)
    template = capture(
        level,
        box,
        include_entities=not one.block.ignore_entities,
        ignore_air=True,
    )
    back = one.placement.rotation.inverse
    template = rotate_template(template, back, level.blocks)
    path = folder / "data" / name.namespace / "structure" / f"{name.path}.nbt"
    try:
        write_atomically(path, write_template(template, Layout.NBT))
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None
    return path


def _structure_of(one: StandingTest) -> Identifier:
    """The structure of the test, or for a test that is only being made: its own name."""
    if one.test is not None:
        return one.test.instance.structure
    try:
        name = Identifier.parse(one.block.test or "")
    except InvalidIdentifierError as error:
        raise CommandError(f"the block at {one.pos} names no test: {error}") from None
    return name


def _check_loaded(level: Level, box: BoundingBox) -> None:
    if box.min_y < level.min_y or box.max_y >= level.max_y:
        raise CommandError("the structure reaches out of the world")
