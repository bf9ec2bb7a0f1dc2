"""Vines and other covers of faces, leaves, snow, powder, water plants and cocoa.

https://minecraft.wiki/w/Vines, https://minecraft.wiki/w/Glow_Lichen, https://minecraft.wiki/w/Leaves,
https://minecraft.wiki/w/Concrete_Powder, https://minecraft.wiki/w/Kelp, https://minecraft.wiki/w/Cocoa_Beans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.placing.hanging_sign import hanging_sign
from gametest.behaviour.placing.orientation import Rule, towards_player
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_FULL: Final = 8
_FARTHEST: Final = 7
_AGES: Final = 25
"""A head that grows begins at any age below."""


def vine(context: PlaceContext, state: BlockState) -> BlockState | None:
    """One more side of a vine, or the first; never on a floor."""
    there = context.state_at_pos
    vine_there = there if there.block is state.block else state
    above = context.state_at(Direction.UP)
    for side in context.directions():
        if side is Direction.DOWN or vine_there.get(side.label) == "true":
            continue
        hangs = (
            side.is_horizontal
            and above.block is state.block
            and above.get(side.label) == "true"
        )
        if hangs or _carries(context, side):
            return vine_there.with_(side.label, "true")
    return None


def cover(context: PlaceContext, state: BlockState) -> BlockState | None:
    """One more face of glow lichen, sculk veins or resin."""
    there = context.state_at_pos
    cover_there = there if there.block is state.block else state
    for side in Direction:
        if there.block is not state.block:
            cover_there = cover_there.with_(side.label, "false")
    for side in context.directions():
        if cover_there.get(side.label) == "false" and _carries(context, side):
            return cover_there.with_(side.label, "true")
    return None


def _carries(context: PlaceContext, side: Direction) -> bool:
    neighbor = context.state_at(side)
    return neighbor.is_full_cube or neighbor.is_face_sturdy(side.opposite)


def leaves(context: PlaceContext, state: BlockState) -> BlockState:
    """They stay; how far the next log is, they count at once."""
    # Here, as the room of plants is not needed to place anything else.
    from gametest.behaviour.plant.leaves import distance_at

    distance = distance_at(context.level, context.pos)
    return state.with_("persistent", "true").with_("distance", distance)


def powder(context: PlaceContext, state: BlockState) -> BlockState:
    """It is concrete at once where water touches it."""
    is_wet = context.state_at_pos.fluid == "water"
    for side in Direction:
        neighbor = context.state_at(side)
        if side is Direction.DOWN or neighbor.fluid != "water":
            continue
        is_wet = is_wet or not neighbor.is_face_sturdy(side.opposite)
    if not is_wet:
        return state
    name = state.block.name.removesuffix("_powder")
    return state.block.table.block(name).default_state


def in_water(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Seagrass and kelp: where water is a full block deep."""
    there = context.state_at_pos
    if there.fluid != "water" or there.fluid_amount != _FULL:
        return None
    return growing_head(context, state) if state.has("age") else state


def growing_head(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("age", str(context.level.random.next_int(_AGES)))


def cocoa(context: PlaceContext, state: BlockState) -> BlockState | None:
    for side in context.directions():
        if side.is_horizontal:
            placed = state.with_("facing", side.label)
            if context.can_stand(placed):
                return placed
    return None


def bamboo(context: PlaceContext, state: BlockState) -> BlockState | None:
    """A shoot on the ground, a stalk on a shoot or a stalk (https://minecraft.wiki/w/Bamboo)."""
    if context.state_at_pos.fluid is not None:
        return None
    below, above = context.state_at(Direction.DOWN), context.state_at(Direction.UP)
    if below.is_block("minecraft:bamboo_sapling"):
        return state.with_("age", "0")
    for stalk in (below, above):
        if stalk.block is state.block:
            return state.with_("age", "1" if stalk.get("age") != "0" else "0")
    return state.block.table.block("minecraft:bamboo_sapling").default_state


def big_dripleaf(context: PlaceContext, state: BlockState) -> BlockState:
    """On another it looks as that one does (https://minecraft.wiki/w/Big_Dripleaf)."""
    below = context.state_at(Direction.DOWN)
    if below.block.name.startswith("minecraft:big_dripleaf"):
        return state.with_("facing", below.get("facing"))
    return state.with_("facing", context.front.opposite.label)


def speleothem(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Up from a floor for who looks down; two tips that meet grow together, unless one sneaks.

    https://minecraft.wiki/w/Pointed_Dripstone#Placement
    """
    # Here, as the room of nature is not needed to place anything else.
    from gametest.behaviour.nature.speleothem import thickness_of

    first = Direction.DOWN if context.pitch < 0.0 else Direction.UP
    for tip in (first, first.opposite):
        placed = state.with_("vertical_direction", tip.label)
        if not context.can_stand(placed):
            continue
        ahead = context.state_at(tip)
        meets = ahead.block is state.block and (
            ahead.get("vertical_direction") == tip.opposite.label
        )
        if meets:
            word = "tip" if context.is_sneaking else "tip_merge"
        else:
            word = thickness_of(context.level, context.pos, placed, tip)
        return placed.with_("thickness", word)
    return None


def propagule(_context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("age", "4")


def as_it_is(_context: PlaceContext, state: BlockState) -> BlockState:
    return state


def scaffolding(context: PlaceContext, state: BlockState) -> BlockState | None:
    """https://minecraft.wiki/w/Scaffolding#Placement: not too far from what carries it."""
    # Here, as the room of what stands is not needed to place anything else.
    from gametest.behaviour.standing.scaffolding import scaffold_distance

    distance = scaffold_distance(context.level, context.pos, state)
    if distance >= _FARTHEST:
        return None
    below = context.state_at(Direction.DOWN)
    hangs = distance > 0 and below.block is not state.block
    placed = state.with_("distance", str(distance))
    return placed.with_("bottom", str(hangs).lower())


CLINGING: Final[dict[str, Rule]] = {
    "vine": vine,
    "glow_lichen sculk_vein resin_clump": cover,
    "*_leaves": leaves,
    "*_concrete_powder": powder,
    "kelp seagrass": in_water,
    "weeping_vines twisting_vines cave_vines": growing_head,
    "cocoa": cocoa,
    "snow pitcher_crop pale_hanging_moss": as_it_is,
    "bamboo": bamboo,
    "big_dripleaf": big_dripleaf,
    "mangrove_propagule": propagule,
    "pointed_dripstone sulfur_spike": speleothem,
    "scaffolding": scaffolding,
    "*_hanging_sign": hanging_sign,
    "pink_petals wildflowers leaf_litter": towards_player,
}
