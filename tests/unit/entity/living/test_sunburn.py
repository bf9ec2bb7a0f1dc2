"""Undead in the sun: https://minecraft.wiki/w/Undead#Burning_in_sunlight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.entity.summoning import create_entity
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

if TYPE_CHECKING:
    from gametest.level.level import Level

AT = Vec3(0.5, 64.0, 0.5)


def health_after(level: Level, equipment: str, ticks: int, time: int = 6000) -> float:
    level.world.clocks.set("minecraft:overworld", time)
    data = parse_snbt(f"{{NoAI: 1b, equipment: {equipment}}}")
    assert isinstance(data, dict)
    zombie = create_entity(level, "zombie", AT, data)
    for _ in range(ticks):
        level.tick()
    saved: Compound = zombie.to_nbt()
    health = saved["Health"]
    assert isinstance(health, float)
    return health


def test_a_bare_head_catches_fire(floor: Level) -> None:
    assert health_after(floor, "{}", 200) < 20.0


@pytest.mark.parametrize(
    ("equipment", "time"),
    [("{head: {id: 'carved_pumpkin'}}", 6000), ("{}", 18000)],
)
def test_nothing_burns_in_the_dark_or_under_a_pumpkin(
    floor: Level, equipment: str, time: int
) -> None:
    assert health_after(floor, equipment, 200, time) == 20.0


def test_a_helmet_wears_off_first(floor: Level) -> None:
    """One with three points left lasts some burns, then the head is bare."""
    helmet = "{head: {id: 'leather_helmet', components: {damage: 52}}}"
    assert health_after(floor, helmet, 20) == 20.0
    assert health_after(floor, helmet, 600) < 20.0
