"""Enchantments as data: the game's own, and those of packs (`data/*/enchantment`).

`tables/enchantments.json` is this project's own table: id -> [highest level, weight, lowest cost,
highest cost, anvil cost, slots, supported items, primary items, exclusive set], a cost as
[at level 1, more for each level above]. Weights, levels and costs: npm `minecraft-data` (MIT,
1.20), anvil costs https://minecraft.wiki/w/Anvil_mechanics, items and sets as the tags of
`tables.md` name them; mace and spear https://minecraft.wiki/w/Enchanting_mechanics, where the costs
and the weight of `lunge` are not confirmed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.suggest import did_you_mean
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion
from gametest.item.item_stack import ItemStack, full_id
from gametest.registry.id_set import IdSet
from gametest.registry.tag_lookup import (
    OrderedTagLookup,
    TagLookups,
    UnknownTagError,
    UnsupportedTagError,
)

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.nbt.tags import Compound

_FILE: Final = Path(__file__).parent / "tables" / "enchantments.json"
_PREFIX: Final = "minecraft:"
_BOOKS: Final = frozenset({"minecraft:book", "minecraft:enchanted_book"})
STORED: Final = "minecraft:stored_enchantments"
WORN: Final = "minecraft:enchantments"


@final
@attrs.frozen
class EnchantmentCost:
    base: int
    per_level_above_first: int

    def at(self, level: int) -> int:
        return self.base + self.per_level_above_first * (level - 1)


@final
@attrs.frozen(eq=False, kw_only=True)
class Enchantment:
    id: str
    """With namespace."""
    max_level: int
    weight: int
    min_cost: EnchantmentCost
    max_cost: EnchantmentCost
    anvil_cost: int
    slots: tuple[str, ...]
    """Groups such as `armor`, where it counts."""
    supported: IdSet
    primary: IdSet | None = None
    """None: as `supported`."""
    exclusive: IdSet | None = None
    effects: Mapping[str, Any] = attrs.field(factory=dict)
    """As a pack wrote them, by full name of the effect component; the game's own have none here."""
    is_of_pack: bool = False

    def supports(self, stack: ItemStack) -> bool:
        """Whether the game lets the item have it; raises for a tag that is not known."""
        return self.supported.contains(stack.id)

    def is_primary_for(self, stack: ItemStack) -> bool:
        """Whether an enchanting table may offer it."""
        return self.supports(stack) and (
            self.primary is None or self.primary.contains(stack.id)
        )

    def is_compatible_with(self, other: Enchantment) -> bool:
        """Two of one kind never are."""
        return self.id != other.id and not (
            _holds(self.exclusive, other.id) or _holds(other.exclusive, self.id)
        )

    def counts_in(self, slot: str) -> bool:
        """`slot`: a word of `equipment`, such as `head`."""
        return any(slot in SLOT_GROUPS.get(group, ()) for group in self.slots)


SLOT_GROUPS: Final = {
    "any": ("mainhand", "offhand", "feet", "legs", "chest", "head", "body", "saddle"),
    "armor": ("feet", "legs", "chest", "head", "body"),
    "body": ("body",),
    "chest": ("chest",),
    "feet": ("feet",),
    "hand": ("mainhand", "offhand"),
    "head": ("head",),
    "legs": ("legs",),
    "mainhand": ("mainhand",),
    "offhand": ("offhand",),
    "saddle": ("saddle",),
}
"""https://minecraft.wiki/w/Attribute#Modifiers: the groups of slots."""


def _holds(ids: IdSet | None, id: str) -> bool:
    return ids is not None and ids.contains(id)


@final
@attrs.define(eq=False, repr=False)
class EnchantmentTable:
    """All of a version and its packs, each read when first asked for."""

    version: GameVersion
    tags: TagLookups
    read_pack: Callable[[], Mapping[str, Enchantment]] | None = None
    """Those of packs by full id, read once; they stand before the game's own."""

    _of_packs: Mapping[str, Enchantment] | None = attrs.field(default=None, init=False)
    _game: dict[str, Enchantment] | None = attrs.field(default=None, init=False)

    def find(self, id: str) -> Enchantment | None:
        found = self._packs().get(id)
        return self._own().get(id) if found is None else found

    def has(self, id: str) -> bool:
        return self.find(id) is not None

    def ids(self) -> tuple[str, ...]:
        """In the order of the registry: by path, then by namespace.

        That it is this order is general knowledge of the game's resource listing.
        """
        ids = {*self._packs(), *self._own()}
        return tuple(sorted(ids, key=lambda id: id.split(":", 1)[::-1]))

    def all(self) -> list[Enchantment]:
        return [found for id in self.ids() if (found := self.find(id)) is not None]

    def of_tag(self, tag: str) -> list[Enchantment]:
        """In the order of the tag, where it is known; `tag` without `#`."""
        from gametest.core.errors import UnsupportedError

        mechanic = f"enchantment tag: #{tag}"
        try:
            lookup = self.tags.of("enchantment")
            if isinstance(lookup, OrderedTagLookup):
                ids: tuple[str, ...] = lookup.ordered_members(tag)
            else:
                ids = tuple(id for id in self.ids() if lookup.contains(tag, id))
        except UnknownTagError:
            return []
        except UnsupportedTagError:
            raise UnsupportedError(mechanic) from None
        return [found for id in ids if (found := self.find(id)) is not None]

    def pack_effect(self, stack: ItemStack, component: str) -> Enchantment | None:
        """The first of a pack on the stack that has the effect component, a full id."""
        if WORN not in stack.components:
            return None
        for id in levels_on(stack):
            found = self.find(id)
            if found is not None and component in found.effects:
                return found
        return None

    def refuse_effect(
        self, stack: ItemStack, component: str, pos: BlockPos | None
    ) -> None:
        """Raises `UnsupportedError` where a pack's enchantment would do what is not simulated."""
        from gametest.core.errors import UnsupportedError

        found = self.pack_effect(stack, component)
        if found is not None:
            mechanic = f"enchantment {found.id}: {component}"
            raise UnsupportedError(mechanic, pos)

    def problem(self, id: str) -> str | None:
        """What is wrong with a full id, or None."""
        if self.has(id):
            return None
        return f"unknown enchantment {id!r}{did_you_mean(id, self.ids())}"

    def is_book(self, stack: ItemStack) -> bool:
        return stack.id in _BOOKS

    # -- reading -------------------------------------------------------------------------

    def _packs(self) -> Mapping[str, Enchantment]:
        if self._of_packs is None:
            self._of_packs = {} if self.read_pack is None else self.read_pack()
        return self._of_packs

    def _own(self) -> dict[str, Enchantment]:
        if self._game is None:
            self._game = self._read()
        return self._game

    def _read(self) -> dict[str, Enchantment]:
        raw = json.loads(_FILE.read_bytes())
        names = [each.name for each in SUPPORTED_VERSIONS]
        here = names.index(self.version.name)
        later = {
            id
            for name, ids in raw["since"].items()
            if names.index(name) > here
            for id in ids
        }
        older: dict[str, list[str | None]] = raw["older_items"].get(names[here], {})
        return {
            _PREFIX + id: self._made(id, row, older.get(id))
            for id, row in raw["rows"].items()
            if id not in later
        }

    def _made(
        self, id: str, row: list[Any], older: list[str | None] | None
    ) -> Enchantment:
        top, weight, low, high, anvil, slots, supported, primary, exclusive = row
        if older is not None:
            supported, primary = older
        return Enchantment(
            id=_PREFIX + id,
            max_level=top,
            weight=weight,
            min_cost=EnchantmentCost(*low),
            max_cost=EnchantmentCost(*high),
            anvil_cost=anvil,
            slots=tuple(slots),
            supported=self._items(supported),
            primary=None if primary is None else self._items(primary),
            exclusive=None
            if exclusive is None
            else self._tag("enchantment", f"exclusive_set/{exclusive}"),
        )

    def _items(self, word: str) -> IdSet:
        return self._tag("item", f"enchantable/{word}")

    def _tag(self, registry: str, path: str) -> IdSet:
        return IdSet(registry, frozenset(), _PREFIX + path, self.tags)


# -- stacks ------------------------------------------------------------------------------


def levels_on(stack: ItemStack, component: str = WORN) -> dict[str, int]:
    """Full ids with levels of the component `enchantments`, or of `stored_enchantments`."""
    found = stack.find(component)
    return {
        full_id(id): int(level)
        for id, level in (found.items() if isinstance(found, dict) else ())
        if isinstance(level, int)
    }


def enchantment_level(stack: ItemStack | None, id: str) -> int:
    """Of the component `enchantments`; 0 without."""
    return 0 if stack is None else levels_on(stack).get(id, 0)


def enchanted(stack: ItemStack, id: str, level: int) -> ItemStack:
    """With at least the level; an enchanted book stores it."""
    from gametest.nbt.tags import Int

    component = STORED if stack.id == "minecraft:enchanted_book" else WORN
    levels = levels_on(stack, component)
    if level > levels.get(id, 0):
        levels[id] = min(level, 255)
    value: Compound = {name: Int(number) for name, number in levels.items()}
    return stack.with_component(component, value)
