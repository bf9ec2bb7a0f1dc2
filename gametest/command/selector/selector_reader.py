"""Reads `@e[tag=x,limit=1]`, a player's name or a UUID.

https://minecraft.wiki/w/Target_selectors
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.selector.criterion import Criterion, Describe, EntityTest
from gametest.command.selector.entity_selector import UNLIMITED, EntitySelector
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.arguments.ranges import FloatRange
    from gametest.command.command_build_context import CommandBuildContext

SELECTOR_LETTERS: Final = frozenset("aenprs")
_PLAYERS_ONLY: Final = frozenset("apr")
_SORTS: Final = {"n": "nearest", "p": "nearest", "r": "random"}
_ONE: Final = frozenset("nprs")
_ALIVE: Final = frozenset("en")
_UUID: Final = re.compile(r"[0-9a-fA-F]{1,8}(?:-[0-9a-fA-F]{1,12}){4}")
_UUID_WIDTHS: Final = (32, 16, 16, 16, 48)
_LONGEST_NAME: Final = 16


@final
@attrs.define(eq=False, repr=False)
class SelectorState:
    """What the options have said so far."""

    reader: StringReader
    letter: str
    context: CommandBuildContext | None = None

    limit: int = attrs.field(default=UNLIMITED, init=False)
    sort: str = attrs.field(default="arbitrary", init=False)
    includes_entities: bool = attrs.field(default=True, init=False)
    is_world_limited: bool = attrs.field(default=False, init=False)
    anchor: dict[str, float] = attrs.field(factory=dict, init=False)
    size: dict[str, float] = attrs.field(factory=dict, init=False)
    type_id: str | None = attrs.field(default=None, init=False)
    tag: str | None = attrs.field(default=None, init=False)
    used: set[str] = attrs.field(factory=set, init=False)
    """Options that may not come again, as `limit`, or `name` and `!name` apart."""
    distance: FloatRange | None = attrs.field(default=None, init=False)
    criteria: list[Criterion] = attrs.field(factory=list, init=False)
    tag_criterion: Criterion | None = attrs.field(default=None, init=False)
    type_criterion: Criterion | None = attrs.field(default=None, init=False)
    """What an index of the level answers."""
    option_start: int = attrs.field(default=0, init=False)
    option_name: str = attrs.field(default="", init=False)

    def __attrs_post_init__(self) -> None:
        self.includes_entities = self.letter not in _PLAYERS_ONLY
        if self.letter in _ONE:
            self.limit = 1
        self.sort = _SORTS.get(self.letter, "arbitrary")

    @property
    def is_self(self) -> bool:
        return self.letter == "s"

    def reads_negation(self) -> bool:
        """Whether the value is negated; the `!` is skipped."""
        reader = self.reader
        reader.skip_whitespace()
        if reader.peek() != "!":
            return False
        reader.cursor += 1
        reader.skip_whitespace()
        return True

    def add(self, test: EntityTest, describe: Describe | None = None) -> Criterion:
        """The option's text is what has been read of it."""
        text = self.reader.text[self.option_start : self.reader.cursor]
        criterion = Criterion(text, test, describe)
        self.criteria.append(criterion)
        return criterion

    def once(self, key: str) -> None:
        """Refuse a second time."""
        if key in self.used:
            raise self.not_applicable()
        self.used.add(key)

    def not_applicable(self) -> Exception:
        return self.reader.error(
            f"option {self.option_name!r} isn't applicable here", self.option_start
        )


OptionReader: TypeAlias = Callable[[SelectorState], None]


def read_target(
    reader: StringReader, context: CommandBuildContext | None = None
) -> EntitySelector:
    if reader.peek() == "@":
        return read_selector(reader, context)
    start = reader.cursor
    word = reader.read_string()
    if _UUID.fullmatch(word) is not None:
        return EntitySelector(text=word, limit=1, uuid=parse_uuid(word))
    if not word or len(word) > _LONGEST_NAME:
        reader.cursor = start
        raise reader.error("expected a selector, a player's name or a UUID", start)
    return EntitySelector(text=word, limit=1, includes_entities=False, player_name=word)


def read_selector(
    reader: StringReader, context: CommandBuildContext | None = None
) -> EntitySelector:
    """Read `@x` and its options; the cursor stands on the `@`."""
    start = reader.cursor
    reader.expect("@")
    letter = reader.peek()
    if letter not in SELECTOR_LETTERS or not letter:
        raise reader.error(
            f"unknown selector '@{letter}', expected one of @a, @e, @n, @p, @r, @s",
            start,
        )
    reader.cursor += 1
    state = SelectorState(reader, letter, context)
    if reader.peek() == "[":
        reader.cursor += 1
        _read_options(state)
    return _selector(state, reader.text[start : reader.cursor])


def _read_options(state: SelectorState) -> None:
    from gametest.command.selector.options import OPTIONS

    reader = state.reader
    opened = reader.cursor - 1
    reader.skip_whitespace()
    while reader.peek() != "]":
        if not reader.can_read():
            raise reader.error("the options of the selector are not closed", opened)
        state.option_start = start = reader.cursor
        state.option_name = name = reader.read_string()
        option = OPTIONS.get(name)
        if option is None:
            known = did_you_mean(name, OPTIONS)
            raise reader.error(f"unknown selector option {name!r}{known}", start)
        reader.skip_whitespace()
        if reader.peek() != "=":
            raise reader.error(f"expected a value of the option {name!r}", start)
        reader.cursor += 1
        reader.skip_whitespace()
        option(state)
        reader.skip_whitespace()
        if reader.peek() == ",":
            reader.cursor += 1
            reader.skip_whitespace()
        elif reader.peek() != "]":
            if not reader.can_read():
                raise reader.error("the options of the selector are not closed", opened)
            raise reader.error("expected ',' or ']' after the value of the option")
    reader.cursor += 1


def _selector(state: SelectorState, text: str) -> EntitySelector:
    anchor, size = state.anchor, state.size
    volume = None
    if size:
        least = [min(size.get(axis, 0.0), 0.0) for axis in ("dx", "dy", "dz")]
        most = [max(size.get(axis, 0.0), 0.0) + 1.0 for axis in ("dx", "dy", "dz")]
        volume = (*least, *most)
    # Players are looked through one by one; only the search of levels has an index.
    indexed = (
        (state.tag_criterion or state.type_criterion)
        if state.includes_entities
        else None
    )
    tests = tuple(each.test for each in state.criteria if each is not indexed)
    return EntitySelector(
        text=text,
        limit=state.limit,
        sort=state.sort,
        includes_entities=state.includes_entities,
        is_self=state.is_self,
        is_world_limited=state.is_world_limited,
        anchor=(anchor.get("x"), anchor.get("y"), anchor.get("z")),
        volume=volume,  # type: ignore[arg-type]
        reach=None if state.distance is None else state.distance.max,
        type_id=state.type_id,
        tag=state.tag,
        must_be_alive=state.letter in _ALIVE,
        criteria=tuple(state.criteria),
        tests=tests,
    )


def parse_uuid(text: str) -> int:
    """Short parts count from their right end, as the game reads them."""
    number = 0
    for part, width in zip(text.split("-"), _UUID_WIDTHS, strict=True):
        number = number << width | int(part, 16) & (1 << width) - 1
    return number
