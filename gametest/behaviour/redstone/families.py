"""Rows of the list of behaviours: power."""

from __future__ import annotations

from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.behaviour.machine.unsupported import ActsWhenTouched
from gametest.behaviour.redstone.button import Button
from gametest.behaviour.redstone.comparator import Comparator
from gametest.behaviour.redstone.lever import Lever
from gametest.behaviour.redstone.note_block import NoteBlock
from gametest.behaviour.redstone.observer import Observer
from gametest.behaviour.redstone.pressure_plate import PressurePlate
from gametest.behaviour.redstone.redstone_block import RedstoneBlock
from gametest.behaviour.redstone.redstone_follower import CopperBulb, Skull
from gametest.behaviour.redstone.redstone_lamp import RedstoneLamp
from gametest.behaviour.redstone.redstone_torch import (
    BurnOut,
    RedstoneTorch,
    RedstoneWallTorch,
)
from gametest.behaviour.redstone.redstone_wire import RedstoneWire
from gametest.behaviour.redstone.repeater import Repeater
from gametest.behaviour.redstone.static_source import (
    DaylightDetector,
    FreshlyPowered,
    ReadableSource,
)

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def redstone_families() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    burn_out = BurnOut()
    return (
        BlockFamily("redstone_block", RedstoneBlock()),
        BlockFamily("redstone_wire", RedstoneWire()),
        BlockFamily("redstone_torch", RedstoneTorch(burn_out)),
        BlockFamily("redstone_wall_torch", RedstoneWallTorch(burn_out)),
        BlockFamily("repeater", Repeater()),
        BlockFamily(
            "comparator",
            Comparator(),
            level=_PARTLY,
            note="a container with items, and item frames, cannot be read",
        ),
        BlockFamily("observer", Observer()),
        BlockFamily("lever", Lever()),
        BlockFamily(
            "stone_button polished_blackstone_button",
            Button(20),
            note="pressed by use only",
        ),
        BlockFamily(
            "*_button", Button(30), level=_PARTLY, note="arrows do not press it"
        ),
        BlockFamily(
            "*_pressure_plate",
            PressurePlate(),
            level=_PARTLY,
            note="nothing presses it; an entity on it is unsupported",
        ),
        BlockFamily("redstone_lamp", RedstoneLamp()),
        BlockFamily("note_block", NoteBlock(), note="without sound"),
        BlockFamily("*copper_bulb", CopperBulb()),
        BlockFamily("*_head *_skull *_wall_head *_wall_skull", Skull()),
        BlockFamily(
            "target",
            FreshlyPowered(),
            level=_PARTLY,
            note="gives the power of its state; nothing hits it",
        ),
        BlockFamily(
            "*lightning_rod",
            FreshlyPowered(strong_towards="facing"),
            level=_PARTLY,
            note="gives the power of its state; nothing hits it",
        ),
        BlockFamily(
            "daylight_detector",
            DaylightDetector(),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "lectern trapped_chest sculk_sensor calibrated_sculk_sensor",
            ReadableSource(strong_towards="down"),
            level=_PARTLY,
            note="gives the power of its state",
        ),
        BlockFamily(
            "redstone_ore deepslate_redstone_ore",
            ActsWhenTouched("light up"),
            level=_UNSUPPORTED,
        ),
    )
