"""The loot tables and item modifiers of the packs, each compiled when first asked for.

Tables of the game itself are known only where a pack has their files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.loot.table.name_links import Name, NameLinks

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.table.loot_reader import LootReader
    from gametest.loot.table.loot_table import ItemFunction, LootTable
    from gametest.loot.table.name_links import Link
    from gametest.nbt.tags import Tag
    from gametest.pack.json_document import JsonDocument
    from gametest.registry.data_node import DataNode
    from gametest.registry.structuring import StructuringIssue

TABLES: Final = "loot_table"
MODIFIERS: Final = "item_modifier"
_GAME: Final = "minecraft"
T = TypeVar("T")


class LootFile(Protocol):
    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None: ...


class InlineLootError(ValueError):
    """What is wrong with a table or modifier in a command, with the path of the guilty value."""


@final
@attrs.define(eq=False, repr=False)
class LootLibrary:
    predicates: PredicateLibrary
    """Its registries and findings are shared."""
    table_files: Mapping[Identifier, LootFile] = attrs.field(factory=dict)
    modifier_files: Mapping[Identifier, LootFile] = attrs.field(factory=dict)

    _tables: dict[Identifier, LootTable | None] = attrs.field(factory=dict, init=False)
    _modifiers: dict[Identifier, ItemFunction | None] = attrs.field(
        factory=dict, init=False
    )
    _links: NameLinks = attrs.field(factory=NameLinks, init=False)

    # -- by id ---------------------------------------------------------------------------

    def has_table(self, id: Identifier) -> bool:
        """Whether a pack has it, or the game may."""
        return id in self.table_files or id.namespace == _GAME

    def has_modifier(self, id: Identifier) -> bool:
        return id in self.modifier_files

    def find_table(self, id: Identifier) -> LootTable | None:
        """None if no pack has it or its file cannot be read; the latter is a finding."""
        if id not in self._tables:
            self._tables[id] = self._compile(
                id,
                TABLES,
                self.table_files,
                lambda reader, node: reader.read_table(node, str(id)),
            )
        return self._tables[id]

    def table(self, id: Identifier) -> LootTable:
        """Raises `UnsupportedError` for one that no pack has, such as the game's own."""
        found = self.find_table(id)
        if found is None:
            mechanic = f"loot table: {id}"
            raise UnsupportedError(mechanic)
        return found

    def find_modifier(self, id: Identifier) -> ItemFunction | None:
        if id not in self._modifiers:
            self._modifiers[id] = self._compile(
                id,
                MODIFIERS,
                self.modifier_files,
                lambda reader, node: reader.read_modifier(node),
            )
        return self._modifiers[id]

    def compile_all(self) -> None:
        """For its findings."""
        for id in self.table_files:
            self.find_table(id)
        for id in self.modifier_files:
            self.find_modifier(id)

    # -- inline --------------------------------------------------------------------------

    def parse_table(self, value: Tag | Any) -> LootTable:
        """From NBT or JSON values; raises `InlineLootError`."""
        from gametest.loot.table.loot_reader import INLINE

        return self._parse(value, lambda reader, node: reader.read_table(node, INLINE))

    def parse_modifier(self, value: Tag | Any) -> ItemFunction:
        return self._parse(value, lambda reader, node: reader.read_modifier(node))

    def _parse(self, value: Any, read: Callable[[LootReader, DataNode], T]) -> T:
        from gametest.registry.data_node import DataNode

        issues: list[StructuringIssue] = []
        found = read(self._reader([]), DataNode(value, (), issues))
        for issue in issues:
            if issue.severity is Severity.ERROR:
                where = f" at {issue.pointer[1:]}" if issue.pointer else ""
                raise InlineLootError(issue.message + where)
        return found

    # -- blocks --------------------------------------------------------------------------

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
        """By the table of the block; None if no pack has it.

        Call it while the block stands there, with its block entity.
        """
        name = state.block.id.path.replace("_wall_", "_").removeprefix("wall_")
        if not self.table_files:
            return None
        table = None
        for path in dict.fromkeys((state.block.id.path, name)):
            table = self.find_table(
                Identifier(state.block.id.namespace, f"blocks/{path}")
            )
            if table is not None:
                break
        if table is None:
            return None
        from gametest.core.position import Vec3
        from gametest.item.item_stack import EMPTY
        from gametest.loot.loot_context import LootContext

        context = LootContext(
            level=level,
            origin=Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            this_entity=entity,
            block_state=state,
            block_entity=level.get_block_entity(pos),
            tool=EMPTY if tool is None else tool,
            explosion_radius=explosion_radius,
        )
        return table.roll(context)

    def container_contents(
        self, level: Level, pos: BlockPos, table: str, seed: int, free_slots: list[int]
    ) -> dict[int, ItemStack] | None:
        """Slot to stack; None if no pack has the table. `seed`: 0 for none."""
        from gametest.core.position import Vec3
        from gametest.core.random_source import LegacyRandom
        from gametest.loot.loot_context import LootContext
        from gametest.loot.table.container_fill import spread

        id = Identifier.find(table)
        found = None if id is None else self.find_table(id)
        if found is None:
            return None
        context = LootContext(
            level=level,
            origin=Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            # That a seed makes this generator is not confirmed.
            own_random=LegacyRandom(seed) if seed else None,
        )
        context = found.seeded(context)
        return spread(found.roll(context), free_slots, context.random)

    # -- reading -------------------------------------------------------------------------

    def _compile(
        self,
        id: Identifier,
        kind: str,
        files: Mapping[Identifier, LootFile],
        read: Callable[[LootReader, DataNode], T],
    ) -> T | None:
        file = files.get(id)
        collector = self.predicates.collector
        document = None if file is None else file.read_json(collector)
        if document is None:
            return None
        from gametest.registry.data_node import DataNode

        issues: list[StructuringIssue] = []
        named: list[Link] = []
        found = read(self._reader(named), DataNode(document.value, (), issues))
        self._links.add(Name(kind, id), named)
        document.report(issues, collector)
        failed = any(issue.severity is Severity.ERROR for issue in issues)
        return None if failed else found

    def _reader(self, named: list[Link]) -> LootReader:
        """Writes down what is named."""
        from gametest.loot.table.loot_reader import LootReader

        return LootReader(
            self.predicates.reader(),
            partial(self._named_table, named),
            partial(self._named_modifier, named),
        )

    def _named_table(
        self, named: list[Link], id: Identifier, node: DataNode
    ) -> Callable[[], LootTable]:
        named.append((Name(TABLES, id), node))
        if not self.has_table(id):
            hint = did_you_mean(str(id), map(str, self.table_files))
            node.issue(
                "missing-loot-table",
                f"there is no loot table {str(id)!r}{hint}",
                severity=Severity.WARNING,
            )
        return lambda: self.table(id)

    def _named_modifier(
        self, named: list[Link], id: Identifier, node: DataNode
    ) -> Callable[[], ItemFunction]:
        named.append((Name(MODIFIERS, id), node))
        if id not in self.modifier_files:
            hint = did_you_mean(str(id), map(str, self.modifier_files))
            node.issue(
                "missing-item-modifier",
                f"there is no item modifier {str(id)!r}{hint}",
                severity=Severity.WARNING,
            )

        def find() -> ItemFunction:
            found = self.find_modifier(id)
            if found is None:
                mechanic = f"item modifier: {id}"
                raise UnsupportedError(mechanic)
            return found

        return find
