"""What predicates must know of the target version and its packs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.item.potion_names import POTIONS
from gametest.registry.data_node import STAND_IN
from gametest.registry.id_set import IdSet
from gametest.registry.listed_ids import full_ids
from gametest.registry.tag_lookup import UnsupportedTagError

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion
    from gametest.item.item_table import ItemTable
    from gametest.loot.number.named_data import NamedData
    from gametest.registry.data_node import DataNode
    from gametest.registry.tag_lookup import TagLookups

FLUIDS: Final = tuple(
    f"minecraft:{name}"
    for name in ("empty", "flowing_water", "water", "flowing_lava", "lava")
)

MAP_FORMAT: Final = 4903
"""Since 26.2 (26.2-snapshot-3) an entity predicate is a map of sub-predicates."""
TYPE_KEY: Final = 5023
"""Since 26.3 the key of a condition is `type`, and predicates are named where they are used."""
SPLIT_NUMBERS: Final = 5023
"""Since 26.3 (26.3-pre-1) numbers are whole or decimal, each with kinds of its own."""
CLOCKS: Final = 4786
"""Since 26.1 `time_check` names a clock."""
INTERACTION: Final = 4671
"""The first supported version from 1.21.9 on: two more entities, and tools, in the context."""
_TARGETS: Final = ("this", "attacker", "direct_attacker", "attacking_player")
_NEW_TARGETS: Final = ("target_entity", "interacting_entity")
ENTITY_TARGETS: Final = (*_TARGETS, *_NEW_TARGETS)
"""Words for the entities of a context, of any version."""
UNKNOWN_CODES: Final = {"block": "unknown-block", "item": "unknown-item"}


@final
@attrs.define(eq=False, repr=False)
class PredicateRegistries:
    version: GameVersion
    blocks: BlockTable
    tags: TagLookups | None = None
    """None: every tag is unsupported."""
    _named: NamedData | None = attrs.field(default=None, alias="named")

    _items: ItemTable | None = attrs.field(default=None, init=False)
    _entity_types: dict[str, None] | None = attrs.field(default=None, init=False)
    _biome_ids: dict[str, None] | None = attrs.field(default=None, init=False)
    _enchantment_ids: tuple[str, ...] | None = attrs.field(default=None, init=False)

    def since(self, data_version: int) -> bool:
        return self.version.data_version >= data_version

    @property
    def entity_targets(self) -> tuple[str, ...]:
        """Those of the version (25w31a)."""
        return ENTITY_TARGETS if self.since(INTERACTION) else _TARGETS

    @property
    def named(self) -> NamedData:
        """What files name of each other: numbers, slot sources, conditions."""
        if self._named is None:
            from gametest.core.diagnostic import DiagnosticCollector
            from gametest.loot.number.named_data import NamedData
            from gametest.loot.predicate_library import PredicateLibrary

            self._named = NamedData(
                PredicateLibrary(
                    self.version, self.blocks, self.tags, DiagnosticCollector()
                )
            )
        return self._named

    @property
    def items(self) -> ItemTable:
        """Read when first asked for."""
        if self._items is None:
            from gametest.item.item_table import ItemTable

            self._items = ItemTable.load(self.version)
        return self._items

    def id_set(self, node: DataNode, registry: str) -> IdSet:
        """As the node's, with an issue for ids and tags that do not exist."""
        found = node.id_set(registry, self.tags)
        self.check_set(node, found)
        return found

    def ordered_ids(self, node: DataNode, registry: str) -> tuple[str, ...]:
        """Of an id or a list, in its order, with an issue for each that does not exist."""
        nodes = node.items() if node.is_list else [node]
        return tuple(self.one_id(each, registry) for each in nodes)

    def check_set(self, node: DataNode, found: IdSet) -> None:
        """Notes ids and tags that do not exist."""
        if found.tag is not None:
            self._check_tag(node, found.registry, found.tag)
        for id in sorted(found.ids):
            if id != str(STAND_IN):
                self._check_id(node, found.registry, id)

    def one_id(self, node: DataNode | None, registry: str) -> str:
        """With an issue where there is no such entry; empty for no node."""
        if node is None:
            return ""
        id = str(node.identifier())
        if id != str(STAND_IN):
            self._check_id(node, registry, id)
        return id

    def id_set_of_tag(self, registry: str, tag: str) -> IdSet:
        """`tag` without `#`."""
        return IdSet(registry, frozenset(), tag, self.tags)

    def _check_id(self, node: DataNode, registry: str, id: str) -> None:
        if not self._exists(registry, id):
            hint = did_you_mean(id, self._known(registry))
            code = UNKNOWN_CODES.get(registry, "unknown-word")
            node.issue(code, f"unknown {registry} {id!r}{hint}")

    def _check_tag(self, node: DataNode, registry: str, tag: str) -> None:
        known = self._tags_of(registry)
        if known is not None and tag not in known:
            hint = did_you_mean(tag, known)
            node.issue("unknown-word", f"unknown {registry} tag '#{tag}'{hint}")

    def is_tag(self, registry: str, id: str) -> bool:
        return id in (self._tags_of(registry) or ())

    def _tags_of(self, registry: str) -> frozenset[str] | None:
        """None where there is no list of the game's own tags."""
        if self.tags is None:
            return None
        try:
            lookup = self.tags.of(registry)
            return frozenset(lookup.known_tags | lookup.unsupported_tags)
        except UnsupportedTagError:
            return None

    def _exists(self, registry: str, id: str) -> bool:
        """True for a registry without a list of ids."""
        match registry:
            case "block":
                return self.blocks.find_block(id) is not None
            case "item":
                return self.items.has(id)
            case "enchantment":
                own = self._enchantments()
                return not own or id in own or self._is_of_pack(registry, id)
            case "entity_type":
                return id in self._entity_kinds()
            case "fluid":
                return id in FLUIDS
            case "potion":
                return id in _potions()
            case "worldgen/biome":
                return id in self._biomes() or self._is_of_pack(registry, id)
            case _:
                return True

    def _known(self, registry: str) -> Iterable[str]:
        match registry:
            case "block":
                return (block.name for block in self.blocks.blocks())
            case "item":
                return self.items.ids()
            case "enchantment":
                return self._enchantments()
            case "entity_type":
                return self._entity_kinds()
            case "potion":
                return _potions()
            case "worldgen/biome":
                return self._biomes()
            case _:
                return FLUIDS

    def _enchantments(self) -> tuple[str, ...]:
        """The game's own; empty where there are no tags, which they name."""
        if self._enchantment_ids is None:
            from gametest.item.enchantments import EnchantmentTable

            tags = self.tags
            self._enchantment_ids = (
                () if tags is None else EnchantmentTable(self.version, tags).ids()
            )
        return self._enchantment_ids

    def _biomes(self) -> dict[str, None]:
        """The game's own."""
        if self._biome_ids is None:
            self._biome_ids = full_ids(self.version, "worldgen/biome")
        return self._biome_ids

    def _is_of_pack(self, folder: str, id: str) -> bool:
        return self.named.has(folder, Identifier.parse(id))

    def _entity_kinds(self) -> dict[str, None]:
        if self._entity_types is None:
            self._entity_types = full_ids(self.version, "entity_type")
        return self._entity_types


def _potions() -> tuple[str, ...]:
    return tuple(f"minecraft:{potion}" for potion in POTIONS)
