"""Names of slots and of groups of slots (https://minecraft.wiki/w/Slot).

A slot is known by its number; a group is a tuple of numbers in order.
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.version import GameVersion

CONTENTS: Final = 0
MAINHAND: Final = 98
OFFHAND: Final = 99
FEET: Final = 100
LEGS: Final = 101
CHEST: Final = 102
HEAD: Final = 103
BODY: Final = 105
SADDLE: Final = 106
ENDER_CHEST: Final = 200
MOB_INVENTORY: Final = 300
HORSE_CHEST: Final = 499
CURSOR: Final = 499
HORSE: Final = 500
CRAFTING: Final = 500

EQUIPMENT_SLOTS: Final = {
    MAINHAND: "mainhand",
    OFFHAND: "offhand",
    FEET: "feet",
    LEGS: "legs",
    CHEST: "chest",
    HEAD: "head",
    BODY: "body",
    SADDLE: "saddle",
}
"""With the words of the `equipment` compound of living entities."""

_RANGES: Final = (
    ("container.", 0, 54),
    ("hotbar.", 0, 9),
    ("inventory.", 9, 27),
    ("enderchest.", ENDER_CHEST, 27),
    ("horse.", HORSE, 15),
    ("player.crafting.", CRAFTING, 4),
)
_SINGLES: Final = {
    "contents": CONTENTS,
    "weapon": MAINHAND,
    "weapon.mainhand": MAINHAND,
    "weapon.offhand": OFFHAND,
    "armor.head": HEAD,
    "armor.chest": CHEST,
    "armor.legs": LEGS,
    "armor.feet": FEET,
    "armor.body": BODY,
    "saddle": SADDLE,
    "horse.chest": HORSE_CHEST,
    "player.cursor": CURSOR,
}
_GROUPS: Final = {
    "weapon.*": (MAINHAND, OFFHAND),
    "armor.*": (HEAD, CHEST, LEGS, FEET, BODY),
}


@final
@attrs.frozen
class SlotRange:
    name: str
    slots: tuple[int, ...]

    def numbers(self) -> tuple[int, ...]:
        return self.slots


def has_mob_slots(version: GameVersion) -> bool:
    """Slots of all mobs with an inventory, piglins too, not only of those that trade or raid.

    https://github.com/misode/technical-changes, 26.1 snapshots 1 and 4.
    """
    return version.data_version >= 4786


def slot_ranges(version: GameVersion) -> dict[str, SlotRange]:
    """Every name of a version."""
    found: dict[str, tuple[int, ...]] = {name: (n,) for name, n in _SINGLES.items()}
    mob = "mob.inventory." if has_mob_slots(version) else "villager."
    for start, first, count in (*_RANGES, (mob, MOB_INVENTORY, 8)):
        found.update((f"{start}{n}", (first + n,)) for n in range(count))
        found[f"{start}*"] = tuple(range(first, first + count))
    found.update(_GROUPS)
    return {name: SlotRange(name, slots) for name, slots in found.items()}
