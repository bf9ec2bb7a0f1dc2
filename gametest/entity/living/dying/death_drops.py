"""What a dead body leaves: its loot table, what it wore or owned, experience.

https://minecraft.wiki/w/Drops, https://minecraft.wiki/w/Experience, https://minecraft.wiki/w/Commands/kill.
A loot table of a pack goes before what is known of the game's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import Vec3
from gametest.core.random_source import LegacyRandom
from gametest.entity.living.dying.experience_drop import (
    drop_mob_experience,
    gives_experience,
)
from gametest.entity.living.dying.mob_drops import mob_drops
from gametest.entity.living.worn.enchantments import (
    Found,
    effects_on,
    worn_effects,
)
from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.entity.living.worn.wear import equipment_access
from gametest.interaction.drops.experience_orbs import drop_points
from gametest.interaction.item_spawn import eject_item
from gametest.item.item_stack import ItemStack
from gametest.level.entities.carried_chest import has_chest, set_chest
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.player import Player
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SLOTS: Final = (
    *("mainhand", "offhand", "feet", "legs", "chest", "head", "body", "saddle"),
)
_NOTHING: Final = Identifier("minecraft", "empty")
_CHANCE: Final = 0.08500000089406967
_LEAVE_NOTHING: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("allay", "armadillo", "armor_stand", "axolotl", "bat", "bee", "camel"),
        *("creaking", "endermite", "fox", "frog", "giant", "goat"),
        *("illusioner", "mannequin", "ocelot", "player", "silverfish", "sniffer"),
        *("tadpole", "vex", "villager", "wandering_trader", "wolf"),
    )
)
"""Kinds whose table is empty, by their pages."""


_CARRIERS: Final = frozenset({"allay", "piglin"})


def drop_all(level: Level, body: LivingBody, source: DamageSource) -> None:
    entity = body.entity
    if entity.is_player:
        _drop_of_player(level, body)
        return
    rules = level.world.game_rules
    by_player = body.player_memory > 0
    if rules.is_on("mob_drops") and not _is_young(entity):
        try:
            _drop_loot(level, body, source)
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, entity.block_pos)
        if entity.kind.is_mob:
            _drop_equipment(level, body, source, by_player=by_player)
    _drop_carried(level, entity)
    if by_player and rules.is_on("mob_drops") and gives_experience(entity):
        drop_mob_experience(level, entity, source)


def _is_young(entity: Entity) -> bool:
    """Of animals and villagers; young monsters leave what grown ones leave."""
    age = entity.nbt.get("Age")
    return isinstance(age, int) and age < 0


# -- the loot table ----------------------------------------------------------------------


def _drop_loot(level: Level, body: LivingBody, source: DamageSource) -> None:
    entity = body.entity
    own = Identifier.find(entity.nbt.get("DeathLootTable"))
    if own == _NOTHING:
        return
    library: Any = level.world.items.loot
    kind = Identifier.parse(entity.type_id)
    id = own or Identifier(kind.namespace, f"entities/{kind.path}")
    table = None if library is None else library.find_table(id)
    if table is None:
        if own is not None:
            raise UnsupportedError(f"loot table: {id}")
        if entity.type_id in _LEAVE_NOTHING:
            return
        known = None if _seed(entity) else mob_drops(level, body, source)
        if known is None:
            raise UnsupportedError(f"{entity.type_id}: death drops")
        for stack in known:
            spawn_at(level, entity, stack)
        return
    for stack in table.roll(_context(level, body, source)):
        spawn_at(level, entity, stack)


def _context(level: Level, body: LivingBody, source: DamageSource) -> Any:
    from gametest.entity.attributes import attribute_value
    from gametest.loot.loot_context import LootContext

    player = body.player_attacker if body.player_memory > 0 else None
    found = {
        "attacker": source.causing,
        "direct_attacker": source.direct,
        "attacking_player": player,
    }
    luck = 0.0
    if player is not None:
        luck = attribute_value(player, "minecraft:luck") or 0.0
    return LootContext(
        level=level,
        origin=body.entity.pos,
        this_entity=body.entity,
        others={key: one for key, one in found.items() if one is not None},
        damage_type=source.type,
        luck=luck,
        # As of containers: that a seed makes this generator is not confirmed.
        own_random=LegacyRandom(seed) if (seed := _seed(body.entity)) else None,
    )


def _seed(entity: Entity) -> int:
    """Of its drops; 0 for none (https://minecraft.wiki/w/Mob#NBT)."""
    found = entity.nbt.get("DeathLootTableSeed", 0)
    return int(found) if isinstance(found, int) else 0


def spawn_at(level: Level, entity: Entity, stack: ItemStack) -> None:
    """At its feet, with the hop of every new item."""
    random = level.random
    motion = Vec3(
        random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
    )
    eject_item(level, entity.pos, motion, stack)


# -- what a mob wears --------------------------------------------------------------------


def _chances(entity: Entity) -> dict[str, float]:
    found = entity.nbt.get("drop_chances")
    given = found if isinstance(found, dict) else {}
    return {
        slot: float(chance)
        if isinstance(chance := given.get(slot), (int, float))
        else _CHANCE
        for slot in _SLOTS
    }


def _drop_equipment(
    level: Level, body: LivingBody, source: DamageSource, *, by_player: bool
) -> None:
    """By chance (https://minecraft.wiki/w/Mob#Equipment); above 1 always, and as it is."""
    entity = body.entity
    if not entity.nbt.get("equipment"):
        return
    for slot, chance in _chances(entity).items():
        access = equipment_access(entity, slot)
        stack = access.get()
        if chance == 0.0 or stack.is_empty or _vanishes(level, stack, slot):
            continue
        is_kept = chance > 1.0
        if not (by_player or is_kept):
            continue
        chance = _looted(level, entity, source, chance)
        if level.random.next_float() >= chance:
            continue
        most = level.world.items.table.max_damage(stack)
        if not is_kept and most:
            left = level.random.next_int(1 + level.random.next_int(max(most - 3, 1)))
            stack = stack.with_component("minecraft:damage", Int(most - left))
        spawn_at(level, entity, stack)
        access.set(stack.with_count(0))


def _drop_carried(level: Level, entity: Entity) -> None:
    """What a fox has in its mouth, a chest and what is in it; the rest is not simulated.

    https://minecraft.wiki/w/Fox#Drops, https://minecraft.wiki/w/Donkey#Drops, https://minecraft.wiki/w/Trader_Llama#Drops
    """
    name = entity.type_id.removeprefix("minecraft:")
    if name == "fox":
        access = equipment_access(entity, "mainhand")
        stack = access.get()
        if not stack.is_empty:
            access.set(stack.with_count(0))
            spawn_at(level, entity, stack)
    elif has_chest(entity):
        items = entity.nbt.get("Items")
        for entry in items if isinstance(items, list) else ():
            stack = ItemStack.from_nbt(entry if isinstance(entry, dict) else None)
            if not _vanishes(level, stack, "mainhand"):
                spawn_at(level, entity, stack)
        set_chest(entity, is_there=False)
        spawn_at(level, entity, ItemStack("minecraft:chest"))
    elif name in _CARRIERS and entity.nbt.get("Inventory"):
        mechanic = f"{entity.type_id}: spill what it holds"
        level.report_unsupported(mechanic, entity.block_pos)


def _looted(level: Level, victim: Entity, source: DamageSource, chance: float) -> float:
    """What the dead wears changes the chance, then what its killer does: Looting adds.

    https://minecraft.wiki/w/Enchantment_definition#Effect_components
    """
    for found in _drop_effects(level, victim, source):
        effect = found.effect["effect"]
        chance = changed_value(effect, found.level, chance, level.random)
    return chance


def _drop_effects(
    level: Level, victim: Entity, source: DamageSource
) -> Iterator[Found]:
    killer = source.causing
    for side, owner in (("victim", victim), ("attacker", killer)):
        if owner is None or not owner.is_living:
            continue
        for found in worn_effects(level, owner, "equipment_drops"):
            context = EffectContext(level, victim, source, found.stack)
            if found.effect.get("enchanted", "attacker") == side and holds(
                found.effect.get("requirements"), context, found.level
            ):
                yield found


def _vanishes(level: Level, stack: ItemStack, slot: str) -> bool:
    return any(True for _ in effects_on(level, stack, slot, "prevent_equipment_drop"))


# -- what a player owns ------------------------------------------------------------------


def _drop_of_player(level: Level, body: LivingBody) -> None:
    from gametest.entity.dropping import scatter_item

    player: Player = body.entity  # type: ignore[assignment]
    if player.is_spectator or level.world.game_rules.is_on("keep_inventory"):
        return
    for slot, stack in player.inventory.slots_and_stacks():
        if not _vanishes_of_player(level, stack, slot):
            scatter_item(player, stack)
    player.inventory.clear()
    points = min(player.experience.level * 7, 100)
    if points:
        drop_points(level, player.pos, points)


def _vanishes_of_player(level: Level, stack: ItemStack, slot: str) -> bool:
    """The curse counts in every slot of a player."""
    where = slot if slot in _SLOTS else "mainhand"
    return _vanishes(level, stack, where)
