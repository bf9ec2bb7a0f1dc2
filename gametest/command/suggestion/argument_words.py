"""What may stand in an argument, by its type; for most numbers and texts there is no list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.number_provider import NumberProviderArgument
from gametest.command.suggestion.bracket_part import bracket_part
from gametest.command.suggestion.registry_words import (
    BY_NAMED,
    BY_TYPE,
    Words,
    of_packs,
)
from gametest.command.suggestion.selector_words import selector_words
from gametest.command.suggestion.suggestion import Suggestion, matching

if TYPE_CHECKING:
    from gametest.command.command_node import ArgumentNode
    from gametest.command.suggestion.word_source import WordSource

_COORDINATES: Final = {
    "BlockPosArgument": 3,
    "Vec3Argument": 3,
    "Vec2Argument": 2,
    "ColumnPosArgument": 2,
    "RotationArgument": 2,
}
_TIME_UNITS: Final = ("t", "s", "d")


def argument_words(
    node: ArgumentNode, text: str, start: int, words: WordSource
) -> Sequence[Suggestion]:
    """`text` ends at the cursor; the argument begins at `start`."""
    fixed = node.type.suggestions()
    kind = type(node.type).__name__
    if fixed:
        return matching(text[start:], fixed, start)
    if kind in _COORDINATES:
        return _coordinates(text, start, _COORDINATES[kind])
    if kind in ("BlockStateArgument", "BlockPredicateArgument"):
        return _blocks(text, start, words, with_tags=kind == "BlockPredicateArgument")
    if kind in ("EntityArgument", "ScoreHolderArgument", "DummyArgument"):
        return selector_words(
            text, start, words, with_holders=kind == "ScoreHolderArgument"
        )
    if kind == "TimeArgument":
        return _time(text, start)
    if isinstance(node.type, IdentifierArgument):
        found = BY_NAMED.get(node.type.names)
    elif isinstance(node.type, NumberProviderArgument):
        found = of_packs(node.type.folder)
    else:
        found = _BY_TYPE.get(kind)
    return [] if found is None else _from(text, start, found(words))


def _from(text: str, start: int, candidates: Iterable[str]) -> Sequence[Suggestion]:
    typed = text[start:]
    return [] if " " in typed else matching(typed, candidates, start)


def _fixed(*texts: str) -> Words:
    return lambda _words: texts


def _criteria(_words: WordSource) -> Iterable[str]:
    from gametest.command.arguments.scoreboard import CRITERIA

    return CRITERIA


def _display_slots(_words: WordSource) -> Iterable[str]:
    from gametest.command.arguments.scoreboard import DISPLAY_SLOTS

    return DISPLAY_SLOTS


def _operations(_words: WordSource) -> Iterable[str]:
    from gametest.command.arguments.scoreboard import OPERATIONS

    return OPERATIONS


def _slots(words: WordSource) -> Iterable[str]:
    from gametest.item.slot_ranges import slot_ranges

    return () if words.context is None else slot_ranges(words.context.version)


_BY_TYPE: Final[dict[str, Words]] = {
    **BY_TYPE,
    "AnchorArgument": _fixed("eyes", "feet"),
    "BoolArgument": _fixed("true", "false"),
    "CriterionArgument": _criteria,
    "DisplaySlotArgument": _display_slots,
    "ItemSlotsArgument": _slots,
    "ObjectiveArgument": lambda words: words.objectives(),
    "OperationArgument": _operations,
    "StorageDataArgument": lambda words: words.storages(),
    "SwizzleArgument": _fixed("x", "y", "z", "xyz"),
    "TeamArgument": lambda words: words.teams(),
    "TestSelectorArgument": lambda words: ["*:*", *words.tests()],
}


def _coordinates(text: str, start: int, count: int) -> Sequence[Suggestion]:
    parts = text[start:].split(" ")
    if len(parts) > count or parts[-1]:
        return []
    mark = "^" if parts[0].startswith("^") else "~"
    at = len(text)
    lengths = range(1, count - len(parts) + 2)
    return [Suggestion(at, " ".join([mark] * length)) for length in lengths]


def _time(text: str, start: int) -> Sequence[Suggestion]:
    typed = text[start:]
    if not typed or not typed[-1].isdigit():
        return []
    return [Suggestion(len(text), unit) for unit in _TIME_UNITS]


def _blocks(
    text: str, start: int, words: WordSource, *, with_tags: bool
) -> Sequence[Suggestion]:
    typed = text[start:]
    name, bracket, _ = typed.partition("[")
    if not bracket:
        if " " in typed or "{" in typed:
            return []
        candidates = [*words.blocks(), *(words.tags("block") if with_tags else ())]
        found = matching(typed, candidates, start)
        block = words.find_block(typed) if typed else None
        if block is not None and block.properties:
            found.append(Suggestion(len(text), "["))
        return found
    block = words.find_block(name)
    part = bracket_part(text, start + len(name) + 1)
    if block is None or part is None:
        return []
    if part.value_start is None:
        free = [one.name for one in block.properties if one.name not in part.keys]
        return [
            Suggestion(one.start, f"{one.text}=")
            for one in matching(text[part.start :], free, part.start)
        ]
    found_property = block.find_property(part.key)
    if found_property is None:
        return []
    values = found_property.values
    return with_ends(matching(text[part.value_start :], values, part.value_start), text)


def with_ends(found: list[Suggestion], text: str) -> list[Suggestion]:
    """A value that is whole may be followed by another part, or by the end."""
    if any(text[one.start :] == one.text for one in found):
        found += [Suggestion(len(text), ","), Suggestion(len(text), "]")]
    return found
