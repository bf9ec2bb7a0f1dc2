"""Block predicates of JSON files: `{blocks, state, nbt}` (https://minecraft.wiki/w/Predicate#Block).

The subject is a position in the context's level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.core.position import BlockPos
from gametest.item.item_predicates import ItemPredicateReader
from gametest.loot.loot_context import LootContext
from gametest.loot.nbt_pattern import read_nbt_pattern
from gametest.loot.term import AllOf, Check, Term, Unsupported
from gametest.nbt.matching import nbt_matches
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Compound

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

StateTest: TypeAlias = Callable[["BlockState"], bool]


def read_block(node: DataNode, registries: PredicateRegistries) -> Term[BlockPos]:
    fields = node.object()
    terms: list[Term[BlockPos]] = []
    found = fields.find("blocks")
    if found is not None:
        blocks = registries.id_set(found, "block")
        terms.append(
            Check(
                "blocks",
                str(blocks),
                lambda context, pos: blocks.contains(_state(context, pos).block.name),
                lambda context, pos: _state(context, pos).block.name,
            )
        )
    found = fields.find("state")
    if found is not None:
        text, holds = read_state(found)
        terms.append(
            Check(
                "state",
                text,
                lambda context, pos: holds(_state(context, pos)),
                _state,
            )
        )
    found = fields.find("nbt")
    if found is not None:
        pattern = read_nbt_pattern(found)
        terms.append(
            Check(
                "nbt",
                write_snbt(pattern),
                lambda context, pos: nbt_matches(
                    pattern, block_entity_data(context.level, pos)
                ),
                lambda context, pos: _shown(block_entity_data(context.level, pos)),
            )
        )
    terms += _components(fields, registries)
    fields.finish()
    return AllOf(tuple(terms))


def _components(
    fields: DataObject, registries: PredicateRegistries
) -> Iterator[Term[BlockPos]]:
    """Read as those of items, and not simulated."""
    reader = ItemPredicateReader(
        registries.items, registries.tags, registries.check_set
    )
    for key, read in (
        ("components", reader.read_exact),
        ("predicates", reader.read_partial),
    ):
        found = fields.find(key)
        if found is not None:
            read(found)
            yield Unsupported(f"block predicate: {key}")


def read_state(node: DataNode) -> tuple[str, StateTest]:
    """Properties with a value, or with a range `{min, max}` of values."""
    rules: list[_PropertyRule] = []
    for name, entry in node.entries():
        if entry.is_text:
            rules.append(_PropertyRule(name, entry.text(), entry.text()))
            continue
        fields = entry.object()
        low, high = fields.find("min"), fields.find("max")
        fields.finish()
        rules.append(
            _PropertyRule(
                name,
                None if low is None else low.text(),
                None if high is None else high.text(),
            )
        )
    text = ",".join(map(str, rules))
    return f"[{text}]", lambda state: all(rule.holds(state) for rule in rules)


@final
@attrs.frozen
class _PropertyRule:
    name: str
    low: str | None
    high: str | None

    def holds(self, state: BlockState) -> bool:
        """Values have the order of the property, which for numbers is theirs."""
        value = state.find(self.name)
        if value is None:
            return False
        if self.low == self.high:
            return self.low is None or value == self.low
        values = next(p.values for p in state.block.properties if p.name == self.name)
        order = sorted(values, key=int) if values[0].isdecimal() else list(values)
        place = order.index(value)
        return (
            self.low is None or (self.low in order and place >= order.index(self.low))
        ) and (
            self.high is None
            or (self.high in order and place <= order.index(self.high))
        )

    def __str__(self) -> str:
        if self.low == self.high:
            return f"{self.name}={self.low or '*'}"
        return f"{self.name}={self.low or ''}..{self.high or ''}"


def block_entity_data(level: Level, pos: BlockPos) -> Compound | None:
    """As `data get block` shows them; None where no block entity stands."""
    block_entity = level.get_block_entity(pos)
    return None if block_entity is None else block_entity.save_with_place()


def _state(context: LootContext, pos: BlockPos) -> BlockState:
    return context.level.get_block_state(pos)


def _shown(data: Compound | None) -> str:
    return "no block entity" if data is None else write_snbt(data)
