"""Explosions (https://minecraft.wiki/w/Explosion): entities first, then blocks, then fire.

What has no page is general knowledge of the game: blocks go in random order, and what they drop
is heaped up to 16 items a stack where the first of them lay.
"""

from __future__ import annotations

from enum import Enum
from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.core.random_source import shuffle
from gametest.interaction.blast.exposure import exposure
from gametest.interaction.blast.fire import put_fire
from gametest.interaction.blast.rays import Spares, reached_cells
from gametest.interaction.block_drops import find_exploded_drops
from gametest.interaction.entity_search import entities_in
from gametest.interaction.item_spawn import pop_item
from gametest.interaction.priming import prime_tnt
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import uuid_of_ints
from gametest.level.entities.hearing import make_noise
from gametest.level.update_flags import ALL
from gametest.nbt.tags import IntArray

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

TNT_POWER: Final = 4.0
_TNT: Final = "minecraft:tnt"
_HEAP: Final = 16
_FIRE_CHANCE: Final = 3
_LEAST_FUSE: Final = 10
_MORE_FUSE: Final = 20
_BOX_MARGIN: Final = 1.0
_LEAST_POWER: Final = 1e-5
"""With less it reaches no entity (general knowledge of the game)."""


@final
class ExplosionCause(Enum):
    """Who makes it, as far as a game rule asks; the value is the rule for lost drops."""

    TNT = "tnt_explosion_drop_decay"
    MOB = "mob_explosion_drop_decay"
    BLOCK = "block_explosion_drop_decay"


_IGNORED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("marker", "interaction", "area_effect_cloud", "block_display"),
        *("item_display", "text_display", "lightning_bolt"),
    )
)
_UNHURT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("tnt", "falling_block", "arrow", "spectral_arrow", "trident", "snowball"),
        *("egg", "ender_pearl", "splash_potion", "lingering_potion"),
        *("experience_bottle", "fishing_bobber", "firework_rocket", "llama_spit"),
    )
)
"""Moved, but without health."""


def explode(
    level: Level,
    center: Vec3,
    power: float,
    *,
    cause: ExplosionCause | None = ExplosionCause.TNT,
    source: Entity | None = None,
    makes_fire: bool = False,
    spares: Spares | None = None,
    harm: DamageSource | None = None,
) -> None:
    """What is not simulated of what it reaches is reported, and the rest happens all the same.

    `source` is what explodes and is not reached itself. Without a cause no block breaks; `harm` is
    another damage than that of `source`.
    """
    make_noise(level, center, "explode", source)
    cells = reached_cells(level, center, power, spares)
    _reach_entities(level, center, power, source, harm)
    rules = level.world.game_rules
    if cause is ExplosionCause.MOB and not rules.is_on("mob_griefing"):
        return
    shuffle(cells, level.random)
    if cause is not None:
        _destroy(level, cells, power if rules.is_on(cause.value) else None)
    if makes_fire:
        _set_fire(level, cells)


# -- entities ----------------------------------------------------------------------------


def _reach_entities(
    level: Level,
    center: Vec3,
    power: float,
    source: Entity | None,
    harm: DamageSource | None,
) -> None:
    if power < _LEAST_POWER:
        return
    diameter = power * 2.0
    reach = diameter + _BOX_MARGIN
    x, y, z = center
    box = (x - reach, y - reach, z - reach, x + reach, y + reach, z + reach)
    damage_source = harm or _damage_source(level, source)
    for entity in entities_in(level, box, where=lambda each: each is not source):
        if entity.is_removed or entity.type_id in _IGNORED:
            continue
        away = entity.pos.minus(center)
        distance = sqrt(sum(part * part for part in away)) / diameter
        if distance > 1.0:
            continue
        try:
            _reach(level, center, entity, distance, diameter, damage_source)
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or entity.block_pos)


def _damage_source(level: Level, source: Entity | None) -> DamageSource:
    """With the living thing that lit or shot what explodes, if it is known and there."""
    if source is None:
        return DamageSource.of("explosion")
    owner: Entity | None = source if source.is_living else None
    for key in ("owner", "Owner"):
        uuid = source.nbt.get(key)
        if owner is None and isinstance(uuid, IntArray) and len(uuid) == 4:
            owner = level.find_entity(uuid_of_ints(list(uuid)))
    if owner is not None and not owner.is_living:
        owner = None
    name = "explosion" if owner is None else "player_explosion"
    return DamageSource(f"minecraft:{name}", source, owner)


def _reach(
    level: Level,
    center: Vec3,
    entity: Entity,
    distance: float,
    diameter: float,
    source: DamageSource,
) -> None:
    """https://minecraft.wiki/w/Explosion#Interaction_with_entities."""
    aim = entity.pos if entity.type_id == _TNT else entity.eye_position
    way = aim.minus(center)
    length = sqrt(sum(part * part for part in way))
    if length == 0.0:
        return
    impact = (1.0 - distance) * exposure(level, center, entity)
    damage = (impact * impact + impact) / 2.0 * 7.0 * diameter + 1.0
    _hurt(level, entity, damage, source)
    if entity.is_removed:
        return
    push = impact * (1.0 - _knockback_resistance(entity))
    x, y, z = (part / length * push for part in way)
    entity.set_motion(entity.motion.plus((x, y, z)))


def _hurt(level: Level, entity: Entity, damage: float, source: DamageSource) -> None:
    if entity.type_id in _UNHURT:
        return
    body = entity.body
    if body is None:
        if entity.nbt.get("Invulnerable"):
            return
        mechanic = f"{entity.type_id}: damage by explosion"
        raise UnsupportedError(mechanic, entity.block_pos)
    body.hurt(level, source, damage)


def _knockback_resistance(entity: Entity) -> float:
    """Of the attribute, which the bodies of living things know."""
    asked = getattr(entity.body, "explosion_knockback_resistance", None)
    return 0.0 if asked is None else float(asked())


# -- blocks ------------------------------------------------------------------------------


@final
@attrs.define(eq=False)
class _Heap:
    """Equal drops of one explosion."""

    stack: ItemStack
    pos: BlockPos


def _destroy(level: Level, cells: list[BlockPos], radius: float | None) -> None:
    """`radius`: None if nothing that drops is lost."""
    heaps: list[_Heap] = []
    explodes = level.world.game_rules.is_on("tnt_explodes")
    for pos in cells:
        state = level.get_block_state(pos)
        if state.is_air:
            continue
        is_tnt = state.block.name == _TNT
        if not is_tnt:
            try:
                for stack in find_exploded_drops(level, pos, state, radius):
                    _heap(level, heaps, stack, pos)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or pos)
        level.set_block(pos, level.blocks.air, ALL)
        if is_tnt and explodes:
            prime_tnt(level, pos, level.random.next_int(_MORE_FUSE) + _LEAST_FUSE)
    for heap in heaps:
        pop_item(level, heap.pos, heap.stack)


def _heap(level: Level, heaps: list[_Heap], stack: ItemStack, pos: BlockPos) -> None:
    most = min(level.world.items.max_stack_size(stack), _HEAP)
    for heap in heaps:
        room = most - heap.stack.count
        if room > 0 and heap.stack.stacks_with(stack):
            moved = min(room, stack.count)
            heap.stack = heap.stack.with_count(heap.stack.count + moved)
            stack = stack.with_count(stack.count - moved)
            if stack.is_empty:
                return
    if not stack.is_empty:
        heaps.append(_Heap(stack, pos))


def _set_fire(level: Level, cells: list[BlockPos]) -> None:
    """A third of the cells that are air above a full opaque block burn."""
    for pos in cells:
        if level.random.next_int(_FIRE_CHANCE) or not level.get_block_state(pos).is_air:
            continue
        below = level.get_block_state(BlockPos(pos.x, pos.y - 1, pos.z))
        if not below.is_full_cube or below.light_filter < 15:
            continue
        put_fire(level, pos)
