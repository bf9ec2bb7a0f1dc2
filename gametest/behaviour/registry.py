"""All behaviours into the tables of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.block_family import BlockFamily, FamilyIndex
from gametest.behaviour.families import block_families

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.behaviour_tables import BehaviourTables
    from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour


def register_behaviours(tables: BehaviourTables) -> None:
    """Leaves the tables open: who loads extensions adds theirs, then freezes.

    A run meets few families, so each is made, and its module imported, when its first block is
    met.
    """
    index = FamilyIndex(block_families())
    made: dict[BlockFamily | None, BlockBehaviour] = {}

    def find(block: Block) -> BlockBehaviour | None:
        family = index.find(block.name.removeprefix("minecraft:"))
        if family is None and not block.has_property("waterlogged"):
            return None
        found = made.get(family)
        if found is None:
            found = made[family] = _waterloggable() if family is None else family.make()
        return found

    tables.register_rest(find, _fluid)


def _waterloggable() -> BlockBehaviour:
    from gametest.behaviour.nature.fluid import Waterloggable

    return Waterloggable()


def _fluid(_id: str) -> FluidBehaviour:
    from gametest.behaviour.nature.fluid import FlowingFluid

    return FlowingFluid()
