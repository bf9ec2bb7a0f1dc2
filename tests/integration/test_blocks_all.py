"""Every block of the newest version, through every hook that a test can reach."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import (
    attack_block,
    tick_block,
    tick_block_randomly,
    use_block,
)
from gametest.behaviour.ticking_blocks import ticks_at_random
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.level.behaviour_tables import BehaviourTables
    from tests.integration.conftest import Scene

_POS = BlockPos(0, 101, 0)
_AROUND = [(0, 102, 0), (0, 100, 0), (1, 101, 0), (0, 101, -1)]
_PARTS = 8


@pytest.mark.parametrize("part", range(_PARTS))
def test_no_hook_of_any_block_breaks_down(
    scene: Scene, blocks: BlockTable, part: int
) -> None:
    """What is not simulated may be reported; anything else that is raised ends the test."""
    level, air = scene.level, blocks.air
    for block in list(blocks.blocks())[part::_PARTS]:
        first, last = block.first_state_id, block.first_state_id + block.state_count - 1
        for state_id in {first, block.default_state_id, last}:
            state = blocks.state(state_id)
            for name in ("stone", "redstone_block", "water"):
                level.set_block(_POS, state)
                for place in _AROUND:
                    scene.put(place, name)
                level.tick()
                for act in (use_block, attack_block, tick_block, tick_block_randomly):
                    level.set_states_quiet([(_POS, state.id)])
                    with suppress(UnsupportedError):
                        act(level, _POS)
                for place in _AROUND:
                    scene.put(place, "air")
                level.tick()
                level.destroy_block(_POS, drop=True)
                level.set_block(_POS, air)
                for entity in tuple(level.entities.values()):
                    level.remove_entity(entity)

    assert scene.get(_POS).is_air


def test_every_block_that_ticks_at_random_has_a_behaviour_that_says_so(
    blocks: BlockTable, all_behaviours: BehaviourTables
) -> None:
    silent = set()
    for block in blocks.blocks():
        all_behaviours.meet(block.first_state_id)
        if ticks_at_random(block.default_state) and not any(
            all_behaviours.ticks_randomly(state.id) for state in block.states()
        ):
            silent.add(block.name)

    assert set() == silent
