"""Items of a version and their default components, as far as they are known.

`tables/items.json` is this project's own table of facts by column: an item not named in a column
has the default (a stack of 64, common). `{families, list, except}` names items by patterns.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion
from gametest.item.component_types import ComponentTypes
from gametest.item.durability import durabilities, enchantabilities
from gametest.item.item_columns import (
    PRESENT,
    VALUES,
    empties,
    fixed,
    hidden_modifiers,
    in_sets,
)
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Byte, Float, Int, Tag
from gametest.registry.id_pattern import match_ids
from gametest.registry.listed_ids import listed_ids

_FILE: Final = Path(__file__).parent / "tables" / "items.json"
_PREFIX: Final = "minecraft:"
_DEFAULT_STACK: Final = 64
_LOCATOR_BAR: Final = 4671
"""The first supported version from 1.21.6 on."""
_TYPED_EGGS: Final = 4671
"""The first from 1.21.9 on, whose eggs are known."""


@final
class UnknownItemError(KeyError):
    """The version has no such item; the message names the nearest."""

    def __str__(self) -> str:
        return str(self.args[0])


@final
@attrs.define(eq=False, repr=False)
class ItemTable:
    """Columns are read when first asked for. Ids with namespace."""

    version: GameVersion

    _known_ids: dict[str, None] | None = attrs.field(default=None, init=False)
    """Without namespace."""
    _raw: dict[str, Any] | None = attrs.field(default=None, init=False)
    _columns: dict[str, dict[str, Any]] = attrs.field(factory=dict, init=False)
    _types: ComponentTypes | None = attrs.field(default=None, init=False)
    _names: frozenset[str] | None = attrs.field(default=None, init=False)

    @classmethod
    def load(cls, version: GameVersion) -> ItemTable:
        return cls(version)

    @property
    def _ids(self) -> dict[str, None]:
        if self._known_ids is None:
            self._known_ids = listed_ids(self.version, "item")
        return self._known_ids

    @property
    def component_types(self) -> ComponentTypes:
        if self._types is None:
            self._types = ComponentTypes.load(self.version)
        return self._types

    def has(self, id: str) -> bool:
        return id.startswith(_PREFIX) and id.removeprefix(_PREFIX) in self._ids

    def check(self, id: str) -> None:
        """Raises `UnknownItemError`."""
        if not self.has(id):
            known = (_PREFIX + known for known in self._ids)
            msg = f"unknown item {id!r}{did_you_mean(id, known)}"
            raise UnknownItemError(msg)

    def ids(self) -> tuple[str, ...]:
        return tuple(_PREFIX + id for id in self._ids)

    # -- components ----------------------------------------------------------------------

    def component(self, stack: ItemStack, name: str) -> Tag | None:
        """What the stack has: set, taken away, or by default.

        Raises `UnsupportedError` for a default that is not known.
        """
        found = stack.components.get(name)
        if found is not None or stack.removes(name):
            return found
        return self.default(stack.id, name)

    def has_component(self, stack: ItemStack, name: str) -> bool:
        """As `component`, also where only the value of the default is not known."""
        if name in stack.components:
            return True
        if stack.removes(name):
            return False
        if name in self.component_types.always_default:
            return True
        word = name.removeprefix(_PREFIX)
        if word in PRESENT:
            return stack.id in self._column(word)
        return self.default(stack.id, name) is not None

    def settled(self, stack: ItemStack, before: ItemStack) -> ItemStack:
        """Without those changes of `before` that say what the kind has by itself.

        A stack keeps how it differs from its kind, so a change and its undoing leave nothing
        (https://github.com/the-great-chicken/SGP-Datapack, tests `sgp.diorama:weapon`).
        """
        if stack.components is before.components or stack.id != before.id:
            return stack
        idle = [
            name
            for name, value in stack.components.items()
            if before.components.get(name) is not value
            and self._is_idle(stack.id, name, value)
        ]
        if not idle:
            return stack
        kept = {k: v for k, v in stack.components.items() if k not in idle}
        return ItemStack(stack.id, stack.count, kept)

    def _is_idle(self, id: str, name: str, value: Tag) -> bool:
        from gametest.item.component_values import values_equal

        try:
            if name.startswith("!"):
                return not self.has_component(ItemStack(id), name[1:])
            default = self.default(id, name)
        except UnsupportedError:
            # What the kind has is not known: the change stays as written.
            return False
        return default is not None and values_equal(name, value, default)

    def max_stack_size(self, stack: ItemStack) -> int:
        size = self.component(stack, "minecraft:max_stack_size")
        return int(size) if isinstance(size, int) else 1

    def max_damage(self, stack: ItemStack) -> int:
        """0 for what cannot be damaged."""
        if self.has_component(stack, "minecraft:unbreakable"):
            return 0
        found = self.component(stack, "minecraft:max_damage")
        return int(found) if isinstance(found, int) else 0

    def damage(self, stack: ItemStack) -> int:
        found = self.component(stack, "minecraft:damage")
        damage = int(found) if isinstance(found, int) else 0
        most = self.component(stack, "minecraft:max_damage")
        return max(0, min(damage, int(most) if isinstance(most, int) else 0))

    def slot(self, stack: ItemStack) -> str | None:
        """The equipment slot that it is made for: `head`."""
        found = stack.components.get("minecraft:equippable")
        if isinstance(found, dict):
            word = found.get("slot")
            return word if isinstance(word, str) else None
        if stack.removes("minecraft:equippable"):
            return None
        slot: str | None = self._column("slot").get(stack.id)
        return slot

    def enchantability(self, stack: ItemStack) -> int:
        """How well it takes enchantments; 0 for what cannot be enchanted."""
        found = self.component(stack, "minecraft:enchantable")
        value = found.get("value") if isinstance(found, dict) else None
        return int(value) if isinstance(value, int) else 0

    def default(self, id: str, name: str) -> Tag | None:
        """The kind's own component, None if it has none."""
        word = name.removeprefix(_PREFIX)
        if name in self.component_types.never_default:
            return None
        value = self._known_default(id, word)
        if word in PRESENT and id not in self._column(word):
            return None
        if value is None and word not in self._tabled:
            mechanic = f"default component: {name} of {id}"
            raise UnsupportedError(mechanic)
        return value

    def _known_default(self, id: str, word: str) -> Tag | None:
        match word:
            case "max_stack_size":
                return self._stack_size(id)
            case "rarity":
                return str(self._column("rarity").get(id, "common"))
            case "repair_cost":
                return Int(0)
            case "lore":
                return []
            case "item_model":
                # https://minecraft.wiki/w/Data_component_format#item_model
                return id
            case "enchantments":
                return {}
            case "stored_enchantments":
                return {} if id == "minecraft:enchanted_book" else None
            case "damage":
                return Int(0) if id in self._column("durability") else None
            case "attribute_modifiers":
                if id in self._column("hides_on_locator_bar"):
                    has_bar = self.version.data_version >= _LOCATOR_BAR
                    return hidden_modifiers() if has_bar else []
                modifiers: Tag = self._column(word).get(id, [])
                return modifiers
            case "entity_data" if self.version.data_version < _TYPED_EGGS:
                # Whether an egg said its kind in a component is not known.
                if id.endswith("_spawn_egg"):
                    mechanic = f"default component: {_PREFIX}{word} of {id}"
                    raise UnsupportedError(mechanic)
                return None
            case "jukebox_playable":
                # A disc plays the song of its name (https://minecraft.wiki/w/Music_Disc).
                song = id.removeprefix(f"{_PREFIX}music_disc_")
                return _PREFIX + song if song != id else None
            case "tooltip_display":
                return {}
            case _:
                known = word in self._tabled and word not in PRESENT
                found: Tag | None = self._column(word).get(id) if known else None
                return found

    @property
    def _tabled(self) -> frozenset[str]:
        """Component types whose defaults are known, but for what `_known_default` refuses."""
        if self._names is None:
            raw = self._all
            self._names = _COLUMNS.union(VALUES, raw["empty"], raw["fixed"])
        return self._names

    def _stack_size(self, id: str) -> Int:
        if id in self._column("unread"):
            mechanic = f"default component: minecraft:max_stack_size of {id}"
            raise UnsupportedError(mechanic)
        found = self._column("stack").get(id)
        if found is None and not self.has(id):
            # The game empties the slot and says so in its log only.
            mechanic = f"item {id}: not known"
            raise UnsupportedError(mechanic)
        return Int(_DEFAULT_STACK if found is None else found)

    def _column(self, name: str) -> dict[str, Any]:
        name = {"max_damage": "durability"}.get(name, name)
        found = self._columns.get(name)
        if found is None:
            found = self._columns[name] = {
                _PREFIX + id: value for id, value in self._read(name).items()
            }
        return found

    @property
    def _all(self) -> dict[str, Any]:
        if self._raw is None:
            self._raw = json.loads(_FILE.read_bytes())
        return self._raw

    def _read(self, name: str) -> dict[str, Any]:
        raw = self._all
        if name in VALUES:
            return {**VALUES[name](raw, self._ids)}
        if name in PRESENT:
            return dict.fromkeys(PRESENT[name](raw, self._ids))
        for section, read in (("empty", empties), ("fixed", fixed)):
            if name in raw[section]:
                return {**read(raw, name, self._ids)}
        match name:
            case "stack":
                return {id: int(n) for id, n in self._sets("stack").items()}
            case "hides_on_locator_bar":
                return dict.fromkeys(in_sets(raw, raw[name], self._ids))
            case "rarity" | "slot" | "unread":
                return self._sets(name)
            case "durability":
                found = durabilities(raw["durability"])
                return {id: Int(n) for id, n in found.items() if id in self._ids}
            case "food":
                later = raw["since"]["food"]
                missing = {
                    id
                    for version, ids in later.items()
                    if version not in _reached(self.version)
                    for id in ids
                }
                return {
                    id: _food(row)
                    for id, row in raw["food"].items()
                    if id not in missing
                }
            case "enchantable":
                return {
                    id: {"value": Int(value)}
                    for id, value in enchantabilities(raw["enchantability"]).items()
                    if id in self._ids
                }
            case "damage_resistant":
                return {
                    id: {"types": f"#{_PREFIX}{kind}"}
                    for id, kind in self._sets("resists").items()
                }
            case "enchantment_glint_override":
                return dict.fromkeys(raw["glint"]["list"], Byte(1))
            case "use_cooldown":
                rows = raw["cooldown_seconds"].items()
                return {id: {"seconds": Float(seconds)} for id, seconds in rows}
            case _:
                return {id: {} for id in raw["single"][name]["list"]}

    def _sets(self, name: str) -> dict[str, str]:
        """Item to the key of the set that it is in."""
        raw = self._all
        found: dict[str, str] = {}
        for key, part in raw[name].items():
            ids = match_ids(part.get("families", ()), self._ids, raw["sets"])
            ids -= set(part.get("except", ()))
            found.update(dict.fromkeys((*sorted(ids), *part.get("list", ())), key))
        return found


_COLUMNS: Final = frozenset(
    {
        "damage",
        "damage_resistant",
        "enchantable",
        "enchantment_glint_override",
        "enchantments",
        "food",
        "glider",
        "item_model",
        "lore",
        "max_damage",
        "jukebox_playable",
        "max_stack_size",
        "rarity",
        "repair_cost",
        "stored_enchantments",
        "tooltip_display",
        "use_cooldown",
    }
)
"""Component types whose defaults are known for every item, with those of `item_columns`."""


def _food(row: list[float]) -> Tag:
    nutrition, saturation, *always = row
    food: dict[str, Tag] = {
        "nutrition": Int(int(nutrition)),
        "saturation": Float(saturation),
    }
    if always:
        food["can_always_eat"] = Byte(1)
    return food


def _reached(version: GameVersion) -> list[str]:
    names = [each.name for each in SUPPORTED_VERSIONS]
    return names[: names.index(version.name) + 1]
