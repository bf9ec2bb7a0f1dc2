"""Currents push what stands in them deeply enough (https://minecraft.wiki/w/Water#Currents)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.interaction.fluid_push import update_fluids

if TYPE_CHECKING:
    from gametest.level.level import Level

_SURFACE = 64.0 + 7.0 / 9.0


@pytest.mark.parametrize(("depth", "push"), [(0.0025, 0.0), (0.0035, 0.014)])
def test_too_weak_a_current_pushes_nothing(
    void: Level, depth: float, push: float
) -> None:
    """A shallow one is as weak as it is deep, and counts from a length of sqrt(0.00001)."""
    for x, state in enumerate(("water[level=1]", "water[level=2]")):
        void.set_block(BlockPos(x, 63, 0), void.blocks.parse_state("stone"))
        void.set_block(BlockPos(x, 64, 0), void.blocks.parse_state(state))
    item = create_entity(void, "item", Vec3(0.5, _SURFACE - depth, 0.5), {})
    assert item.body is not None
    item.motion = Vec3(0.0, 0.0, 0.0)

    update_fluids(void, item, item.body)

    assert item.motion.x == pytest.approx(push)
