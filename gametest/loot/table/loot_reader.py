"""Loot tables and item modifiers from JSON or NBT.

https://minecraft.wiki/w/Loot_table, https://minecraft.wiki/w/Item_modifier. Until 26.2 a function
names its kind in `function`, and there are lists `functions` and `conditions`; since 26.3 the keys
are `type`, `modifier` and `condition`, and ids stand where a value may stand (data pack format
121.0; fields: https://github.com/SpyglassMC/vanilla-mcdoc, MIT).
"""
# size: one reader of one format, in both its spellings

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.item.item_stack import ItemStack
from gametest.loot.entity.entity_inventory_checks import item_reader
from gametest.loot.function.item_functions import FUNCTIONS, SINCE
from gametest.loot.loot_context import LootContext
from gametest.loot.numbers import constant, read_float, read_int
from gametest.loot.registries import TYPE_KEY
from gametest.loot.slot_selection import component_word, read_slot_source
from gametest.loot.table import loot_entries
from gametest.loot.table.block_components import stacks_in, with_stacks
from gametest.loot.table.context_check import check_context
from gametest.loot.table.loot_entries import (
    Choice,
    CompositeEntry,
    Draw,
    LootEntry,
    SingleEntry,
)
from gametest.loot.table.loot_table import (
    ItemFunction,
    LootPool,
    LootTable,
    split_stacks,
)
from gametest.loot.term import AllOf, Term

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.loot.predicate_reader import PredicateReader
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

INLINE: Final = "inline loot table"
_ENTRIES: Final = (
    *("item", "tag", "loot_table", "dynamic", "empty", "slots"),
    *("alternatives", "group", "sequence"),
)
_COMPOSED: Final = ("filtered", "modify_contents", "reference", "sequence")
_NESTED: Final = ("set_contents",)
_CONTEXT: Final = "generic"
_ONE_OR_OTHER: Final = 4671
"""Since 1.21.11 `filtered` has two modifiers."""


def _same(stack: ItemStack, _context: LootContext) -> ItemStack:
    return stack


@final
@attrs.frozen(eq=False)
class LootReader:
    conditions: PredicateReader
    find_table: Callable[[Identifier, DataNode], Callable[[], LootTable]]
    """A table that another names; notes if there is none."""
    find_modifier: Callable[[Identifier, DataNode], Callable[[], ItemFunction]]

    @property
    def registries(self) -> PredicateRegistries:
        return self.conditions.registries

    @property
    def is_new(self) -> bool:
        return self.registries.since(TYPE_KEY)

    # -- tables --------------------------------------------------------------------------

    def read_table(self, node: DataNode, name: str) -> LootTable:
        fields = node.object()
        kind = fields.find("type")
        sequence = fields.find("random_sequence")
        pools = fields.find("pools")
        table = LootTable(
            name,
            tuple(
                self._pool(pool) for pool in ([] if pools is None else pools.items())
            ),
            self._function_of(fields),
            None if sequence is None else str(sequence.identifier()),
            _CONTEXT if kind is None else kind.identifier().path,
        )
        fields.finish()
        check_context(node, table.context_type, self.registries)
        return table

    def _pool(self, node: DataNode) -> LootPool:
        fields = node.object()
        rolls, bonus = fields.get("rolls"), fields.find("bonus_rolls")
        pool = LootPool(
            self._entries(fields.get("entries")),
            constant(0.0) if rolls is None else read_int(rolls, self.registries),
            constant(0.0) if bonus is None else read_float(bonus, self.registries),
            self._condition_of(fields),
            self._function_of(fields),
        )
        fields.finish()
        return pool

    # -- entries -------------------------------------------------------------------------

    def _entries(self, node: DataNode | None) -> tuple[LootEntry, ...]:
        return tuple(
            self._entry(each) for each in ([] if node is None else node.items())
        )

    def _entry(self, node: DataNode) -> LootEntry:
        fields = node.object()
        kind = fields.get("type")
        word = "" if kind is None else kind.identifier().path
        entry: LootEntry
        if word in ("alternatives", "group", "sequence"):
            entry = CompositeEntry(
                word,
                self._entries(fields.get("children")),
                self._condition_of(fields),
                self._function_of(fields) if self.is_new else None,
            )
        else:
            weight, quality = fields.find("weight"), fields.find("quality")
            entry = SingleEntry(
                draws=self._draws(word, fields, kind),
                weight=1 if weight is None else weight.integer(),
                quality=0 if quality is None else quality.integer(),
                condition=self._condition_of(fields),
                function=self._function_of(fields),
            )
        fields.finish()
        return entry

    def _draws(
        self, word: str, fields: DataObject, kind: DataNode | None
    ) -> Callable[[], tuple[Draw, ...]]:
        draw: Draw = loot_entries.nothing
        match word:
            case "item":
                node = fields.get("name")
                if node is not None:
                    self.registries.id_set(node, "item")
                    draw = loot_entries.item(str(node.identifier()))
            case "tag":
                return self._tag(fields)
            case "loot_table":
                return self._tables(fields)
            case "dynamic":
                node = fields.get("name")
                draw = loot_entries.dynamic(
                    "" if node is None else node.identifier().path
                )
            case "slots":
                node = fields.get("slot_source")
                if node is not None:
                    draw = loot_entries.slots(read_slot_source(node, self.registries))
            case "empty":
                pass
            case _ if kind is not None:
                hint = did_you_mean(word, _ENTRIES)
                kind.issue("unknown-type", f"unknown loot entry {word!r}{hint}")
                fields.ask_all()
        return lambda: (draw,)

    def _tag(self, fields: DataObject) -> Callable[[], tuple[Draw, ...]]:
        node = fields.get("items" if self.is_new else "name")
        expand = fields.find("expand") if self.is_new else fields.get("expand")
        expands = expand is not None and expand.boolean()
        if node is None:
            return lambda: ()
        tag = None
        if not self.is_new:
            tag = str(node.identifier())
        elif node.is_text and str(node.value).startswith("#"):
            tag = str(node.value)[1:]
        listed = () if tag is not None else self._listed_ids(node)
        items = self.registries.items

        def ids() -> tuple[str, ...]:
            if tag is None:
                return listed
            # The order of a tag's members is not known, which only matters where one is drawn.
            lookup = self.registries.id_set_of_tag("item", tag)
            return tuple(id for id in items.ids() if lookup.contains(id))

        if expands:
            return lambda: tuple(loot_entries.item(id) for id in ids())
        return lambda: (loot_entries.items(ids),)

    def _listed_ids(self, node: DataNode) -> tuple[str, ...]:
        self.registries.id_set(node, "item")
        nodes = node.items() if node.is_list else [node]
        return tuple(str(each.identifier()) for each in nodes)

    def _tables(self, fields: DataObject) -> Callable[[], tuple[Draw, ...]]:
        node = fields.get("value")
        expand = fields.find("expand") if self.is_new else None
        expands = expand is not None and expand.boolean()
        if node is None:
            return lambda: ()
        if node.is_text and str(node.value).startswith("#") and self.is_new:
            refusal = _refusing_draw(f"loot table tag: {node.value}")
            return lambda: (refusal,)
        nodes = node.items() if node.is_list and self.is_new else [node]
        draws = tuple(loot_entries.table(self._table_finder(each)) for each in nodes)
        if expands or len(draws) == 1:
            return lambda: draws

        def draw_all(context: LootContext, give: Callable[[ItemStack], None]) -> None:
            for draw in draws:
                draw(context, give)

        return lambda: (draw_all,)

    def _table_finder(self, node: DataNode) -> Callable[[], LootTable]:
        if node.is_text:
            return self.find_table(node.identifier(), node)
        table = self.read_table(node, INLINE)
        return lambda: table

    # -- conditions and functions --------------------------------------------------------

    def _condition_of(self, fields: DataObject) -> Term[LootContext] | None:
        if self.is_new:
            node = fields.find("condition")
            return None if node is None else self.conditions.read(node)
        node = fields.find("conditions")
        if node is None:
            return None
        terms = tuple(map(self.conditions.read, node.items()))
        return AllOf(terms) if terms else None

    def _function_of(self, fields: DataObject) -> ItemFunction | None:
        node = fields.find("modifier" if self.is_new else "functions")
        return None if node is None else self.read_modifier(node)

    def read_modifier(self, node: DataNode) -> ItemFunction:
        """A function, a list of them, or since 26.3 an id."""
        if node.is_list:
            functions = [self.read_modifier(each) for each in node.items()]
            return _in_turn(functions)
        if node.is_text and self.is_new:
            if str(node.value).startswith("#"):
                return _refusing_function(f"item modifier tag: {node.value}")
            return _named(self.find_modifier(node.identifier(), node))
        return self._function(node)

    def _function(self, node: DataNode) -> ItemFunction:
        fields = node.object()
        if not node.is_object:
            return _same
        key = "type" if self.is_new else "function"
        kind = fields.find(key)
        if kind is None:
            self._report_missing(fields, key)
            return _same
        word = kind.identifier().path
        function = self._read_kind(word, fields, kind)
        # A sequence had no conditions before 26.3 (MC-275648).
        has_conditions = self.is_new or word != "sequence"
        condition = self._condition_of(fields) if has_conditions else None
        fields.finish()
        return function if condition is None else _conditional(function, condition)

    def _report_missing(self, fields: DataObject, key: str) -> None:
        other = "function" if key == "type" else "type"
        if fields.find(other) is not None:
            since = "since" if key == "type" else "before"
            text = f"the kind is named in {key!r}, not {other!r}, {since} 26.3"
            fields.node.issue("old-format", text)
        else:
            fields.node.issue("missing-field", f"field {key!r} is missing")

    def _read_kind(self, word: str, fields: DataObject, kind: DataNode) -> ItemFunction:
        match word:
            case "sequence":
                node = fields.get("functions")
                return _same if node is None else self.read_modifier(node)
            case "reference" if not self.is_new:
                node = fields.get("name")
                if node is None:
                    return _same
                return _named(self.find_modifier(node.identifier(), node))
            case "filtered":
                return self._filtered(fields)
            case "modify_contents":
                node = fields.get("modifier")
                inner = _same if node is None else self.read_modifier(node)
                return _modify_contents(component_word(fields), inner)
            case "set_contents":
                return self._set_contents(fields)
        read = FUNCTIONS.get(word)
        if read is None:
            hint = did_you_mean(word, (*FUNCTIONS, *_COMPOSED, *_NESTED))
            kind.issue("unknown-type", f"unknown item function {word!r}{hint}")
            fields.ask_all()
            return _same
        if not self.registries.since(SINCE.get(word, 0)):
            text = f"{self.registries.version} has no item function {word!r}"
            kind.issue("unknown-type", text)
        function, items = read(fields, self.registries), self.registries.items

        def apply(stack: ItemStack, context: LootContext) -> ItemStack:
            return items.settled(function(stack, context), stack)

        return apply

    def _filtered(self, fields: DataObject) -> ItemFunction:
        node = fields.get("item_filter")
        if self.registries.since(_ONE_OR_OTHER):
            passed, failed = fields.find("on_pass"), fields.find("on_fail")
        else:
            passed, failed = fields.get("modifier"), None
        on_pass = _same if passed is None else self.read_modifier(passed)
        on_fail = _same if failed is None else self.read_modifier(failed)
        if node is None:
            return _same
        test = item_reader(self.registries).read(node)
        return lambda stack, context: (
            on_pass(stack, context) if test.test(stack) else on_fail(stack, context)
        )

    def _set_contents(self, fields: DataObject) -> ItemFunction:
        entries, component = (
            self._entries(fields.get("entries")),
            component_word(fields),
        )

        def apply(stack: ItemStack, context: LootContext) -> ItemStack:
            if stack.is_empty:
                return stack
            found: list[ItemStack] = []
            for entry in entries:
                choices: list[Choice] = []
                entry.expand(context, choices)
                for choice in choices:
                    choice.draw(context, found.append)
            slots = list(enumerate(split_stacks(found, context)))
            return with_stacks(stack, component, slots)

        return apply


def _in_turn(functions: list[ItemFunction]) -> ItemFunction:
    if len(functions) == 1:
        return functions[0]

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        for function in functions:
            stack = function(stack, context)
        return stack

    return apply


def _conditional(function: ItemFunction, condition: Term[LootContext]) -> ItemFunction:
    return lambda stack, context: (
        function(stack, context) if condition.test(context, context) else stack
    )


def _named(find: Callable[[], ItemFunction]) -> ItemFunction:
    """One that comes to itself again leaves the item as it is there, as with tables."""

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        function = find()
        if any(function is other for other in context.open_modifiers):
            return stack
        context.open_modifiers.append(function)
        try:
            return function(stack, context)
        finally:
            context.open_modifiers.pop()

    return apply


def _modify_contents(component: str, inner: ItemFunction) -> ItemFunction:
    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        slots = stacks_in(stack, component)
        if stack.is_empty or not slots:
            return stack
        changed = [(slot, inner(each, context)) for slot, each in slots]
        return with_stacks(stack, component, changed)

    return apply


def _refusing_draw(mechanic: str) -> Draw:
    def refuse(_context: LootContext, _give: Callable[[ItemStack], None]) -> None:
        raise UnsupportedError(mechanic)

    return refuse


def _refusing_function(mechanic: str) -> ItemFunction:
    def refuse(_stack: ItemStack, _context: LootContext) -> ItemStack:
        raise UnsupportedError(mechanic)

    return refuse
