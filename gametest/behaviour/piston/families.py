"""Rows of the list of behaviours: pistons."""

from __future__ import annotations

from gametest.behaviour import piston
from gametest.behaviour.block_family import BlockFamily, SupportLevel


def piston_families() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "piston sticky_piston",
            lambda: piston.piston_base.PistonBase(),
            note="with slime, honey and short pulses; checked against recorded doors",
        ),
        BlockFamily("piston_head", lambda: piston.piston_head.PistonHead()),
        BlockFamily(
            "moving_piston",
            lambda: piston.moving_piston.MovingPiston(),
            level=SupportLevel.PARTLY,
            note="in its way, kinds of entities that do not move here are unsupported",
        ),
    )
