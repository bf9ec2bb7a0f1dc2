"""The list of all behaviours, one row a family; the first row that fits a block counts."""

from __future__ import annotations

from gametest.behaviour.block_family import BlockFamily
from gametest.behaviour.machine.families import machine_families
from gametest.behaviour.nature.families import nature_families
from gametest.behaviour.redstone.families import redstone_families
from gametest.behaviour.standing.families import standing_families
from gametest.behaviour.test_block import TestBlock
from gametest.behaviour.test_instance_block import TestInstanceBlock


def block_families() -> tuple[BlockFamily, ...]:
    """Fresh behaviours: what they remember belongs to one set of tables."""
    return (
        BlockFamily("test_block", TestBlock()),
        BlockFamily("test_instance_block", TestInstanceBlock()),
        *redstone_families(),
        *machine_families(),
        *standing_families(),
        *nature_families(),
    )
