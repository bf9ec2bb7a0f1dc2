"""Which way a placed block faces, where the player's look or the clicked face decides alone.

Each block's page on the wiki says it under "Placement"; https://minecraft.wiki/w/Block_states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.behaviour.placing.place_context import PlaceContext
from gametest.core.direction import Axis, Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

Rule = Callable[[PlaceContext, "BlockState"], "BlockState | None"]
"""From the default state; None: it cannot stand there."""


def towards_player(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("facing", context.front.opposite.label)


def away_from_player(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("facing", context.front.label)


def across(context: PlaceContext, state: BlockState) -> BlockState:
    """Anvils lie across the player's way."""
    return state.with_("facing", context.front.clockwise.label)


def against_sight(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("facing", context.sight.opposite.label)


def along_sight(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("facing", context.sight.label)


def out_of_face(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("facing", context.face.label)


def end_rod(context: PlaceContext, state: BlockState) -> BlockState:
    """One set on the end of another looks back at it."""
    placed = out_of_face(context, state)
    return (
        placed
        if context.state_at(context.face.opposite) is not placed
        else (state.with_("facing", context.face.opposite.label))
    )


def into_face(context: PlaceContext, state: BlockState) -> BlockState:
    """Hoppers point at what was clicked, never up."""
    side = context.face.opposite
    return state.with_("facing", "down" if side.axis is Axis.Y else side.label)


def along_face(context: PlaceContext, state: BlockState) -> BlockState:
    if not state.has("axis"):
        # Stems of mushrooms and pumpkins.
        return state
    return state.with_("axis", context.face.axis.value)


def crafter(context: PlaceContext, state: BlockState) -> BlockState:
    front = context.sight.opposite
    match front:
        case Direction.DOWN:
            top = context.front.opposite
        case Direction.UP:
            top = context.front
        case _:
            top = Direction.UP
    return state.with_("orientation", f"{front.label}_{top.label}")


def jigsaw(context: PlaceContext, state: BlockState) -> BlockState:
    is_upright = context.face.axis is Axis.Y
    top = context.front.opposite if is_upright else Direction.UP
    return state.with_("orientation", f"{context.face.label}_{top.label}")


def rail(context: PlaceContext, state: BlockState) -> BlockState:
    is_across = context.front.axis is Axis.X
    return state.with_("shape", "east_west" if is_across else "north_south")


def lit_by_power(context: PlaceContext, state: BlockState) -> BlockState:
    return state.with_("lit", str(context.has_signal).lower())


def campfire(context: PlaceContext, state: BlockState) -> BlockState:
    """It burns, unless it stands in water (https://minecraft.wiki/w/Campfire)."""
    placed = state.with_("facing", context.front.label)
    return placed.with_("lit", str(not context.holds_water).lower())


ORIENTATIONS: Final[dict[str, Rule]] = {
    "furnace smoker blast_furnace ender_chest lectern loom stonecutter carved_pumpkin "
    "jack_o_lantern *_glazed_terracotta bee_nest beehive chiseled_bookshelf repeater "
    "comparator *_shelf vault *copper_golem_statue end_portal_frame dried_ghast": (
        towards_player
    ),
    "calibrated_sculk_sensor decorated_pot": away_from_player,
    "anvil chipped_anvil damaged_anvil": across,
    "dispenser dropper barrel piston sticky_piston command_block chain_command_block "
    "repeating_command_block": against_sight,
    "observer": along_sight,
    "*shulker_box *lightning_rod *amethyst_bud amethyst_cluster": out_of_face,
    "end_rod": end_rod,
    "hopper": into_face,
    "*_log *_wood *_stem *_hyphae *_pillar *_froglight *chain basalt polished_basalt "
    "bone_block hay_block deepslate infested_deepslate bamboo_block "
    "stripped_bamboo_block muddy_mangrove_roots": along_face,
    "crafter": crafter,
    "jigsaw": jigsaw,
    "rail powered_rail activator_rail detector_rail": rail,
    "redstone_lamp": lit_by_power,
    "campfire soul_campfire": campfire,
}
