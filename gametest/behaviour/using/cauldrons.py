"""Cauldrons and what is dipped into them (https://minecraft.wiki/w/Cauldron)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.dispense_fluids import potion_of, water_bottle
from gametest.behaviour.vibration import vibrate
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

_BUCKETS: Final = {
    "water_bucket": "water_cauldron",
    "lava_bucket": "lava_cauldron",
    "powder_snow_bucket": "powder_snow_cauldron",
}
_FULL: Final = 3
_WATER: Final = "minecraft:water"
_DYEABLE_TAGS: Final = ("dyeable", "cauldron_can_remove_dye")


def use_cauldron(use: Use) -> Outcome:
    item = use.item
    if item in _BUCKETS:
        return _fill(use, _BUCKETS[item])
    match item:
        case "bucket":
            return _empty_into_bucket(use)
        case "glass_bottle":
            return _fill_bottle(use)
        case "potion":
            return _pour_bottle(use)
    if use.state.is_block("minecraft:water_cauldron"):
        return _wash(use)
    return Outcome.EMPTY_HAND


def _fill(use: Use, made: str) -> Outcome:
    """Whatever is in it is replaced."""
    state = use.level.blocks.block(f"minecraft:{made}").default_state
    if state.has("level"):
        state = state.with_("level", str(_FULL))
    use.hand.count_use(use.level, use.stack)
    use.hand.exchange(use.level, ItemStack("minecraft:bucket"))
    use.count("fill_cauldron")
    use.set(state)
    vibrate(use.level, use.pos, "fluid_place")
    return Outcome.DONE


def _empty_into_bucket(use: Use) -> Outcome:
    state = use.state
    name = state.block.id.path
    if name == "cauldron" or state.find("level") not in (None, str(_FULL)):
        return Outcome.EMPTY_HAND
    made = ItemStack(f"minecraft:{name.removesuffix('_cauldron')}_bucket")
    use.hand.count_use(use.level, use.stack)
    use.hand.exchange(use.level, made)
    use.count("use_cauldron")
    use.set(use.level.blocks.block("minecraft:cauldron").default_state)
    vibrate(use.level, use.pos, "fluid_pickup")
    return Outcome.DONE


def _fill_bottle(use: Use) -> Outcome:
    if not use.state.is_block("minecraft:water_cauldron"):
        return Outcome.EMPTY_HAND
    use.hand.count_use(use.level, use.stack)
    use.hand.exchange(use.level, water_bottle())
    use.count("use_cauldron")
    _lower(use)
    vibrate(use.level, use.pos, "fluid_pickup")
    return Outcome.DONE


def _pour_bottle(use: Use) -> Outcome:
    """Only water; a third of a cauldron."""
    state, level = use.state, use.level
    if potion_of(use.stack) != _WATER:
        return Outcome.EMPTY_HAND
    if state.is_block("minecraft:cauldron"):
        filled = level.blocks.block("minecraft:water_cauldron").default_state
        filled = filled.with_("level", "1")
    elif state.is_block("minecraft:water_cauldron") and state.get("level") != "3":
        filled = state.cycle("level")
    else:
        return Outcome.EMPTY_HAND
    use.hand.count_use(level, use.stack)
    use.hand.exchange(level, ItemStack("minecraft:glass_bottle"))
    use.count(
        "use_cauldron" if state.is_block("minecraft:cauldron") else "fill_cauldron"
    )
    use.set(filled)
    vibrate(level, use.pos, "fluid_place")
    return Outcome.DONE


def _wash(use: Use) -> Outcome:
    """Dyed leather, banners and shulker boxes lose their colour for a third of the water."""
    stack, item = use.stack, use.item
    if stack.is_empty:
        return Outcome.EMPTY_HAND
    if item.endswith("_shulker_box"):
        washed = ItemStack("minecraft:shulker_box", 1, stack.components)
        statistic = "clean_shulker_box"
    elif item.endswith("_banner"):
        patterns = stack.find("minecraft:banner_patterns")
        if not isinstance(patterns, list) or not patterns:
            return Outcome.EMPTY_HAND
        kept = list(patterns[:-1])
        washed = stack.with_count(1).with_component("minecraft:banner_patterns", kept)
        statistic = "clean_banner"
    elif stack.find("minecraft:dyed_color") is not None and _is_dyeable(use):
        components = dict(stack.components)
        del components["minecraft:dyed_color"]
        washed = ItemStack(stack.id, 1, components)
        statistic = "clean_armor"
    else:
        return Outcome.EMPTY_HAND
    use.hand.exchange(use.level, washed)
    use.count(statistic)
    _lower(use)
    return Outcome.DONE


def _is_dyeable(use: Use) -> bool:
    items = use.level.world.items
    return any(items.has_tag(use.stack, tag) for tag in _DYEABLE_TAGS)


def _lower(use: Use) -> None:
    left = int(use.state.get("level")) - 1
    if left:
        use.set(use.state.with_("level", str(left)))
    else:
        use.set(use.level.blocks.block("minecraft:cauldron").default_state)
