"""Number providers (https://minecraft.wiki/w/Loot_table#Number_providers)."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, isnan, prod
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.loot.registries import ENTITY_TARGETS, SPLIT_NUMBERS
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.loot.loot_context import LootContext
    from gametest.loot.registries import PredicateRegistries
    from gametest.nbt.path import NbtPath
    from gametest.registry.data_node import DataNode, DataObject

Draw: TypeAlias = Callable[["LootContext"], float]

INT_MIN: Final = -(2**31)
INT_MAX: Final = 2**31 - 1

_UNSUPPORTED: Final = (
    "conditional",
    "enchantment_level",
    "environment_attribute",
    "number_dispatcher",
)
_AGGREGATES: Final = ("average", "maximum", "minimum", "product", "sum")
_SINCE: Final = {
    **dict.fromkeys((*_UNSUPPORTED, *_AGGREGATES, "weighted_list"), SPLIT_NUMBERS),
    "enchantment_level": 0,
    "environment_attribute": 4786,
    "sum": 4786,
}
"""By data version (https://github.com/SpyglassMC/vanilla-mcdoc, `data/number_provider.mcdoc`)."""


@final
@attrs.frozen(eq=False)
class Number:
    text: str
    decimal: Draw
    whole: Callable[[LootContext], int]
    constant: float | None = None
    """The value if it is the same for every context."""


def held(value: float) -> int:
    """Rounded down and held at the ends of an int, as Java does; not-a-number is 0."""
    return 0 if isnan(value) else floor(max(INT_MIN, min(INT_MAX, value)))


def constant(value: float) -> Number:
    narrow = float(Float(value))
    # Rounded as Java's Math.round does: halves go up.
    rounded = held(narrow + 0.5)
    return Number(f"{value:g}", lambda _: narrow, lambda _: rounded, value)


def read_int(node: DataNode, registries: PredicateRegistries) -> Number:
    """Where the format wants a whole number; before 26.3 there is one kind for both."""
    return _read(node, registries, "int")


def read_float(node: DataNode, registries: PredicateRegistries) -> Number:
    return _read(node, registries, "float")


def _read(
    node: DataNode, registries: PredicateRegistries, want: Literal["int", "float"]
) -> Number:
    if not registries.since(SPLIT_NUMBERS):
        _tell_newer(node, registries)
        return read_number(node)
    from gametest.loot.number.context_numbers import read_context_number

    return read_context_number(node, registries, want)


def _tell_newer(node: DataNode, registries: PredicateRegistries) -> None:
    """Kinds that the version lacks, however deep."""
    if node.is_list:
        for part in node.items():
            _tell_newer(part, registries)
    for key, part in node.entries() if node.is_object else ():
        if key != "type" or not part.is_text:
            _tell_newer(part, registries)
            continue
        word = part.value.removeprefix("minecraft:")
        if not registries.since(_SINCE.get(word, 0)):
            text = f"{registries.version} has no number provider {word!r}"
            part.issue("unknown-type", text)


def read_number(node: DataNode) -> Number:
    """As before 26.3."""
    if node.is_number:
        return constant(node.number())
    if node.is_text:
        return refusing(f"number provider: {node.value}")
    fields = node.object()
    kind = fields.find("type")
    word = "uniform" if kind is None else kind.identifier().path
    number = read_legacy(word, fields, kind or node)
    if word not in _UNSUPPORTED:
        fields.finish()
    return number


def read_legacy(word: str, fields: DataObject, kind: DataNode) -> Number:
    match word:
        case "constant":
            value = fields.get("value")
            return constant(0.0 if value is None else value.number())
        case "uniform":
            return _uniform(_field(fields, "min"), _field(fields, "max"))
        case "binomial":
            return _binomial(_field(fields, "n"), _field(fields, "p"))
        case "score":
            return _score(fields)
        case "storage":
            return _storage(fields)
        case "weighted_list":
            return weighted(fields, read_number)
        case _ if word in _AGGREGATES:
            return _aggregate(word, fields)
        case _ if word in _UNSUPPORTED:
            return refusing(f"number provider: minecraft:{word}")
        case _:
            from gametest.core.suggest import did_you_mean

            known = [
                "constant",
                "uniform",
                "binomial",
                "score",
                "storage",
                "weighted_list",
                *_AGGREGATES,
                *_UNSUPPORTED,
            ]
            kind.issue(
                "unknown-type",
                f"unknown number provider {word!r}{did_you_mean(word, known)}",
            )
            return constant(0.0)


def _field(fields: DataObject, key: str) -> Number:
    node = fields.get(key)
    return constant(0.0) if node is None else read_number(node)


def refusing(mechanic: str) -> Number:
    def refuse(_context: LootContext) -> int:
        raise UnsupportedError(mechanic)

    return Number(mechanic, refuse, refuse)


def _uniform(low: Number, high: Number) -> Number:
    def decimal(context: LootContext) -> float:
        start, end = low.decimal(context), high.decimal(context)
        if start >= end:
            return start
        return context.random.next_float() * (end - start) + start

    def whole(context: LootContext) -> int:
        start, end = low.whole(context), high.whole(context)
        if start >= end:
            return start
        return context.random.next_int(end - start + 1) + start

    return Number(f"uniform {low.text} to {high.text}", decimal, whole)


def _binomial(count: Number, chance: Number) -> Number:
    def whole(context: LootContext) -> int:
        tries, p = count.whole(context), chance.decimal(context)
        context.draws.add(tries)
        return sum(context.random.next_float() < p for _ in range(tries))

    return Number(f"binomial n {count.text} p {chance.text}", whole, whole)


def _aggregate(word: str, fields: DataObject) -> Number:
    """Of numbers that stand in a list, or of one.

    Whole values are made of whole ones, but for the average; that is not confirmed.
    """
    node = fields.find("operands")
    if node is None:
        node = fields.get("summands")
    if node is None:
        return constant(0.0)
    parts = [read_number(each) for each in (node.items() if node.is_list else [node])]
    if not parts:
        node.expected("at least one number")
        return constant(0.0)
    combine = _COMBINED[word]
    text = f"{word} of {', '.join(part.text for part in parts)}"

    def decimal(context: LootContext) -> float:
        return float(Float(combine([part.decimal(context) for part in parts])))

    def whole(context: LootContext) -> int:
        return int(combine([part.whole(context) for part in parts]))

    return Number(text, decimal, _rounded(decimal) if word == "average" else whole)


_COMBINED: Final[dict[str, Callable[[list[float]], float]]] = {
    "average": lambda values: sum(values) / len(values),
    "maximum": max,
    "minimum": min,
    "product": prod,
    "sum": sum,
}


def weighted(fields: DataObject, read: Callable[[DataNode], Number]) -> Number:
    """One of several numbers, drawn by weight."""
    node = fields.get("distribution")
    choices: list[tuple[int, Number]] = []
    for each in [] if node is None else node.items():
        entry = each.object()
        weight, data = entry.find("weight"), entry.get("data")
        entry.finish()
        if data is not None:
            share = 1 if weight is None else weight.integer(1)
            choices.append((share, read(data)))
    total = sum(weight for weight, _ in choices)
    if not total:
        return constant(0.0)

    def chosen(context: LootContext) -> Number:
        place = context.random.next_int(total)
        for weight, number in choices:
            place -= weight
            if place < 0:
                return number
        return choices[-1][1]

    return Number(
        "weighted list",
        lambda context: chosen(context).decimal(context),
        lambda context: chosen(context).whole(context),
    )


def _score(fields: DataObject) -> Number:
    target, score = fields.get("target"), fields.get("score")
    scale_node = fields.find("scale")
    scale = 1.0 if scale_node is None else scale_node.number()
    holder = holder_of(target)
    objective = "" if score is None else score.text()

    def decimal(context: LootContext) -> float:
        name = holder(context)
        if name is None:
            return 0.0
        found = context.level.world.scoreboard.find_score(name, objective)
        return 0.0 if found is None else float(Float(found * scale))

    return Number(f"score {objective}", decimal, _rounded(decimal))


def holder_of(node: DataNode | None) -> Callable[[LootContext], str | None]:
    if node is None:
        return lambda _: None
    fixed: str | None = None
    word = ""
    if node.is_text:
        word = node.word(*ENTITY_TARGETS)
    else:
        fields = node.object()
        kind = fields.get("type")
        name = "" if kind is None else kind.identifier().path
        if name == "fixed":
            named = fields.get("name")
            fixed = "" if named is None else named.text()
        elif name == "context":
            target = fields.get("target")
            word = "" if target is None else target.word(*ENTITY_TARGETS)
        elif kind is not None:
            kind.issue("unknown-type", "expected 'fixed' or 'context'")
        fields.finish()

    def holder(context: LootContext) -> str | None:
        if fixed is not None:
            return fixed
        entity = context.entity(word)
        return None if entity is None else entity.scoreboard_name

    return holder


def _storage(fields: DataObject) -> Number:
    storage, path_node = fields.get("storage"), fields.get("path")
    name = "" if storage is None else str(storage.identifier())
    path = None if path_node is None else nbt_path(path_node)
    if path is None:
        return constant(0.0)

    def found(context: LootContext) -> float:
        tags = path.get(context.level.world.command_storage.get(name))
        if len(tags) == 1 and isinstance(tags[0], int | float):
            return tags[0]
        return 0

    def whole(context: LootContext) -> int:
        # A decimal tag is cut, as NBT numbers are.
        return held(found(context))

    return Number(
        f"storage {name} {path.text}",
        lambda context: float(Float(found(context))),
        whole,
    )


def nbt_path(node: DataNode) -> NbtPath | None:
    """None after an issue."""
    from gametest.core.string_reader import TextSyntaxError
    from gametest.nbt.path import NbtPath

    try:
        return NbtPath.parse(node.text())
    except TextSyntaxError as error:
        node.issue("snbt-syntax", str(error))
        return None


def _rounded(decimal: Draw) -> Callable[[LootContext], int]:
    return lambda context: held(decimal(context) + 0.5)
