"""Elements that tests may use or not: their errors count either way, as in a run of the dialects.

PackTest's exit status counts every file that did not load, and for Ward each is an error
(https://github.com/misode/packtest, https://github.com/mcbookshelf/ward).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.app.tags import TABLED_REGISTRIES, check_other_tags
from gametest.pack.folder_names import KNOWN_FOLDERS

if TYPE_CHECKING:
    from gametest.advancement.advancement_library import AdvancementLibrary
    from gametest.app.tags import GameTags
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.identifier import Identifier
    from gametest.level.world.item_access import ItemAccess
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.table.loot_library import LootLibrary
    from gametest.pack.pack import Pack
    from gametest.pack.pack_stack import PackStack

_NAMED: Final = ("context_int_provider", "context_float_provider", "slot_source")
_READ_ELSEWHERE: Final = frozenset({"tags", "test_environment", "test_instance"})


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class PackElements:
    stack: PackStack
    games: Pack | None
    """The game's own data: it is right, and too much to be read for each run."""
    collector: DiagnosticCollector
    tags: GameTags
    predicates: PredicateLibrary
    loot: LootLibrary
    items: ItemAccess
    advancements: AdvancementLibrary | None

    def read(self) -> None:
        """For the findings. What is known from here is not read again."""
        self._read_tags()
        one_by_one: dict[str, Callable[[Identifier], object]] = {
            "predicate": self.predicates.find,
            "loot_table": self.loot.find_table,
            "item_modifier": self.loot.find_modifier,
        }
        for folder, find in one_by_one.items():
            for id in self._own(folder):
                find(id)
        if any(map(self._own, _NAMED)):
            self.predicates.registries.named.read_all()
        if self.advancements is not None and self._own("advancement"):
            self.advancements.read_all()
        if self._own("recipe") and self.items.recipes is not None:
            self.items.recipes.pack_recipes()
        if self._own("enchantment"):
            self._read_enchantments()
        read = {*one_by_one, *_NAMED, "advancement", "recipe", "enchantment"}
        self._read_others(_READ_ELSEWHERE | read)

    def _read_enchantments(self) -> None:
        from gametest.app.elements.enchantment_conditions import check_conditions

        self.items.enchantments.ids()
        found = self.stack.resources("enchantment", ".json")
        files = [found[id] for id in self._own("enchantment")]
        check_conditions(files, self.predicates, self.collector)

    def _read_tags(self) -> None:
        folders = [f for f in self.stack.directories() if f.startswith("tags/")]
        for folder in folders:
            registry = folder.removeprefix("tags/")
            if registry in TABLED_REGISTRIES:
                self.tags.of(registry)
        if folders:
            check_other_tags(self.stack, self.collector)

    def _read_others(self, read: frozenset[str]) -> None:
        """Nobody has asked for these."""
        from gametest.app.elements.element_fields import check_fields

        for folder in self.stack.directories():
            room = folder.partition("/")[0]
            if room in KNOWN_FOLDERS and room not in read:
                found = self.stack.resources(folder, ".json").values()
                files = [each for each in found if each.pack is not self.games]
                check_fields(folder, files, self.predicates.version, self.collector)

    def _own(self, folder: str) -> list[Identifier]:
        found = self.stack.resources(folder, ".json")
        return [id for id, file in found.items() if file.pack is not self.games]
