"""Numbers since 26.3: whole ones and decimal ones (https://minecraft.wiki/w/Number_provider).

Kinds and fields by vanilla-mcdoc of 26.3 (https://github.com/SpyglassMC/vanilla-mcdoc, MIT,
`context_int_provider` and `context_float_provider`). What the game does with an overflow, a division
by zero or an average that is no whole number is not known, so those are unsupported.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from gametest.core.diagnostic import Severity
from gametest.core.suggest import did_you_mean
from gametest.loot.number import decimal_numbers, whole_numbers
from gametest.loot.numbers import (
    Number,
    holder_of,
    nbt_path,
    read_legacy,
    refusing,
    weighted,
)

if TYPE_CHECKING:
    from gametest.loot.loot_context import LootContext
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

Want: TypeAlias = Literal["int", "float"]

_RENAMED: Final = {
    "average": "avg",
    "maximum": "max",
    "minimum": "min",
    "product": "mul",
    "sum": "add",
}
"""Names of the snapshots, which packs written for them may still have."""
_OTHERS: Final = ("conditional", "number_dispatcher", "uniform", "weighted_list")
_ONLY: Final = {
    "int": ("binomial", "from_float", "score", "storage", "constant"),
    "float": ("from_int", "storage", "constant"),
}
_UNSUPPORTED: Final = {
    "int": ("environment_attribute",),
    # Whether the angle is in radians, and from the game's table, is not known.
    "float": ("cos", "enchantment_level", "environment_attribute", "sin"),
}


class _Arithmetic(Protocol):
    """What the two modules have in common."""

    @property
    def UNARY(self) -> Collection[str]: ...

    @property
    def BINARY(self) -> Collection[str]: ...

    @property
    def AGGREGATES(self) -> Collection[str]: ...

    def unary(self, word: str, number: Number) -> Number: ...

    def binary(self, word: str, left: Number, right: Number) -> Number: ...

    def aggregate(self, word: str, numbers: list[Number]) -> Number: ...

    def uniform(self, low: Number, high: Number) -> Number: ...


def _arithmetic(want: Want) -> _Arithmetic:
    return whole_numbers if want == "int" else decimal_numbers


def read_context_number(
    node: DataNode, registries: PredicateRegistries, want: Want
) -> Number:
    """A literal, an id of a file, or an object with a `type`."""
    if node.is_number:
        return _literal(node.number(), want)
    if node.is_text:
        return _named(node, registries, want)
    fields = node.object()
    kind = fields.get("type") if node.is_object else None
    if kind is None:
        return _literal(0.0, want)
    word = kind.identifier().path
    number = _read_kind(word, fields, kind, registries, want)
    fields.finish()
    return number


def _literal(value: float, want: Want) -> Number:
    if want == "float":
        return decimal_numbers.constant(value)
    return whole_numbers.constant(int(value))


def _named(node: DataNode, registries: PredicateRegistries, want: Want) -> Number:
    from gametest.loot.number.named_data import FLOATS, INTS

    folder = INTS if want == "int" else FLOATS
    return registries.named.number(folder, node.identifier(), node)


def _read_kind(
    word: str,
    fields: DataObject,
    kind: DataNode,
    registries: PredicateRegistries,
    want: Want,
) -> Number:
    newer = _RENAMED.get(word)
    if newer is not None:
        _warn(kind, f"{word!r} is {newer!r} since 26.3")
        word = newer

    def part(key: str) -> Number:
        node = fields.get(key)
        if node is None:
            return _literal(0.0, want)
        return read_context_number(node, registries, want)

    numbers = _arithmetic(want)
    if word in numbers.UNARY:
        return numbers.unary(word, part("input"))
    if word in numbers.BINARY:
        keys = ("base", "exponent") if word == "pow" else ("left", "right")
        return numbers.binary(word, part(keys[0]), part(keys[1]))
    if word in numbers.AGGREGATES:
        return numbers.aggregate(word, _inputs(fields, registries, want))
    if word == "uniform":
        return numbers.uniform(part("min"), part("max"))
    return _read_other(word, fields, kind, registries, want)


def _read_other(
    word: str,
    fields: DataObject,
    kind: DataNode,
    registries: PredicateRegistries,
    want: Want,
) -> Number:
    def part(key: str, other: Want) -> Number:
        node = fields.get(key)
        if node is None:
            return _literal(0.0, other)
        return read_context_number(node, registries, other)

    def optional(key: str) -> Number | None:
        node = fields.find(key)
        return None if node is None else read_context_number(node, registries, want)

    match word:
        case "constant":
            value = fields.get("value")
            return _literal(0.0 if value is None else value.number(), want)
        case "weighted_list":
            return weighted(
                fields, lambda node: read_context_number(node, registries, want)
            )
        case "conditional" | "number_dispatcher":
            return _chosen(word, fields, registries, want)
        case "binomial" if want == "int":
            return whole_numbers.binomial(part("n", "int"), part("p", "float"))
        case "from_float" if want == "int":
            return whole_numbers.from_float(part("input", "float"))
        case "from_int" if want == "float":
            return decimal_numbers.from_int(part("input", "int"))
        case "storage":
            return _storage(fields, optional("fallback"), want)
        case "score" if want == "int":
            return _score(fields, optional("fallback"))
        case "score" | "binomial":
            _warn(kind, f"{word!r} is a whole number since 26.3: put it in 'from_int'")
            return read_legacy(word, fields, kind)
        case _ if word in _UNSUPPORTED[want]:
            fields.ask_all()
            return refusing(f"number provider: minecraft:{word}")
    _report_unknown(word, kind, want)
    fields.ask_all()
    return _literal(0.0, want)


def _report_unknown(word: str, kind: DataNode, want: Want) -> None:
    numbers = _arithmetic(want)
    known = [
        *numbers.UNARY,
        *numbers.BINARY,
        *numbers.AGGREGATES,
        *_OTHERS,
        *_ONLY[want],
        *_UNSUPPORTED[want],
    ]
    what = "whole" if want == "int" else "decimal"
    kind.issue(
        "unknown-type",
        f"unknown provider {word!r} of {what} numbers{did_you_mean(word, known)}",
    )


def _warn(node: DataNode, message: str) -> None:
    node.issue("old-format", message, severity=Severity.WARNING)


def _inputs(
    fields: DataObject, registries: PredicateRegistries, want: Want
) -> list[Number]:
    node = fields.find("inputs")
    if node is None:
        node = fields.find("operands")
        if node is not None:
            _warn(node, "'operands' is 'inputs' since 26.3")
        else:
            node = fields.get("inputs")
    if node is None:
        return [_literal(0.0, want)]
    if node.is_text and str(node.value).startswith("#"):
        return [refusing(f"number provider tag: {node.value}")]
    nodes = node.items() if node.is_list else [node]
    if not nodes:
        node.expected("at least one number")
        return [_literal(0.0, want)]
    return [read_context_number(each, registries, want) for each in nodes]


def _chosen(
    word: str, fields: DataObject, registries: PredicateRegistries, want: Want
) -> Number:
    """By the first condition that passes; without one the number is 0."""
    reader = registries.named.conditions()
    cases = []
    if word == "conditional":
        nodes = [(fields.get("condition"), fields.get("on_true"))]
        fallback = fields.find("on_false")
    else:
        listed, fallback = fields.get("cases"), fields.find("default")
        nodes = []
        for each in [] if listed is None else listed.items():
            case = each.object()
            value = case.find("number_provider")
            nodes.append(
                (
                    case.get("condition"),
                    case.get("value") if value is None else value,
                )
            )
            case.finish()
    for condition, value in nodes:
        if condition is not None and value is not None:
            cases.append(
                (reader.read(condition), read_context_number(value, registries, want))
            )
    other = (
        _literal(0.0, want)
        if fallback is None
        else read_context_number(fallback, registries, want)
    )

    def choose(context: LootContext) -> Number:
        for condition, number in cases:
            if condition.test(context, context):
                return number
        return other

    return Number(
        word.replace("_", " "),
        lambda context: choose(context).decimal(context),
        lambda context: choose(context).whole(context),
    )


def _storage(fields: DataObject, fallback: Number | None, want: Want) -> Number:
    """A number there, else the fallback, else 0."""
    storage, path_node = fields.get("storage"), fields.get("path")
    name = "" if storage is None else str(storage.identifier())
    path = None if path_node is None else nbt_path(path_node)
    other = _literal(0.0, want) if fallback is None else fallback
    if path is None:
        return other

    def find(context: LootContext) -> int | float | None:
        tags = path.get(context.level.world.command_storage.get(name))
        one = len(tags) == 1 and isinstance(tags[0], int | float)
        return tags[0] if one else None  # type: ignore[return-value]

    text = f"storage {name} {path.text}"
    if want == "float":
        return decimal_numbers.found_or(text, find, other)
    return whole_numbers.found_or(text, find, other)


def _score(fields: DataObject, fallback: Number | None) -> Number:
    target, score = fields.get("target"), fields.get("score")
    holder = holder_of(target)
    objective = "" if score is None else score.text()
    other = whole_numbers.constant(0) if fallback is None else fallback

    def find(context: LootContext) -> int | None:
        name = holder(context)
        if name is None:
            return None
        return context.level.world.scoreboard.find_score(name, objective)

    return whole_numbers.found_or(f"score {objective}", find, other)
