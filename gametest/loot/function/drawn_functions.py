"""Functions that draw one of several: instruments, potions, dyes, effects of stews."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.item.component_values import stored_value
from gametest.item.item_stack import ItemStack
from gametest.item.potion_names import POTIONS
from gametest.loot.function.component_functions import kept_part
from gametest.loot.function.count_functions import int_field
from gametest.loot.loot_context import LootContext
from gametest.loot.numbers import constant, read_int
from gametest.loot.registries import CLOCKS
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.tags import Byte, Compound, Int, Tag
from gametest.registry.tag_lookup import (
    OrderedTagLookup,
    UnknownTagError,
    UnsupportedTagError,
)

if TYPE_CHECKING:
    from gametest.loot.numbers import Number
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_EXPLOSION: Final = "firework_explosion"
_STEW: Final = "minecraft:suspicious_stew"
_INSTANT: Final = frozenset(
    f"minecraft:{name}" for name in ("instant_health", "instant_damage", "saturation")
)
"""Effects without a duration (https://minecraft.wiki/w/Effect#Instant_effects)."""
_STEW_TICKS: Final = 160
"""The default of the component, which is not written."""
_DYES: Final = (
    *(0xF9FFFE, 0xF9801D, 0xC74EBD, 0x3AB3DA, 0xFED83D, 0x80C71F, 0xF38BAA, 0x474F52),
    *(0x9D9D97, 0x169C9C, 0x8932B8, 0x3C44AA, 0x835432, 0x5E7C16, 0xB02E26, 0x1D1D21),
)
"""Colours of the dyes from white to black (https://minecraft.wiki/w/Dye#Color_values)."""
Ids = Callable[[LootContext], "tuple[str, ...]"]


def set_instrument(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    node = fields.get("options")
    takes_any = node is None or registries.since(CLOCKS)
    # Lists and single ids since 26.1 (26.1-pre-1).
    if node is not None and not takes_any and not str(node.value).startswith("#"):
        node.expected("a tag with '#'")
        node = None
    options = _ids(node, "instrument", registries)
    return lambda stack, context: _drawn(
        options(context),
        context,
        stack,
        lambda id: stack.with_component("instrument", id),
    )


def set_random_potion(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    node = fields.find("options")
    options: Ids
    if node is None:
        every = tuple(f"minecraft:{name}" for name in POTIONS)
        options = lambda _context: every  # noqa: E731
    else:
        options = _ids(node, "potion", registries)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        there = stack.find("minecraft:potion_contents")
        kept = dict(there) if isinstance(there, dict) else {}
        return _drawn(
            options(context),
            context,
            stack,
            lambda id: stack.with_component("potion_contents", {**kept, "potion": id}),
        )

    return apply


def _drawn(
    ids: tuple[str, ...],
    context: LootContext,
    stack: ItemStack,
    change: Callable[[str], ItemStack],
) -> ItemStack:
    return change(ids[context.random.next_int(len(ids))]) if ids else stack


def _ids(node: DataNode | None, registry: str, registries: PredicateRegistries) -> Ids:
    """An id, a list of ids, or a tag in the order in which it is written."""
    if node is None:
        return lambda _context: ()
    if not (node.is_text and str(node.value).startswith("#")):
        ids = registries.ordered_ids(node, registry)
        return lambda _context: ids
    tag = registries.id_set(node, registry).tag or ""

    def members(context: LootContext) -> tuple[str, ...]:
        try:
            lookup = context.level.world.items.tags.of(registry)
            if isinstance(lookup, OrderedTagLookup):
                return lookup.ordered_members(tag)
        except UnknownTagError:
            return ()
        except UnsupportedTagError:
            pass
        mechanic = f"{registry} tag: #{tag}"
        raise UnsupportedError(mechanic)

    return members


def set_stew_effect(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """One of the effects, with its duration in seconds."""
    node = fields.find("effects")
    effects = [
        _stew_effect(entry, registries)
        for entry in ([] if node is None else node.items())
    ]

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if stack.id != _STEW or not effects:
            return stack
        id, duration = effects[context.random.next_int(len(effects))]
        ticks = duration.whole(context)
        if id not in _INSTANT:
            ticks *= 20
        effect: Compound = {"id": id}
        if ticks != _STEW_TICKS:
            effect["duration"] = Int(ticks)
        there = stack.find("minecraft:suspicious_stew_effects")
        before: list[Tag] = [*there] if isinstance(there, list) else []
        return stack.with_component("suspicious_stew_effects", [*before, effect])

    return apply


def _stew_effect(node: DataNode, registries: PredicateRegistries) -> tuple[str, Number]:
    fields = node.object()
    kind, duration = fields.get("type"), fields.get("duration")
    fields.finish()
    return (
        "" if kind is None else str(kind.identifier()),
        constant(0.0) if duration is None else read_int(duration, registries),
    )


def set_random_dyes(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """Mixed as in crafting (https://minecraft.wiki/w/Dye#Dyeing_armor)."""
    number = int_field(fields, "number_of_dyes", registries)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if not (stack.id.startswith("minecraft:leather_") or "wolf_armor" in stack.id):
            mechanic = f"item function: set_random_dyes of {stack.id}"
            raise UnsupportedError(mechanic)
        count = number.whole(context)
        colors = [_DYES[context.random.next_int(len(_DYES))] for _ in range(count)]
        there = stack.find("minecraft:dyed_color")
        if isinstance(there, int):
            colors.insert(0, int(there) & 0xFFFFFF)
        if count <= 0:
            return stack
        return stack.with_component("dyed_color", Int(mixed_color(colors)))

    return apply


def mixed_color(colors: list[int]) -> int:
    """Averages, made as bright as the average of the brightest parts."""
    parts = [((each >> 16) & 255, (each >> 8) & 255, each & 255) for each in colors]
    means = [sum(part[axis] for part in parts) // len(parts) for axis in range(3)]
    gain = f32(sum(max(part) for part in parts) / len(parts))
    top = max(means)
    if top:
        means = [floor(f32(f32(mean * gain) / top)) for mean in means]
    red, green, blue = means
    return red << 16 | green << 8 | blue


def fill_player_head(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """The profile of a player, as `{id, name}`: a dummy has no skin."""
    node = fields.get("entity")
    target = "this" if node is None else node.word(*registries.entity_targets)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        entity = context.entity(target)
        is_head = stack.id == "minecraft:player_head"
        if not is_head or entity is None or not entity.is_player:
            return stack
        profile: Compound = {"name": entity.display_name}
        found = entity.to_nbt().get("UUID")
        if found is not None:
            profile["id"] = found
        return stack.with_component("profile", profile)

    return apply


def set_firework_explosion(
    fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    """Of a firework star; what a field does not name is kept."""
    shapes = ("small_ball", "large_ball", "star", "creeper", "burst")
    changes: Compound = {}
    node = fields.find("shape")
    if node is not None:
        changes["shape"] = node.word(*shapes)
    for key in ("colors", "fade_colors"):
        node = fields.find(key)
        if node is not None:
            changes[key] = kept_part(_EXPLOSION, key, node, {"shape": "star"})
    for key, name in (("trail", "has_trail"), ("twinkle", "has_twinkle")):
        node = fields.find(key)
        if node is not None:
            changes[name] = Byte(node.boolean())

    def apply(stack: ItemStack, _context: LootContext) -> ItemStack:
        there = stack.find(f"minecraft:{_EXPLOSION}")
        before = dict(there) if isinstance(there, dict) else {"shape": "small_ball"}
        value = stored_value(f"minecraft:{_EXPLOSION}", {**before, **changes})
        return stack.with_component(_EXPLOSION, value)

    return apply
