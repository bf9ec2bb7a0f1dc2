"""Rows of the list of behaviours: power."""

# size: tables, one row a family

from __future__ import annotations

from functools import cache

from gametest.behaviour import machine, redstone
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def redstone_families() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    # Both torches know of each other's burning out.
    burn_out = cache(lambda: redstone.redstone_torch.BurnOut())
    return (
        BlockFamily("redstone_block", lambda: redstone.redstone_block.RedstoneBlock()),
        BlockFamily("redstone_wire", lambda: redstone.redstone_wire.RedstoneWire()),
        BlockFamily(
            "redstone_torch", lambda: redstone.redstone_torch.RedstoneTorch(burn_out())
        ),
        BlockFamily(
            "redstone_wall_torch",
            lambda: redstone.redstone_torch.RedstoneWallTorch(burn_out()),
        ),
        BlockFamily("repeater", lambda: redstone.repeater.Repeater()),
        BlockFamily(
            "comparator",
            lambda: redstone.comparator.Comparator(),
            level=_PARTLY,
            note="a container with items, and item frames, are unsupported",
        ),
        BlockFamily("observer", lambda: redstone.observer.Observer()),
        BlockFamily("lever", lambda: redstone.lever.Lever()),
        BlockFamily(
            "stone_button polished_blackstone_button",
            lambda: redstone.button.Button(20),
            note="pressed by use only",
        ),
        BlockFamily(
            "*_button",
            lambda: redstone.button.Button(30),
            level=_PARTLY,
            note="arrows do not press it",
        ),
        BlockFamily(
            "*_pressure_plate",
            lambda: redstone.pressure_plate.PressurePlate(),
            level=_PARTLY,
            note="nothing presses it; an entity on it is unsupported",
        ),
        BlockFamily("redstone_lamp", lambda: redstone.redstone_lamp.RedstoneLamp()),
        BlockFamily(
            "note_block", lambda: redstone.note_block.NoteBlock(), note="without sound"
        ),
        BlockFamily("*copper_bulb", lambda: redstone.redstone_follower.CopperBulb()),
        BlockFamily(
            "*_head *_skull *_wall_head *_wall_skull",
            lambda: redstone.redstone_follower.Skull(),
        ),
        BlockFamily(
            "target",
            lambda: redstone.static_source.Hit(),
            level=_PARTLY,
            note="nothing hits it",
        ),
        BlockFamily(
            "*lightning_rod",
            lambda: redstone.static_source.Hit(strong_towards="facing"),
            level=_PARTLY,
            note="nothing hits it",
        ),
        BlockFamily(
            "daylight_detector",
            lambda: redstone.static_source.DaylightDetector(),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "lectern",
            lambda: redstone.static_source.Lectern(strong_towards="down"),
            level=_PARTLY,
            note="a book in it is unsupported",
        ),
        BlockFamily(
            "trapped_chest",
            lambda: redstone.static_source.TrappedChest(),
            level=_PARTLY,
            note="its items are not read by comparators; nobody opens it",
        ),
        BlockFamily(
            "sculk_sensor calibrated_sculk_sensor",
            lambda: redstone.static_source.SculkSensor(strong_towards="down"),
            level=_PARTLY,
            note="a vibration that it would hear is unsupported",
        ),
        BlockFamily(
            "redstone_ore deepslate_redstone_ore",
            lambda: machine.unsupported.ActsWhenTouched("light up"),
            level=_PARTLY,
            note="lighting up is unsupported; a lit one goes out",
        ),
    )
