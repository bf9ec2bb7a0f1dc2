"""Location predicates (https://minecraft.wiki/w/Predicate#Location); the subject is a point."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.loot.block_predicate import read_block
from gametest.loot.loot_context import LootContext
from gametest.loot.term import AllOf, Check, Of, Term, Unsupported

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_AXES: Final = ("x", "y", "z")
_FULL: Final = 15


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
    found = fields.find("light")
    if found is not None:
        terms += _light(found)
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


def _light(node: DataNode) -> list[Term[Vec3]]:
    """Of blocks or of the sky at this hour (https://minecraft.wiki/w/Predicate#Location)."""
    fields = node.object()
    found = fields.find("light")
    fields.finish()
    if found is None:
        return []
    bounds = found.bounds()

    def holds(context: LootContext, pos: Vec3) -> bool:
        low, high = bounds.minimum, bounds.maximum
        if low is not None and not _is_bright(context, pos, ceil(low)):
            return False
        return high is None or not _is_bright(context, pos, floor(high) + 1)

    def seen(context: LootContext, pos: Vec3) -> int:
        return next(n for n in range(_FULL, -1, -1) if _is_bright(context, pos, n))

    return [Check("light", str(bounds), holds, seen)]


def _is_bright(context: LootContext, pos: Vec3, at_least: int) -> bool:
    if not 0 < at_least <= _FULL:
        return at_least <= 0
    block, level = pos.block_pos, context.level
    is_bright = level.behaviours.is_bright
    if is_bright is None:
        raise UnsupportedError("location predicate: light", block)
    return bool(is_bright(level, block, at_least))


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
