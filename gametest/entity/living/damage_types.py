"""Damage types: the game's own table, and those that packs add (https://minecraft.wiki/w/Damage_type)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.float32 import f32
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion
from gametest.item.item_stack import full_id
from gametest.level.world.world_state import Difficulty
from gametest.registry.id_set import is_tagged

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parents[1] / "tables" / "damage_types.json"
_PREFIX: Final = "minecraft:"


@final
@attrs.frozen(eq=False)
class DamageType:
    id: str
    message_id: str
    scaling: str
    """`never`, `always` or `when_caused_by_living_non_player`."""
    exhaustion: float
    """A 32-bit number."""
    effects: str = "hurt"
    death_messages: str = "default"
    _items: ItemAccess | None = attrs.field(default=None, repr=False)
    _tagged: dict[str, bool] = attrs.field(factory=dict, init=False, repr=False)

    def has(self, tag: str) -> bool:
        """`tag` without `#` and the game's namespace."""
        found = self._tagged.get(tag)
        if found is None:
            assert self._items is not None
            found = self._items.is_tagged("damage_type", tag, self.id)
            self._tagged[tag] = found
        return found

    def is_among(self, types: object) -> bool:
        """As written in a component: an id, a tag with `#`, or several ids."""
        if isinstance(types, (list, tuple)):
            return any(self.is_among(each) for each in types)
        if not isinstance(types, str):
            return False
        name = types.removeprefix("#")
        full = name if ":" in name else _PREFIX + name
        if name == types:
            return full == self.id
        assert self._items is not None
        return is_tagged(self._items.tags, "damage_type", full, self.id)

    def scales(self, source: DamageSource) -> bool:
        """Whether the difficulty changes what a player takes."""
        causing = source.causing
        return self.scaling == "always" or (
            self.scaling == "when_caused_by_living_non_player"
            and causing is not None
            and causing.is_living
            and not causing.is_player
        )


def game_types(version: GameVersion) -> Mapping[str, Mapping[str, Any]]:
    """The game's own of a version, by full id, as rows of the table."""
    table = json.loads(_FILE.read_bytes())
    names = [each.name for each in SUPPORTED_VERSIONS]
    reached = names[: names.index(version.name) + 1]
    return {
        _PREFIX + id: {"message_id": id, **table["default"], **row}
        for id, row in table["types"].items()
        if row.get("since", names[0]) in reached
    }


@final
@attrs.define(eq=False, repr=False)
class DamageTypes:
    """All types of a world, each made when first asked for."""

    items: ItemAccess
    _rows: Mapping[str, Mapping[str, Any]]
    _made: dict[str, DamageType] = attrs.field(factory=dict, init=False)

    @classmethod
    def load(cls, items: ItemAccess) -> DamageTypes:
        rows = dict(game_types(items.version))
        default = rows[f"{_PREFIX}generic"]
        for id, written in items.entries("damage_type").items():
            if isinstance(written, dict):
                death = written.get("death_message_type", "default")
                rows[id] = {**default, "effects": "hurt", **written, "death": death}
        return cls(items, rows)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._rows)

    def find(self, id: str) -> DamageType | None:
        """By full id."""
        found = self._made.get(id)
        row = self._rows.get(id)
        if found is None and row is not None:
            found = self._made[id] = DamageType(
                id,
                str(row["message_id"]),
                str(row["scaling"]),
                f32(float(row["exhaustion"])),
                str(row.get("effects", "hurt")),
                str(row["death"]),
                self.items,
            )
        return found


def is_one_of(level: Level, source: DamageSource, types: Any) -> bool:
    """`types`: an id, a tag with `#` or a list of ids, as components name damage types."""
    if isinstance(types, str) and types.startswith("#"):
        return damage_type(level, source).has(types[1:].removeprefix(_PREFIX))
    named = types if isinstance(types, list) else [types]
    return any(full_id(each) == source.type for each in named if isinstance(each, str))


def damage_type(level: Level, source: DamageSource) -> DamageType:
    """One that nobody wrote counts as the game's `generic`."""
    found = find_damage_type(level, source.type)
    found = found or find_damage_type(level, _PREFIX + "generic")
    assert found is not None
    return found


def find_damage_type(level: Level, id: str) -> DamageType | None:
    """By its full id."""
    return level.world.items.once(DamageTypes, DamageTypes.load).find(id)


def resists(level: Level, stack: ItemStack, source: DamageSource) -> bool:
    """By its component `damage_resistant`: https://minecraft.wiki/w/Data_component_format#damage_resistant."""
    found = level.world.items.table.component(stack, "minecraft:damage_resistant")
    return isinstance(found, dict) and damage_type(level, source).is_among(
        found.get("types")
    )


def scaled_for_players(level: Level, amount: float) -> float:
    """https://minecraft.wiki/w/Difficulty#Effects_of_difficulty."""
    match level.world.difficulty:
        case Difficulty.PEACEFUL:
            return 0.0
        case Difficulty.EASY:
            return min(f32(f32(amount / 2.0) + 1.0), amount)
        case Difficulty.HARD:
            return f32(f32(amount * 3.0) / 2.0)
        case _:
            return amount
