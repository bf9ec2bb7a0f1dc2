"""What is fixed to a floor, a wall or a ceiling: the first direction that carries it counts.

https://minecraft.wiki/w/Torch#Placement, https://minecraft.wiki/w/Lever, https://minecraft.wiki/w/Bell,
https://minecraft.wiki/w/Sign; the player's look decides where the clicked block cannot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.placing.orientation import Rule
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.core.direction import Axis, Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState


def on_any_side(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Levers, buttons, grindstones."""
    for side in context.directions():
        if side.axis is Axis.Y:
            word = "ceiling" if side is Direction.UP else "floor"
            placed = state.with_("face", word).with_("facing", context.front.label)
        else:
            placed = state.with_("face", "wall").with_("facing", side.opposite.label)
        if context.can_stand(placed):
            return placed
    return None


def on_wall(context: PlaceContext, state: BlockState) -> BlockState | None:
    for side in context.directions():
        if side.is_horizontal:
            placed = state.with_("facing", side.opposite.label)
            if context.can_stand(placed):
                return placed
    return None


def standing_or_on_wall(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Torches, signs, banners and heads have another block for walls."""
    on_a_wall = on_wall(context, _wall_block(state))
    for side in context.directions():
        if side is Direction.UP:
            continue
        placed = _turned(context, state) if side is Direction.DOWN else on_a_wall
        if placed is not None and context.can_stand(placed):
            return placed
    return None


def hanging_or_standing(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Lanterns."""
    for side in context.directions():
        if side.axis is Axis.Y:
            placed = state.with_("hanging", str(side is Direction.UP).lower())
            if context.can_stand(placed):
                return placed
    return None


def bell(context: PlaceContext, state: BlockState) -> BlockState | None:
    if context.face.axis is Axis.Y:
        word = "ceiling" if context.face is Direction.DOWN else "floor"
        placed = state.with_("attachment", word).with_("facing", context.front.label)
        return placed if context.can_stand(placed) else None
    side = context.face.opposite
    holds = all(
        context.state_at(end).is_face_sturdy(end.opposite)
        for end in (side, side.opposite)
    )
    hung = state.with_("facing", side.label)
    below = context.state_at(Direction.DOWN).is_face_sturdy(Direction.UP)
    for word in (
        "double_wall" if holds else "single_wall",
        "floor" if below else "ceiling",
    ):
        placed = hung.with_("attachment", word)
        if context.can_stand(placed):
            return placed
    return None


FIXINGS: Final[dict[str, Rule]] = {
    "lever *_button grindstone": on_any_side,
    "ladder tripwire_hook": on_wall,
    "torch soul_torch copper_torch redstone_torch *_banner *_sign *_head *_skull "
    "*_coral_fan": standing_or_on_wall,
    "lantern soul_lantern *copper_lantern": hanging_or_standing,
    "bell": bell,
}


def _wall_block(state: BlockState) -> BlockState:
    first, _, last = state.block.name.removeprefix("minecraft:").rpartition("_")
    name = f"{first}_wall_{last}" if first else f"wall_{last}"
    return state.block.table.block(f"minecraft:{name}").default_state


def _turned(context: PlaceContext, state: BlockState) -> BlockState:
    """Heads look with the player, signs and banners at the player."""
    if not state.has("rotation"):
        return state
    is_head = state.has("powered")
    placed = state.with_("rotation", context.segment(0.0 if is_head else 180.0))
    if is_head:
        placed = placed.with_("powered", str(context.has_signal).lower())
    return placed
