"""What argument types must know of the target version and its packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.identifier import Identifier
    from gametest.core.version import GameVersion
    from gametest.item.item_table import ItemTable
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.table.loot_library import LootLibrary
    from gametest.registry.tag_lookup import TagLookup, TagLookups


class PackQuestion(NamedTuple):
    """Whether the packs, or the game, have what a line names."""

    registry: str
    """`predicate`, or the registry of a tag: `tags/block`."""
    id: str
    """With namespace, without `#`."""


@final
@attrs.define(eq=False, repr=False)
class PackQuestions:
    """What reading some lines asked of the packs.

    The verdict on the lines depends on nothing else but their text and the project's own files.
    """

    answers: dict[PackQuestion, bool] = attrs.field(factory=dict, init=False)
    is_complete: bool = attrs.field(default=True, init=False)
    """False: something was asked that is no question of yes or no."""


@final
@attrs.define(eq=False, repr=False)
class CommandBuildContext:
    """Given to every command when its nodes are built.

    While a line is read, packs are asked by `knows_tag` and `knows_predicate`, so that the verdict
    on it can be kept; what is only used when the line runs is taken from the fields `..._at_run`.
    """

    version: GameVersion
    blocks: BlockTable
    block_tags_at_run: TagLookup = attrs.field(alias="block_tags")
    tags_at_run: TagLookups | None = attrs.field(
        default=None, kw_only=True, alias="tags"
    )
    """Those of every registry; None: only `block_tags`, any other is unsupported."""
    predicates_at_run: PredicateLibrary | None = attrs.field(
        default=None, kw_only=True, alias="predicates"
    )
    """None: there are no packs, and predicates cannot be named."""
    loot_at_run: LootLibrary | None = attrs.field(
        default=None, kw_only=True, alias="loot"
    )
    """None: there are no packs, and every table and modifier is taken for known."""

    asked: PackQuestions = attrs.field(factory=PackQuestions, init=False)
    """Replaced by whoever wants to know what the next lines ask."""
    questions: int = attrs.field(default=0, init=False)
    """How many there have been."""

    _items: ItemTable | None = attrs.field(default=None, init=False)
    _entity_types: Mapping[str, None] | None = attrs.field(default=None, init=False)
    _biomes: Mapping[str, None] | None = attrs.field(default=None, init=False)

    # -- what depends on packs -----------------------------------------------------------

    @property
    def block_tags(self) -> TagLookup:
        self._note_anything()
        return self.block_tags_at_run

    @property
    def tags(self) -> TagLookups | None:
        self._note_anything()
        return self.tags_at_run

    @property
    def predicates(self) -> PredicateLibrary | None:
        self._note_anything()
        return self.predicates_at_run

    def knows_tag(self, registry: str, tag: str) -> bool:
        """Whether there is such a tag, also one whose members are not known here.

        Without packs every tag is taken for known but those of blocks.
        """
        return self._ask(PackQuestion(f"{_TAGS}{registry}", tag))

    def knows_predicate(self, id: Identifier) -> bool:
        """Whether a pack has such a file; without packs every one is taken for known."""
        return self._ask(PackQuestion(_PREDICATE, str(id)))

    def knows_loot_table(self, id: Identifier) -> bool:
        """True for every id of the game's namespace too."""
        return self._ask(PackQuestion(_LOOT_TABLE, str(id)))

    def knows_item_modifier(self, id: Identifier) -> bool:
        return self._ask(PackQuestion(_ITEM_MODIFIER, str(id)))

    def knows_file(self, folder: str, id: Identifier) -> bool:
        """Whether a pack has such a file, or the game may; without packs all are known."""
        return self._ask(PackQuestion(f"{_FILES}{folder}", str(id)))

    def knows_enchantment(self, id: Identifier) -> bool:
        """The game's own, or one of a pack."""
        return self._ask(PackQuestion(_ENCHANTMENT, str(id)))

    def knows_damage_type(self, id: Identifier) -> bool:
        """The game's own, or one of a pack."""
        return self._ask(PackQuestion(_DAMAGE_TYPE, str(id)))

    def knows_biome(self, id: Identifier) -> bool:
        """The game's own, or one of a pack."""
        return self._ask(PackQuestion(_BIOME, str(id)))

    @property
    def loot(self) -> LootLibrary | None:
        self._note_anything()
        return self.loot_at_run

    def tag_names(self, registry: str) -> frozenset[str]:
        """For the nearest in a message; a line with a mistake is always read anew."""
        return self._tag_names_of(registry) or frozenset()

    def answer(self, question: PackQuestion) -> bool:
        """Without noting that it was asked."""
        registry, id = question
        if registry == _PREDICATE:
            from gametest.core.identifier import Identifier

            library = self.predicates_at_run
            return library is None or library.has(Identifier.parse(id))
        if registry == _ENCHANTMENT:
            return self._has_enchantment(id)
        if registry == _DAMAGE_TYPE:
            return self._has_damage_type(id)
        if registry == _BIOME:
            return self._has_biome(id)
        if registry.startswith(_FILES):
            from gametest.core.identifier import Identifier

            library, folder = self.predicates_at_run, registry.removeprefix(_FILES)
            return library is None or library.registries.named.has(
                folder, Identifier.parse(id)
            )
        if registry in (_LOOT_TABLE, _ITEM_MODIFIER):
            from gametest.core.identifier import Identifier

            loot = self.loot_at_run
            if loot is None:
                return True
            has = loot.has_table if registry == _LOOT_TABLE else loot.has_modifier
            return has(Identifier.parse(id))
        names = self._tag_names_of(registry.removeprefix(_TAGS))
        return names is None or id in names

    def _is_of_pack(self, folder: str, id: str) -> bool:
        from gametest.core.identifier import Identifier

        library = self.predicates_at_run
        files = None if library is None else library.named_files
        return files is not None and Identifier.parse(id) in files(folder)

    def _has_enchantment(self, id: str) -> bool:
        from gametest.item.enchantments import EnchantmentTable

        if self._is_of_pack(_ENCHANTMENT, id):
            return True
        # The tags of an enchantment are not asked here.
        tags = self.tags_at_run
        if tags is None:
            return True
        return EnchantmentTable(self.version, tags).has(id)

    def _has_damage_type(self, id: str) -> bool:
        from gametest.entity.living.damage_types import game_types

        if self._is_of_pack(_DAMAGE_TYPE, id):
            return True
        return id in game_types(self.version)

    def _has_biome(self, id: str) -> bool:
        if self._is_of_pack(_BIOME, id):
            return True
        return id in self.biomes

    @property
    def biomes(self) -> Mapping[str, None]:
        """The game's own, by full id."""
        if self._biomes is None:
            from gametest.registry.listed_ids import full_ids

            self._biomes = full_ids(self.version, _BIOME)
        return self._biomes

    def _ask(self, question: PackQuestion) -> bool:
        self.questions += 1
        answers = self.asked.answers
        found = answers.get(question)
        if found is None:
            found = answers[question] = self.answer(question)
        return found

    def _note_anything(self) -> None:
        self.questions += 1
        self.asked.is_complete = False

    def _tag_names_of(self, registry: str) -> frozenset[str] | None:
        """None where nobody knows the game's own."""
        from gametest.registry.tag_lookup import UnsupportedTagError

        if registry == "block":
            return _names(self.block_tags_at_run)
        if self.tags_at_run is None:
            return None
        try:
            return _names(self.tags_at_run.of(registry))
        except UnsupportedTagError:
            return None

    # -- what depends on the version -----------------------------------------------------

    @property
    def items(self) -> ItemTable:
        """Read when a line first needs it; the same as the predicates'."""
        if self._items is None:
            if self.predicates_at_run is not None:
                self._items = self.predicates_at_run.registries.items
            else:
                from gametest.item.item_table import ItemTable

                self._items = ItemTable.load(self.version)
        return self._items

    @property
    def entity_types(self) -> Mapping[str, None]:
        """Full ids of the version's kinds of entities, as an ordered set."""
        if self._entity_types is None:
            from gametest.registry.listed_ids import full_ids

            self._entity_types = full_ids(self.version, "entity_type")
        return self._entity_types


_PREDICATE: Final = "predicate"
_LOOT_TABLE: Final = "loot_table"
_ITEM_MODIFIER: Final = "item_modifier"
_ENCHANTMENT: Final = "enchantment"
_DAMAGE_TYPE: Final = "damage_type"
_BIOME: Final = "worldgen/biome"
_FILES: Final = "file/"
_TAGS: Final = "tags/"


def _names(lookup: TagLookup) -> frozenset[str]:
    return lookup.known_tags | lookup.unsupported_tags
