"""Location predicates (https://minecraft.wiki/w/Predicate#Location); the subject is a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos, Vec3
from gametest.loot.block_predicate import read_block
from gametest.loot.loot_context import LootContext
from gametest.loot.term import AllOf, Check, Of, Term, Unsupported

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_AXES: Final = ("x", "y", "z")


def read_location(node: DataNode, registries: PredicateRegistries) -> Term[Vec3]:
    fields = node.object()
    terms: list[Term[Vec3]] = []
    found = fields.find("position")
    if found is not None:
        terms += _position(found)
    found = fields.find("dimension")
    if found is not None:
        terms.append(_dimension(str(found.identifier())))
    found = fields.find("biomes")
    if found is not None:
        biomes = registries.id_set(found, "worldgen/biome")
        terms.append(
            Check(
                "biomes",
                str(biomes),
                lambda context, pos: biomes.contains(
                    context.level.biome_at(pos.block_pos)
                ),
                lambda context, pos: context.level.biome_at(pos.block_pos),
            )
        )
    _unsupported(fields, terms)
    found = fields.find("block")
    if found is not None:
        terms.append(Of("block", _block_pos, read_block(found, registries)))
    found = fields.find("fluid")
    if found is not None:
        terms.append(_fluid(found, registries))
    fields.finish()
    return AllOf(tuple(terms))


def _unsupported(fields: DataObject, terms: list[Term[Vec3]]) -> None:
    terms += [
        Unsupported(f"location predicate: {key}")
        for key in ("structures", "smokey", "can_see_sky")
        if fields.find(key) is not None
    ]
    light = fields.find("light")
    if light is None:
        return
    inner = light.object()
    level = inner.find("light")
    inner.finish()
    if level is not None:
        level.bounds()
        terms.append(Unsupported("location predicate: light"))


def _position(node: DataNode) -> list[Term[Vec3]]:
    fields = node.object()
    terms: list[Term[Vec3]] = []
    for index, axis in enumerate(_AXES):
        found = fields.find(axis)
        if found is not None:
            terms.append(_coordinate(index, axis, found))
    fields.finish()
    return terms


def _coordinate(index: int, axis: str, node: DataNode) -> Term[Vec3]:
    bounds = node.bounds()
    return Check(
        f"position.{axis}",
        str(bounds),
        lambda _, pos: bounds.contains(tuple(pos)[index]),
        lambda _, pos: f"{tuple(pos)[index]:g}",
    )


def _dimension(wanted: str) -> Term[Vec3]:
    return Check(
        "dimension",
        wanted,
        lambda context, _: str(context.level.dimension) == wanted,
        lambda context, _: context.level.dimension,
    )


def _fluid(node: DataNode, registries: PredicateRegistries) -> Term[Vec3]:
    fields = node.object()
    kinds, state = fields.find("fluids"), fields.find("state")
    fields.finish()
    terms: list[Term[Vec3]] = []
    if kinds is not None:
        fluids = registries.id_set(kinds, "fluid")
        terms.append(
            Check(
                "fluid",
                str(fluids),
                lambda context, pos: fluids.contains(_fluid_at(context, pos)),
                _fluid_at,
            )
        )
    if state is not None:
        terms.append(Unsupported("fluid predicate: state"))
    return AllOf(tuple(terms))


def _block_pos(_context: LootContext, pos: Vec3) -> BlockPos:
    return pos.block_pos


def _fluid_at(context: LootContext, pos: Vec3) -> str:
    state: BlockState = context.level.get_block_state(pos.block_pos)
    if state.fluid is None:
        return "minecraft:empty"
    name = state.fluid.removeprefix("minecraft:")
    return f"minecraft:{name}" if state.is_fluid_source else f"minecraft:flowing_{name}"
