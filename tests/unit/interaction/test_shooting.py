"""Dispensers shoot (https://minecraft.wiki/w/Projectile#Shot_from_dispenser, /Dispenser)."""

from __future__ import annotations

import pytest

from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.shooting import shoot_from_dispenser
from gametest.item.item_stack import ItemStack
from gametest.level.level import Level

POS = BlockPos(0, 64, 0)


@pytest.mark.parametrize(
    ("item", "kind", "power", "spread"),
    [
        ("arrow", "arrow", 1.1, 6.0),
        ("tipped_arrow", "arrow", 1.1, 6.0),
        ("brown_egg", "egg", 1.1, 6.0),
        ("snowball", "snowball", 1.1, 6.0),
        ("splash_potion", "splash_potion", 1.375, 3.0),
        ("experience_bottle", "experience_bottle", 1.375, 3.0),
    ],
)
def test_projectile_flies_out_of_the_front(
    void: Level, item: str, kind: str, power: float, spread: float
) -> None:
    most = 0.0172275 * spread * power
    for _ in range(30):
        stack = ItemStack(f"minecraft:{item}", 5)

        shot = shoot_from_dispenser(void, POS, Direction.EAST, stack)

        assert shot is not None
        assert shot.type_id == f"minecraft:{kind}"
        assert shot.pos == pytest.approx((1.2, 64.6, 0.5))
        assert shot.motion.x == pytest.approx(power, abs=most)
        assert abs(shot.motion.y) <= most
        assert abs(shot.motion.z) <= most


def test_arrow_of_a_dispenser_can_be_picked_up(void: Level) -> None:
    arrow = shoot_from_dispenser(void, POS, Direction.UP, ItemStack("minecraft:arrow"))

    assert arrow is not None
    assert arrow.nbt["pickup"] == 1


def test_fire_charge_becomes_a_small_fireball(void: Level) -> None:
    charge = ItemStack("minecraft:fire_charge")

    fire = shoot_from_dispenser(void, POS, Direction.WEST, charge)

    assert fire is not None
    assert fire.type_id == "minecraft:small_fireball"
    x, y, z = fire.motion
    assert (x * x + y * y + z * z) ** 0.5 == pytest.approx(0.1)


def test_what_is_no_projectile_is_not_shot(void: Level) -> None:
    assert (
        shoot_from_dispenser(void, POS, Direction.UP, ItemStack("minecraft:dirt"))
        is None
    )
