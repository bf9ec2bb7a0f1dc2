"""Stairs, slabs, trapdoors, gates, chests, and blocks of two halves.

https://minecraft.wiki/w/Stairs, https://minecraft.wiki/w/Slab, https://minecraft.wiki/w/Trapdoor,
https://minecraft.wiki/w/Door#Placement, https://minecraft.wiki/w/Chest, https://minecraft.wiki/w/Bed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.placing.orientation import Rule
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.core.direction import Axis, Direction
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState


def stairs(context: PlaceContext, state: BlockState) -> BlockState:
    half = "top" if context.is_on_upper_half else "bottom"
    return state.with_("facing", context.front.label).with_("half", half)


def slab(context: PlaceContext, state: BlockState) -> BlockState:
    there = context.level.get_block_state(context.pos)
    if there.block is state.block:
        return state.with_("type", "double").with_("waterlogged", "false")
    return state.with_("type", "top" if context.is_on_upper_half else "bottom")


def trapdoor(context: PlaceContext, state: BlockState) -> BlockState:
    if context.face.axis is Axis.Y:
        half = "bottom" if context.face is Direction.UP else "top"
        placed = state.with_("facing", context.front.opposite.label)
    else:
        half = "top" if context.is_on_upper_half else "bottom"
        placed = state.with_("facing", context.face.label)
    word = str(context.has_signal).lower()
    return placed.with_("half", half).with_("open", word).with_("powered", word)


def fence_gate(context: PlaceContext, state: BlockState) -> BlockState:
    word = str(context.has_signal).lower()
    placed = state.with_("facing", context.front.label)
    sides = (context.front.clockwise, context.front.counterclockwise)
    in_wall = any(context.state_at(side).block.name.endswith("_wall") for side in sides)
    placed = placed.with_("in_wall", str(in_wall).lower())
    return placed.with_("open", word).with_("powered", word)


def chest(context: PlaceContext, state: BlockState) -> BlockState:
    """It joins a single one beside it that looks the same way: first clockwise of its front."""
    facing = context.front.opposite
    placed = state.with_("facing", facing.label)
    for side, half in (
        (facing.clockwise, "left"),
        (facing.counterclockwise, "right"),
    ):
        other = context.state_at(side)
        names = (other.block.name, state.block.name)
        is_copper = all(name.endswith("copper_chest") for name in names)
        if other.block is not state.block and is_copper:
            mechanic = f"{state.block.name}: join another kind"
            raise UnsupportedError(mechanic, context.pos)
        if (
            other.block is state.block
            and other.get("type") == "single"
            and other.get("facing") == facing.label
        ):
            return placed.with_("type", half)
    return placed


def door(context: PlaceContext, state: BlockState) -> BlockState | None:
    above = Direction.UP.from_pos(context.pos)
    if not _is_free(context, Direction.UP) or above.y >= context.level.max_y:
        return None
    is_on = context.has_signal or context.level.has_neighbor_signal(above)
    word = str(is_on).lower()
    placed = state.with_("facing", context.front.label).with_("half", "lower")
    placed = placed.with_("open", word).with_("powered", word)
    return placed.with_("hinge", _hinge(context))


def bed(context: PlaceContext, state: BlockState) -> BlockState | None:
    if not _is_free(context, context.front):
        return None
    return state.with_("facing", context.front.label).with_("part", "foot")


def tall_plant(context: PlaceContext, state: BlockState) -> BlockState | None:
    return state.with_("half", "lower") if _is_free(context, Direction.UP) else None


def small_dripleaf(context: PlaceContext, state: BlockState) -> BlockState | None:
    placed = tall_plant(context, state)
    if placed is None:
        return None
    return placed.with_("facing", context.front.opposite.label)


BUILDINGS: Final[dict[str, Rule]] = {
    "*_stairs": stairs,
    "*_slab": slab,
    "*_trapdoor": trapdoor,
    "*_fence_gate": fence_gate,
    "chest trapped_chest *copper_chest": chest,
    "*_door": door,
    "*_bed": bed,
    "sunflower lilac rose_bush peony tall_grass large_fern pitcher_plant": tall_plant,
    "small_dripleaf": small_dripleaf,
}


def other_half(state: BlockState) -> tuple[Direction, BlockState] | None:
    """Where the second block goes, and its state."""
    if state.find("half") == "lower":
        return Direction.UP, state.with_("half", "upper")
    if state.find("part") == "foot":
        return Direction.by_label(state.get("facing")), state.with_("part", "head")
    return None


def _is_free(context: PlaceContext, side: Direction) -> bool:
    state = context.state_at(side)
    return state.is_air or (state.fluid is not None and not state.has("waterlogged"))


def _hinge(context: PlaceContext) -> str:
    """Away from walls, towards another door; in doubt by the half that was clicked."""
    front = context.front
    left, right = front.counterclockwise, front.clockwise
    weight = 0
    for side, sign in ((left, -1), (right, 1)):
        low = side.from_pos(context.pos)
        for pos in (low, Direction.UP.from_pos(low)):
            weight += sign * context.level.get_block_state(pos).is_full_cube
    has_left, has_right = (_is_lower_door(context.state_at(s)) for s in (left, right))
    if (has_left and not has_right) or weight > 0:
        return "right"
    if (has_right and not has_left) or weight < 0:
        return "left"
    x, _, z = context.hit
    is_right = (
        (front.dx < 0 and z < 0.5)
        or (front.dx > 0 and z > 0.5)
        or (front.dz < 0 and x > 0.5)
        or (front.dz > 0 and x < 0.5)
    )
    return "right" if is_right else "left"


def _is_lower_door(state: BlockState) -> bool:
    return state.block.name.endswith("_door") and state.get("half") == "lower"
