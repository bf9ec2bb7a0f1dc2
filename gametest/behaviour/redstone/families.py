"""Rows of the list of behaviours: power."""

# size: tables, one row a family

from __future__ import annotations

from functools import cache

from gametest.behaviour import redstone
from gametest.behaviour.block_family import BlockFamily


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
        BlockFamily("comparator", lambda: redstone.comparator.Comparator()),
        BlockFamily("observer", lambda: redstone.observer.Observer()),
        BlockFamily("lever", lambda: redstone.lever.Lever()),
        BlockFamily(
            "stone_button polished_blackstone_button",
            lambda: redstone.button.Button(20),
            note="pressed by use only",
        ),
        BlockFamily(
            "*_button",
            lambda: redstone.button.Button(30, feels_arrows=True),
            note="pressed by use and by arrows",
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
            "redstone_ore deepslate_redstone_ore",
            lambda: redstone.redstone_ore.RedstoneOre(),
        ),
    )
