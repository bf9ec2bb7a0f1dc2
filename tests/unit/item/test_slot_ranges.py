from __future__ import annotations

import pytest

from gametest.core.version import NEWEST_VERSION, version_named
from gametest.item.slot_ranges import slot_ranges


# https://minecraft.wiki/w/Slot
@pytest.mark.parametrize(
    ("name", "first", "count"),
    [
        ("contents", 0, 1),
        ("container.*", 0, 54),
        ("container.53", 53, 1),
        ("hotbar.*", 0, 9),
        ("inventory.*", 9, 27),
        ("inventory.26", 35, 1),
        ("weapon", 98, 1),
        ("weapon.*", 98, 2),
        ("weapon.offhand", 99, 1),
        ("armor.*", 103, 5),
        ("armor.feet", 100, 1),
        ("armor.body", 105, 1),
        ("saddle", 106, 1),
        ("enderchest.*", 200, 27),
        ("mob.inventory.*", 300, 8),
        ("horse.*", 500, 15),
        ("player.cursor", 499, 1),
        ("player.crafting.*", 500, 4),
    ],
)
def test_slots_of_a_name(name: str, first: int, count: int) -> None:
    found = slot_ranges(NEWEST_VERSION)[name]

    assert (first, count) == (found.slots[0], len(found.slots))


# https://github.com/misode/technical-changes, 26.1 snapshot 4
@pytest.mark.parametrize(
    ("version", "name", "exists"),
    [
        ("1.21.11", "villager.0", True),
        ("26.1", "villager.0", False),
        ("1.21.11", "mob.inventory.0", False),
    ],
)
def test_inventories_of_mobs_were_renamed(
    version: str, name: str, exists: bool
) -> None:
    assert exists is (name in slot_ranges(version_named(version)))
