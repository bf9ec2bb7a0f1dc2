"""Blocks that enchantments put and blow up (https://minecraft.wiki/w/Enchantment_definition#Entity_effects).

Providers of states and block predicates are read from the JSON as it stands; what is unknown is
unsupported by name.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Any, Final

from gametest.block.state_nbt import find_state
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.entity.living.worn.level_values import value_at
from gametest.item.item_stack import full_id
from gametest.level.entities.damage_source import DamageSource
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import Vec3
    from gametest.level.level import Level

_HERE: Final = (0, 0, 0)


def change_blocks(level: Level, word: str, effect: Any, at: int, pos: Vec3) -> None:
    if word == "explode":
        _blow_up(level, effect, at, pos)
        return
    middle = pos.block_pos.offset(*effect.get("offset", _HERE))
    if word == "replace_block":
        _replace(level, effect, middle)
    else:
        _replace_disk(level, effect, at, pos, middle)


def _blow_up(level: Level, effect: Any, at: int, pos: Vec3) -> None:
    """https://github.com/SpyglassMC/vanilla-mcdoc (`explode`)."""
    from gametest.interaction.explosion import ExplosionCause, explode

    block, type = str(effect["block_interaction"]), effect.get("damage_type")
    causes = {"none": None, "block": ExplosionCause.BLOCK}
    causes |= {"mob": ExplosionCause.MOB, "tnt": ExplosionCause.TNT}
    push = value_at(effect.get("knockback_multiplier", 1.0), at)
    refused = {
        f"block_interaction {block}": block not in causes,
        "attribute_to_user": effect.get("attribute_to_user", False),
        "immune_blocks": "immune_blocks" in effect,
        "knockback_multiplier": push != 1.0,
        "no damage_type": type is None,
    }
    for word in (word for word, is_refused in refused.items() if is_refused):
        raise UnsupportedError(f"enchantment: effect explode: {word}", pos.block_pos)
    explode(
        level,
        pos.plus(tuple(effect.get("offset", _HERE))),
        max(0.0, value_at(effect["radius"], at)),
        cause=causes[block],
        makes_fire=bool(effect.get("create_fire", False)),
        harm=DamageSource(full_id(str(type))),
    )


def _replace_disk(
    level: Level, effect: Any, at: int, pos: Vec3, middle: BlockPos
) -> None:
    """Those whose middles lie nearer than the radius, seen from above (general knowledge)."""
    radius = floor(value_at(effect["radius"], at))
    height = floor(value_at(effect["height"], at))
    for y in range(max(0, height - 1) + 1):
        for z in range(-radius, radius + 1):
            for x in range(-radius, radius + 1):
                cell = middle.offset(x, y, z)
                east, south = cell.x + 0.5 - pos.x, cell.z + 0.5 - pos.z
                if east * east + south * south < radius * radius:
                    _replace(level, effect, cell)


def _replace(level: Level, effect: Any, pos: BlockPos) -> None:
    predicate = effect.get("predicate")
    if predicate is not None and not _holds(level, predicate, pos):
        return
    if level.set_block(pos, _provided(level, effect["block_state"], pos), ALL):
        event = effect.get("trigger_game_event")
        if event is not None and level.listening_block_entities:
            raise UnsupportedError(f"enchantment: game event {event}", pos)


def _provided(level: Level, provider: Any, pos: BlockPos) -> BlockState:
    """https://minecraft.wiki/w/Block_state_provider."""
    match _word(provider):
        case "simple_state_provider":
            saved = provider["state"]
        case "weighted_state_provider":
            entries = provider["entries"]
            left = level.random.next_int(sum(int(one["weight"]) for one in entries))
            for one in entries:
                left -= int(one["weight"])
                if left < 0:
                    break
            saved = one["data"]
        case word:
            raise UnsupportedError(f"enchantment: block state provider {word}", pos)
    state = find_state(level.blocks, saved)
    if state is None:
        raise UnsupportedError(f"enchantment: block state {saved}", pos)
    return state


def _holds(level: Level, predicate: Any, pos: BlockPos) -> bool:
    """https://minecraft.wiki/w/Block_predicate."""
    there = pos.offset(*predicate.get("offset", _HERE))
    match _word(predicate):
        case "all_of":
            return all(_holds(level, one, pos) for one in predicate["predicates"])
        case "any_of":
            return any(_holds(level, one, pos) for one in predicate["predicates"])
        case "not":
            return not _holds(level, predicate["predicate"], pos)
        case "true":
            return True
        case "matching_blocks":
            return _is_one_of(level, "block", predicate["blocks"], there)
        case "matching_block_tag":
            return _is_one_of(level, "block", f"#{predicate['tag']}", there)
        case "matching_fluids":
            return _is_one_of(level, "fluid", predicate["fluids"], there)
        case word:
            raise UnsupportedError(f"enchantment: block predicate {word}", pos)


def _is_one_of(level: Level, registry: str, named: Any, pos: BlockPos) -> bool:
    """An id, a tag, or a list of ids."""
    state = level.get_block_state(pos)
    id = state.block.name
    if registry == "fluid":
        fluid = state.fluid or "empty"
        flows = fluid != "empty" and not state.is_fluid_source
        id = f"minecraft:{'flowing_' if flows else ''}{fluid}"
    if isinstance(named, str) and named.startswith("#"):
        tag = _word_of(named[1:])
        return level.world.items.is_tagged(registry, tag, id)
    ids = [named] if isinstance(named, str) else named
    return any(f"minecraft:{_word_of(one)}" == id or one == id for one in ids)


def _word(raw: Any) -> str:
    return _word_of(str(raw.get("type", "")))


def _word_of(id: str) -> str:
    return id.removeprefix("minecraft:")
