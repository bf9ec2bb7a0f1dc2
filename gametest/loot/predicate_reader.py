"""Conditions from JSON or NBT (https://minecraft.wiki/w/Predicate#Predicate_conditions).

Until 26.2 a condition names its kind in `condition`, and `reference` names another predicate; since
26.3 the key is `type`, and an id stands where a condition may stand (data pack format 121.0).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.loot.conditions import CONDITIONS, gone_conditions
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import TYPE_KEY
from gametest.loot.term import AllOf, AnyOf, Not, Term, Unsupported

if TYPE_CHECKING:
    from gametest.loot.predicate import Predicate
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_NOTHING: Final[Term[LootContext]] = AllOf(())
_RENAMED: Final = {
    "block_state_property": "match_block",
    "alternative": "any_of",
}


@final
@attrs.frozen(eq=False)
class PredicateReader:
    registries: PredicateRegistries
    find: Callable[[Identifier, DataNode], Predicate | None]
    """A predicate that another names; notes why there is none."""

    def read_root(self, node: DataNode) -> Term[LootContext]:
        """A whole file: one condition, or until 26.2 a list of them, which must all pass."""
        if node.is_list and not self.registries.since(TYPE_KEY):
            return AllOf(tuple(map(self._condition, node.items())))
        return self._condition(node)

    def read(self, node: DataNode) -> Term[LootContext]:
        """Where one condition is wanted; since 26.3 it may be an id."""
        if node.is_text and self.registries.since(TYPE_KEY):
            return self._named(node)
        return self._condition(node)

    def _read_list(self, node: DataNode) -> tuple[Term[LootContext], ...]:
        if node.is_list:
            return tuple(map(self.read, node.items()))
        if not self.registries.since(TYPE_KEY):
            node.expected("a list")
            return ()
        if node.is_text and str(node.value).startswith("#"):
            return (Unsupported(f"predicate tag: {node.value}"),)
        return (self.read(node),)

    def _condition(self, node: DataNode) -> Term[LootContext]:
        fields = node.object()
        if not node.is_object:
            return _NOTHING
        key, other = "condition", "type"
        if self.registries.since(TYPE_KEY):
            key, other = other, key
        kind = fields.find(key)
        if kind is None:
            self._report_missing(fields, key, other)
            return _NOTHING
        word = kind.identifier().path
        return self._read_kind(word, fields, kind)

    def _report_missing(self, fields: DataObject, key: str, other: str) -> None:
        node = fields.node
        if fields.find(other) is not None:
            since = "since" if key == "type" else "before"
            node.issue(
                "old-format",
                f"the kind is named in {key!r}, not {other!r}, {since} 26.3",
            )
        else:
            node.issue("missing-field", f"field {key!r} is missing")

    def _read_kind(
        self, word: str, fields: DataObject, kind: DataNode
    ) -> Term[LootContext]:
        term: Term[LootContext]
        match word:
            case "all_of" | "any_of":
                found = fields.get("terms")
                terms = () if found is None else self._read_list(found)
                term = AllOf(terms) if word == "all_of" else AnyOf(word, terms)
            case "inverted":
                found = fields.get("term")
                inner = _NOTHING if found is None else self.read(found)
                term = Not(word, inner, _describe(found))
            case "reference" if not self.registries.since(TYPE_KEY):
                found = fields.get("name")
                term = _NOTHING if found is None else self._named(found)
            case _:
                gone = gone_conditions(self.registries)
                read = CONDITIONS.get(word)
                if read is None or word in gone:
                    self._report_unknown(word, kind, gone)
                    return _NOTHING
                term = read(fields, self.registries)
        fields.finish()
        return term

    def _report_unknown(self, word: str, kind: DataNode, gone: frozenset[str]) -> None:
        if word == "reference":
            text = (
                "'reference' is gone since 26.3: write the id in place of the condition"
            )
            kind.issue("old-format", text)
        elif word in _RENAMED and word in gone:
            text = f"{word!r} is {_RENAMED[word]!r} since 26.3"
            kind.issue("old-format", text)
        else:
            known = {"all_of", "any_of", "inverted", *CONDITIONS} - gone
            hint = did_you_mean(word, known)
            kind.issue("unknown-type", f"unknown condition {word!r}{hint}")

    def _named(self, node: DataNode) -> Term[LootContext]:
        id = node.identifier()
        found = self.find(id, node)
        return _NOTHING if found is None else Named(str(id), found.term)


@final
@attrs.frozen(eq=False)
class Named(Term[LootContext]):
    """Another predicate, by its id."""

    name: str
    term: Term[LootContext]

    def test(self, context: LootContext, subject: LootContext) -> bool:
        return self.term.test(context, subject)

    def explain(self, context: LootContext, subject: LootContext) -> str:
        return f"{self.name}: {self.term.explain(context, subject)}"


def _describe(node: DataNode | None) -> str:
    """Names the term of `inverted` in explanations."""
    if node is None or not isinstance(node.value, dict):
        return "the term" if node is None else str(node.value)
    word = node.value.get("type") or node.value.get("condition") or "the term"
    return str(word).removeprefix("minecraft:")
