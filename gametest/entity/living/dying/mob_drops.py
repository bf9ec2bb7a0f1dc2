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

from gametest.core.dye_colors import DYE_COLORS
from gametest.core.errors import UnsupportedError
from gametest.core.float32 import half_up
from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess
    from gametest.nbt.tags import Compound

_FILE: Final = Path(__file__).parents[2] / "tables" / "mob_drops.json"
_PREFIX: Final = "minecraft:"
_CREEPER: Final = "minecraft:creeper"
_ENCHANTMENTS: Final = "minecraft:enchantments"
_RAIDERS: Final = ("evoker", "pillager", "vindicator")
_SKULLS: Final = ("creeper", "piglin", "skeleton", "wither_skeleton", "zombie")
"""Kinds of which a charged creeper leaves the head."""


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
    if rows is None:
        return None
    _refuse_special(level, body, source)
    death = _Death(level, body, source, table)
    found = [stack for row in rows for stack in death.stacks_of(row)]
    return [*found, *_special(level, body, source)]


@final
@attrs.define(eq=False)
class _Death:
    level: Level
    body: LivingBody
    source: DamageSource
    table: MobDrops
    looting: int = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.looting = _level_of(self.source.causing, "minecraft:looting")

    def stacks_of(self, row: list[Any]) -> Iterator[ItemStack]:
        item, least, most, letters, *chances = row
        random = self.level.random
        if not self._may_drop(letters):
            return
        if chances and random.next_float() >= _chance(chances, self.looting):
            return
        for _ in range(1 + random.next_int(3) if "r" in letters else 1):
            count = least + random.next_int(most - least + 1)
            if self.looting:
                count += self._more(letters)
            if "1" in letters:
                count = min(count, 1)
            if count > 0:
                yield from self._stack(_drawn(item, random), count, letters)

    def _may_drop(self, letters: str) -> bool:
        entity = self.body.entity
        if "u" in letters and self.looting:
            raise UnsupportedError(f"{entity.type_id}: death drops with Looting")
        if "p" in letters and self.body.player_memory <= 0:
            return False
        size = entity.nbt.get("Size", 0)
        is_small = not (isinstance(size, int) and size > 0)
        return not (("s" in letters and not is_small) or ("m" in letters and is_small))

    def _more(self, letters: str) -> int:
        random = self.level.random
        if "l" in letters:
            return half_up(random.next_float() * self.looting)
        if "b" in letters:
            return half_up((1.0 + random.next_float()) * self.looting)
        return 0

    def _stack(self, name: str, count: int, letters: str) -> Iterator[ItemStack]:
        name, _, potion = name.partition("@")
        if not name:
            return
        if "c" in letters and _cooks(self.body, self.source):
            name = self.table.cooked.get(name, name)
        stack = ItemStack(_PREFIX + name, count)
        if potion:
            contents: Compound = {"potion": _PREFIX + potion}
            stack = stack.with_component("minecraft:potion_contents", contents)
        yield stack


def _chance(chances: list[float], looting: int) -> float:
    first, *more = chances
    return first + (more[0] * looting if more else 0.0)


def _drawn(item: str, random: RandomSource) -> str:
    """One of `a|b*2`, by weight."""
    names = [
        (name, int(weight or 1)) for name, weight in map(_weighed, item.split("|"))
    ]
    if len(names) == 1:
        return names[0][0]
    left = random.next_int(sum(weight for _, weight in names))
    for name, weight in names:
        left -= weight
        if left < 0:
            return name
    raise AssertionError(item)


def _weighed(entry: str) -> tuple[str, str]:
    name, _, weight = entry.partition("*")
    return name, weight


def _refuse_special(level: Level, body: LivingBody, source: DamageSource) -> None:
    """What hangs on who killed or led, and is not simulated."""
    entity, killer = body.entity, source.causing
    kind = entity.type_id.removeprefix(_PREFIX)
    what = ""
    if kind in _RAIDERS and entity.nbt.get("PatrolLeader"):
        # https://minecraft.wiki/w/Raid_captain
        what = "drop an ominous bottle"
    elif killer is None:
        return
    elif kind in _SKULLS and killer.type_id == _CREEPER and killer.nbt.get("powered"):
        # https://minecraft.wiki/w/Creeper#Charged_creepers
        what = "drop its head"
    elif kind in ("slime", "magma_cube") and killer.type_id == "minecraft:frog":
        what = "drop for a frog"
    elif entity.type_id == _CREEPER and is_of_kind(level, killer, "skeletons"):
        what = "drop a music disc"
    if what:
        raise UnsupportedError(f"{entity.type_id}: {what}")


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
            yield ItemStack(f"{_PREFIX}{DYE_COLORS[number % len(DYE_COLORS)]}_wool")
        case "turtle" if damage_type(level, source).has("is_lightning"):
            yield ItemStack("minecraft:bowl")


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
