"""What the packs and the version say of items: components, tags, recipes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, cast, final

import attrs

from gametest.core.version import GameVersion
from gametest.registry.id_set import is_tagged

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.item.enchantments import Enchantment, EnchantmentTable
    from gametest.item.item_stack import ItemStack
    from gametest.item.item_table import ItemTable
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.registry.tag_lookup import TagLookup, TagLookups

T = TypeVar("T")


@final
@attrs.frozen(eq=False)
class CookingResult:
    stack: ItemStack
    time: int
    """Ticks until it is done, as the recipe says it; a quick block takes `quick_time`."""
    experience: float
    """Of one item, for whoever takes it out."""
    recipe: str
    """Its id, by which a furnace counts what it made."""


FUEL_SPEEDS_VERSION: Final = 5002
"""Since then smoking and blasting recipes say the time of a furnace, and the fuel makes it half of that.

"The recipes for Smokers and Blast Furnaces now use the same cooking time": changelog of 26.3's snapshot 4;
https://github.com/SpyglassMC/vanilla-mcdoc has the `speed_multiplier`.
"""


@final
@attrs.frozen(eq=False)
class CraftingResult:
    stack: ItemStack
    recipe: str


class RecipeSource(Protocol):
    """Recipes as far as they are known.

    None means that there is certainly none. Where the answer hangs on a recipe that is not known,
    `UnsupportedError` is raised.
    """

    def cook(self, kind: str, stack: ItemStack) -> CookingResult | None:
        """`kind`: `smelting`, `blasting`, `smoking`, `campfire_cooking`."""
        ...

    def craft(
        self, stacks: Sequence[ItemStack], width: int, height: int
    ) -> CraftingResult | None:
        """Row by row; empty stacks where nothing lies."""
        ...

    def brew(self, bottle: ItemStack, reagent: ItemStack) -> ItemStack | None:
        """What a pack's recipe makes of a bottle; those of the game are not asked."""
        ...

    def brews_with(self, stack: ItemStack) -> tuple[bool, bool]:
        """Whether a pack's brewing recipe takes it as its bottle, and as its reagent."""
        ...

    def has_kind(self, kind: str) -> bool:
        """Whether a pack has a recipe of such a type, read or not."""
        ...

    def pack_recipes(self) -> tuple[str, ...]:
        """Ids of the recipes of packs, in the order of reading."""
        ...


class LootSource(Protocol):
    """Loot tables of the packs."""

    def block_drops(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        *,
        tool: ItemStack | None = None,
        entity: Entity | None = None,
        explosion_radius: float | None = None,
    ) -> list[ItemStack] | None:
        """None if no pack says what the block drops."""
        ...

    def container_contents(
        self, level: Level, pos: BlockPos, table: str, seed: int, free_slots: list[int]
    ) -> dict[int, ItemStack] | None:
        """Slot to stack; None if no pack has the table. `seed`: 0 for none."""
        ...


@final
@attrs.define(eq=False, repr=False)
class _GameTags:
    version: GameVersion
    _tables: dict[str, TagLookup] = attrs.field(factory=dict, init=False)

    def of(self, registry: str) -> TagLookup:
        found = self._tables.get(registry)
        if found is None:
            from gametest.block.block_tags import TagTable

            found = self._tables[registry] = TagTable.load(self.version, registry)
        return found


@final
@attrs.define(eq=False, repr=False)
class ItemAccess:
    """The same for all worlds of a run."""

    version: GameVersion
    tags: TagLookups = attrs.field(kw_only=True)
    """As the packs leave them; by default the game's own."""
    load_recipes: Callable[[], RecipeSource] | None = attrs.field(
        default=None, kw_only=True
    )
    """Called when a block first needs one; None: no recipe is known."""
    loot: LootSource | None = attrs.field(default=None, kw_only=True)
    """None: no pack has a loot table."""
    load_enchantments: Callable[[], Mapping[str, Enchantment]] | None = attrs.field(
        default=None, kw_only=True
    )
    """Those of packs by full id; called when one is first asked for."""
    read_entries: Callable[[str], Mapping[str, Any]] | None = attrs.field(
        default=None, kw_only=True
    )
    """The JSON that packs write for a registry, by full id; None: there are no packs."""
    _recipes: RecipeSource | None = attrs.field(default=None, init=False)
    _entries: dict[str, Mapping[str, Any]] = attrs.field(factory=dict, init=False)
    _made: dict[object, object] = attrs.field(factory=dict, init=False)
    _table: ItemTable | None = attrs.field(default=None, init=False)
    _enchantments: EnchantmentTable | None = attrs.field(default=None, init=False)

    @tags.default
    def _default_tags(self) -> TagLookups:
        return _GameTags(self.version)

    @property
    def table(self) -> ItemTable:
        """Read when first asked for."""
        if self._table is None:
            from gametest.item.item_table import ItemTable

            self._table = ItemTable.load(self.version)
        return self._table

    @property
    def enchantments(self) -> EnchantmentTable:
        """The game's own and those of the packs."""
        if self._enchantments is None:
            from gametest.item.enchantments import EnchantmentTable

            self._enchantments = EnchantmentTable(
                self.version, self.tags, self.load_enchantments
            )
        return self._enchantments

    @property
    def recipes(self) -> RecipeSource | None:
        if self._recipes is None and self.load_recipes is not None:
            self._recipes = self.load_recipes()
        return self._recipes

    def entries(self, registry: str) -> Mapping[str, Any]:
        """What packs write for `damage_type`, `enchantment`...: JSON by full id."""
        found = self._entries.get(registry)
        if found is None:
            found = {} if self.read_entries is None else self.read_entries(registry)
            self._entries[registry] = found
        return found

    def once(self, key: type[T], make: Callable[[ItemAccess], T]) -> T:
        """What a room above makes of it, made when first asked for."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make(self)
        return cast("T", found)

    def max_stack_size(self, stack: ItemStack) -> int:
        return self.table.max_stack_size(stack)

    def has_tag(self, stack: ItemStack, tag: str) -> bool:
        """`tag` without `#`; raises `UnsupportedError` if its members are not known."""
        return self.is_tagged("item", tag, stack.id)

    def is_tagged(self, registry: str, tag: str, id: str) -> bool:
        """False for a tag that the version does not have; one of a pack has its namespace."""
        name = tag if ":" in tag else f"minecraft:{tag}"
        return is_tagged(self.tags, registry, name, id)
