"""Puts one test into a level (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.test_instance_block import (
    TEST_INSTANCE_BLOCK,
    TestInstanceBlockEntity,
    TestStatus,
)
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.run.test_placement import TestPlacement
from gametest.structure.placement import place_template

if TYPE_CHECKING:
    from gametest.level.level import Level
    from gametest.structure.template import StructureTemplate

BARRIER: Final = "minecraft:barrier"
_SMALL_VOLUME: Final = 1000


def placement_of(
    test: LoadedTest,
    pos: tuple[int, int, int],
    size: tuple[int, int, int],
    extra_rotation: Rotation = Rotation.NONE,
) -> TestPlacement:
    data = test.instance
    return TestPlacement(
        pos=BlockPos(*pos),
        size=size,
        rotation=data.rotation.then(extra_rotation),
        extra_rotation=extra_rotation,
        padding=data.padding,
        sky_access=data.sky_access,
    )


def spawn_test(
    level: Level,
    test: LoadedTest,
    placement: TestPlacement,
    template: StructureTemplate,
) -> tuple[tuple[str, BlockPos], ...]:
    """Clear, paste, encase; returns what stored entities would need, with their places.

    The block stands in the case of barriers when there is no padding, so it is set last.
    """
    level.forced_chunks.update(placement.padded_bounds.chunks())
    _paste(level, placement, template)
    _encase(level, placement)
    _set_instance_block(level, test, placement)
    _forget_plans(level, placement)
    return acting_entities(level, placement) if template.entities else ()


def paste_structure(
    level: Level, placement: TestPlacement, template: StructureTemplate
) -> None:
    """Clear and paste, without a case; the test instance block stays as it is.

    Raises `DiagnosticError` for a state that the target version does not have.
    """
    _paste(level, placement, template)
    _forget_plans(level, placement)


def _paste(level: Level, placement: TestPlacement, template: StructureTemplate) -> None:
    level.fill_states(placement.padded_bounds, level.blocks.air.id)
    discard_entities(level, placement, around=0)
    place_template(level, template, placement.bounds.min_corner, placement.rotation)


def _forget_plans(level: Level, placement: TestPlacement) -> None:
    level.block_ticks.clear(placement.padded_bounds)
    level.clear_block_events(placement.padded_bounds)


def acting_entities(
    level: Level, placement: TestPlacement
) -> tuple[tuple[str, BlockPos], ...]:
    """What the entities that stand in the test would need, with their places."""
    from gametest.level.entities.entity_activity import missing_mechanic

    missing: dict[tuple[str, BlockPos], None] = {}
    for entity in level.entities_in(placement.padded_bounds):
        mechanic = None if entity.is_player else missing_mechanic(entity)
        if mechanic is not None:
            missing[mechanic, entity.block_pos] = None
    return tuple(missing)


def clean_up_passed(level: Level, placement: TestPlacement) -> None:
    """After a pass the barriers and entities go; after a failure everything stays."""
    remove_barriers(level, placement)
    discard_entities(level, placement, around=1)


def remove_barriers(level: Level, placement: TestPlacement) -> None:
    """Those of the case; whatever else stands there stays."""
    barrier = level.blocks.block(BARRIER).default_state.id
    air = level.blocks.air.id
    if _is_small(placement):
        outer = placement.bounds.inflated(1)
        ids = level.state_ids_in(outer)
        pairs = zip(outer.positions(), ids, strict=True)
        cased = {cell for cell, id in pairs if id == barrier}
        level.set_states_quiet(
            [(cell, air) for cell in placement.shell_cells() if cell in cased]
        )
    else:
        for slab in placement.shell():
            ids = level.state_ids_in(slab)
            if set(ids) <= {barrier, air}:
                level.fill_states(slab, air)
            else:
                pairs = zip(slab.positions(), ids, strict=True)
                level.set_states_quiet(
                    (cell, air) for cell, id in pairs if id == barrier
                )


def _encase(level: Level, placement: TestPlacement) -> None:
    barrier = level.blocks.block(BARRIER).default_state.id
    if _is_small(placement):
        level.set_states_quiet([(cell, barrier) for cell in placement.shell_cells()])
    else:
        for slab in placement.shell():
            level.fill_states(slab, barrier)


def _is_small(placement: TestPlacement) -> bool:
    """Cell by cell is quicker than slab by slab up to about this many cells."""
    return placement.bounds.volume < _SMALL_VOLUME


def discard_entities(level: Level, placement: TestPlacement, *, around: int) -> None:
    """All but players."""
    if level.entities:
        box = (
            placement.padded_bounds if not around else placement.bounds.inflated(around)
        )
        for entity in level.entities_in(box):
            if not entity.is_player:
                level.remove_entity(entity)


def mark_finished(level: Level, placement: TestPlacement, error: str | None) -> None:
    """What the test instance block shows."""
    entity = level.get_block_entity(placement.pos)
    if isinstance(entity, TestInstanceBlockEntity):
        entity.status = TestStatus.FINISHED
        entity.error_message = error


def _set_instance_block(
    level: Level, test: LoadedTest, placement: TestPlacement
) -> None:
    block = level.blocks.find_block(TEST_INSTANCE_BLOCK)
    if block is None:
        return
    level.set_states_quiet([(placement.pos, block.default_state.id)])
    level.set_block_entity(
        TestInstanceBlockEntity(
            TEST_INSTANCE_BLOCK,
            placement.pos,
            test=str(test.id),
            size=placement.size,
            rotation=placement.extra_rotation,
            status=TestStatus.RUNNING,
        )
    )
