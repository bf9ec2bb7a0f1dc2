"""All behaviours into the tables of a run."""

from __future__ import annotations

from gametest.behaviour.block_family import BlockFamily, assign_blocks
from gametest.behaviour.families import block_families
from gametest.behaviour.nature.fluid import FlowingFluid, Waterloggable
from gametest.level.behaviour_tables import BehaviourTables


def register_behaviours(tables: BehaviourTables) -> None:
    """Leaves the tables open: who loads extensions adds theirs, then freezes."""
    assigned = assign_blocks(tables.blocks, block_families())
    blocks: dict[int, tuple[BlockFamily, list[str]]] = {}
    for name, family in assigned.items():
        blocks.setdefault(id(family), (family, []))[1].append(name)
    for family, names in blocks.values():
        tables.register(names, family.behaviour)
    tables.register(
        [
            block.name
            for block in tables.blocks.blocks()
            if block.has_property("waterlogged")
            and block.name.removeprefix("minecraft:") not in assigned
        ],
        Waterloggable(),
    )
    for fluid in ("minecraft:water", "minecraft:lava"):
        tables.register_fluid(fluid, FlowingFluid())
