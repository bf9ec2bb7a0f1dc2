"""Bone meal, wax, water bottles, eyes, compasses and shears at blocks.

Each item's page on https://minecraft.wiki/ has it under "Usage".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.dispense_fluids import potion_of
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.hand import give
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Compound, IntArray

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

_MUD_TAGS: Final = ("convertable_to_mud", "convertible_to_mud")
_CLIMBERS: Final = frozenset({"cave_vines", "kelp", "twisting_vines", "weeping_vines"})
_OLDEST: Final = "25"
_EYES: Final = 12


def fertilize(use: Use) -> Outcome:
    """The block itself, else the water before the clicked face."""
    from gametest.behaviour.plant.bone_meal import apply_bone_meal

    if apply_bone_meal(use.level, use.pos):
        vibrate(use.level, use.pos, "item_interact_finish", by=use.player)
        use.hand.use_up()
        return Outcome.DONE
    before = use.level.get_block_state(use.before)
    is_firm = use.state.is_face_sturdy(use.face)
    if is_firm and before.is_block("minecraft:water") and before.is_fluid_source:
        use.refuse(f"bone meal: on {before.block.name}")
    return Outcome.PASSED


def wax(use: Use) -> Outcome:
    state, level = use.state, use.level
    name = state.block.id.path
    waxed = level.blocks.find_block(f"minecraft:waxed_{name}")
    if waxed is None:
        return Outcome.PASSED
    if state.has_block_entity or state.find("type") in ("left", "right"):
        use.refuse()
    use.hand.use_up()
    use.set(waxed.state_of(state.properties))
    vibrate(level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def wet(use: Use) -> Outcome:
    """Water out of a bottle makes mud (https://minecraft.wiki/w/Mud)."""
    items, name = use.level.world.items, use.state.block.name
    is_water = potion_of(use.stack) == "minecraft:water"
    if use.face is Direction.DOWN or not is_water:
        return Outcome.PASSED
    if not any(items.is_tagged("block", tag, name) for tag in _MUD_TAGS):
        return Outcome.PASSED
    use.hand.exchange(use.level, ItemStack("minecraft:glass_bottle"))
    use.set(use.level.blocks.block("minecraft:mud").default_state)
    vibrate(use.level, use.pos, "fluid_place", by=use.player)
    return Outcome.DONE


def put_eye(use: Use) -> Outcome:
    """Into a frame; twelve in a ring open the portal."""
    state, level = use.state, use.level
    if not state.is_block("minecraft:end_portal_frame") or state.get("eye") == "true":
        return Outcome.PASSED
    use.set(state.with_("eye", "true"))
    level.update_comparators_at(use.pos, state.block)
    use.hand.use_up()
    if _may_be_ring(use):
        use.refuse("minecraft:end_portal_frame: open the portal")
    return Outcome.DONE


def _may_be_ring(use: Use) -> bool:
    """As many frames with eyes near as a ring has."""
    eyes = 0
    for dx in range(-4, 5):
        for dz in range(-4, 5):
            state = use.level.get_block_state(use.pos.offset(dx, 0, dz))
            is_frame = state.is_block("minecraft:end_portal_frame")
            eyes += is_frame and state.get("eye") == "true"
    return eyes >= _EYES


def bind_compass(use: Use) -> Outcome:
    """https://minecraft.wiki/w/Lodestone: one of a stack becomes a compass of that place."""
    if not use.state.is_block("minecraft:lodestone"):
        return Outcome.PASSED
    target: Compound = {
        "dimension": str(use.level.dimension),
        "pos": IntArray(use.pos),
    }
    stack = use.stack
    bound = stack.with_count(1).with_component(
        "minecraft:lodestone_tracker", {"target": target}
    )
    if stack.count == 1 and not use.player.is_creative:
        use.hand.put(bound)
    else:
        use.hand.use_up()
        give(use.level, use.player, bound)
    return Outcome.DONE


def stop_growth(use: Use) -> Outcome:
    """A tip that shears have cut grows no more (https://minecraft.wiki/w/Shears)."""
    state = use.state
    if state.block.id.path not in _CLIMBERS or state.get("age") == _OLDEST:
        return Outcome.PASSED
    use.set(state.with_("age", _OLDEST))
    vibrate(use.level, use.pos, "block_change", by=use.player)
    use.hand.wear(use.level)
    return Outcome.DONE
