"""All behaviours into the tables of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.block_family import BlockFamily, FamilyIndex
from gametest.behaviour.families import block_families
from gametest.behaviour.vibration import vibrate_at_destruction

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.behaviour_tables import BehaviourTables
    from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def register_behaviours(tables: BehaviourTables) -> None:
    """Leaves the tables open: who loads extensions adds theirs, then freezes.

    A run meets few families, so each is made, and its module imported, when its first block is
    met.
    """
    index = FamilyIndex(block_families())
    made: dict[tuple[BlockFamily | None, bool], BlockBehaviour] = {}

    def find(block: Block) -> BlockBehaviour | None:
        name = block.name.removeprefix("minecraft:")
        family = index.find(name)
        ages = _may_age(name) and _ages(name)
        if family is None and not ages and not block.has_property("waterlogged"):
            return None
        found = made.get((family, ages))
        if found is None:
            found = _waterloggable() if family is None else family.make()
            found = made[family, ages] = _with_aging(found) if ages else found
        return found

    tables.register_rest(find, _fluid)
    tables.block_destroyed = vibrate_at_destruction
    tables.drop_block = _drop_block
    tables.lightning_struck, tables.lightning_lit = _strike, _light
    tables.is_bright, tables.looked_at = _is_bright, _looked_at
    tables.fire_for, tables.is_rained_on = _fire_for, _is_rained_on


def _may_age(name: str) -> bool:
    """A cheap look before the exact one, whose module is seldom needed."""
    return "copper" in name or "lightning_rod" in name


def _waterloggable() -> BlockBehaviour:
    from gametest.behaviour.nature.fluid import Waterloggable

    return Waterloggable()


def _fluid(id: str) -> FluidBehaviour:
    from gametest.behaviour.nature.flow import FlowingFluid

    return FlowingFluid(id.removeprefix("minecraft:"))


def _drop_block(level: Level, pos: BlockPos, state: BlockState) -> None:
    from gametest.interaction.block_drops import drop_block

    drop_block(level, pos, state)


def _strike(level: Level, pos: BlockPos) -> None:
    from gametest.behaviour.nature.lightning import strike

    strike(level, pos)


def _light(level: Level, pos: BlockPos, tries: int) -> None:
    from gametest.behaviour.nature.lightning import light

    light(level, pos, tries)


def _is_bright(level: Level, pos: BlockPos, at_least: int) -> bool:
    from gametest.behaviour.nature.light import has_brightness_now

    return has_brightness_now(level, pos, at_least)


def _is_rained_on(level: Level, pos: BlockPos) -> bool:
    from gametest.behaviour.nature.weather_effects import is_rained_on

    return is_rained_on(level, pos)


def _fire_for(level: Level, pos: BlockPos) -> BlockState:
    from gametest.behaviour.nature.fire_shape import fire_for

    return fire_for(level, pos)


def _looked_at(level: Level, player: Entity) -> Entity | None:
    from gametest.interaction.sight.looking import looked_at

    return looked_at(level, player)


def _ages(name: str) -> bool:
    from gametest.behaviour.nature.weathering import OLDEST, stage_of

    return stage_of(name) not in (None, OLDEST)


def _with_aging(behaviour: BlockBehaviour) -> BlockBehaviour:
    from gametest.behaviour.nature.weathering import with_aging

    return with_aging(behaviour)
