"""What mobs leave by the game's own loot tables, as far as they are simple.

`tables/mob_drops.json` has them (https://minecraft.wiki/w/Drops, https://minecraft.wiki/w/Looting); numbers are
drawn anew for each death, as in the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.entity.living.requirements import is_of_kind
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parents[1] / "tables" / "mob_drops.json"
_PREFIX: Final = "minecraft:"
_ENCHANTMENTS: Final = "minecraft:enchantments"
_COLORS: Final = (
    *("white", "orange", "magenta", "light_blue", "yellow", "lime", "pink", "gray"),
    *("light_gray", "cyan", "purple", "blue", "brown", "green", "red", "black"),
)


@final
@attrs.frozen(eq=False)
class MobDrops:
    rows: Mapping[str, list[list[Any]]]
    cooked: Mapping[str, str]

    @classmethod
    def load(cls, _items: ItemAccess) -> MobDrops:
        table = json.loads(_FILE.read_bytes())
        return cls(table["kinds"], table["cooked"])


def mob_drops(
    level: Level, body: LivingBody, source: DamageSource
) -> list[ItemStack] | None:
    """None for a kind whose table is not known."""
    table = level.world.items.once(MobDrops, MobDrops.load)
    entity = body.entity
    rows = table.rows.get(entity.type_id.removeprefix(_PREFIX))
    if rows is None and entity.type_id != "minecraft:slime":
        return None
    looting = _level_of(source.causing, "minecraft:looting")
    by_player = body.player_memory > 0
    is_cooked = _cooks(body, source)
    found: list[ItemStack] = []
    for item, least, most, letters, *chances in rows or ():
        if "p" in letters and not by_player:
            continue
        if chances and level.random.next_float() >= _chance(chances, looting):
            continue
        count = least + level.random.next_int(most - least + 1)
        if "l" in letters and looting:
            count += round(level.random.next_float() * looting)
        if count > 0:
            names = item.split("|")
            name = names[level.random.next_int(len(names))] if names[1:] else item
            if "c" in letters and is_cooked:
                name = table.cooked.get(name, name)
            found.append(ItemStack(_PREFIX + name, count))
    return [*found, *_special(level, body, source)]


def _chance(chances: list[float], looting: int) -> float:
    first, *more = chances
    return first + (more[0] * looting if more else 0.0)


def _special(
    level: Level, body: LivingBody, source: DamageSource
) -> Iterator[ItemStack]:
    """What hangs on more than chance."""
    entity = body.entity
    nbt = entity.nbt
    match entity.type_id.removeprefix(_PREFIX):
        case "sheep" if not nbt.get("Sheared"):
            color = nbt.get("Color", 0)
            number = int(color) if isinstance(color, int) else 0
            yield ItemStack(f"{_PREFIX}{_COLORS[number % len(_COLORS)]}_wool")
        case "slime":
            size = nbt.get("Size", 0)
            looting = _level_of(source.causing, "minecraft:looting")
            count = level.random.next_int(3)
            count += round(level.random.next_float() * looting)
            if not (isinstance(size, int) and size > 0) and count:
                yield ItemStack("minecraft:slime_ball", count)
        case "creeper":
            causing = source.causing
            if causing is not None and is_of_kind(level, causing, "skeletons"):
                raise UnsupportedError(f"{entity.type_id}: drop a music disc")


def _cooks(body: LivingBody, source: DamageSource) -> bool:
    """It burns, or what struck it had an enchantment that burns."""
    if body.fire_ticks > 0 and not body.entity.kind.is_fire_immune:
        return True
    return _level_of(source.direct, "minecraft:fire_aspect") > 0


def _level_of(entity: Entity | None, enchantment: str) -> int:
    """Of what it holds in the main hand."""
    if entity is None or not entity.is_living:
        return 0
    levels = equipped(entity, "mainhand").components.get(_ENCHANTMENTS)
    for name, level in levels.items() if isinstance(levels, dict) else ():
        if full_id(name) == enchantment and isinstance(level, int):
            return int(level)
    return 0
