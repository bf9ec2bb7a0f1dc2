"""The list of all behaviours, one row a family; the first row that fits a block counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.block_family import BlockFamily
from gametest.behaviour.container.families import container_families
from gametest.behaviour.machine.families import machine_families
from gametest.behaviour.nature.families import nature_families
from gametest.behaviour.piston.families import piston_families
from gametest.behaviour.plant.families import plant_families
from gametest.behaviour.redstone.families import redstone_families
from gametest.behaviour.sensing.families import sensing_families
from gametest.behaviour.standing.families import standing_families

if TYPE_CHECKING:
    from gametest.level.block_behaviour import BlockBehaviour


def block_families() -> tuple[BlockFamily, ...]:
    """Each makes a fresh behaviour: what it remembers belongs to one set of tables."""
    return (
        BlockFamily("test_block", _test_block),
        BlockFamily("test_instance_block", _test_instance_block),
        *redstone_families(),
        *piston_families(),
        *container_families(),
        *machine_families(),
        *sensing_families(),
        *standing_families(),
        *nature_families(),
        *plant_families(),
    )


def _test_block() -> BlockBehaviour:
    from gametest.behaviour.test_block import TestBlock

    return TestBlock()


def _test_instance_block() -> BlockBehaviour:
    from gametest.behaviour.test_instance_block import TestInstanceBlock

    return TestInstanceBlock()
