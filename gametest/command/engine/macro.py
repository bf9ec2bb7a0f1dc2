"""Lines that start with `$`: filled in with the caller's arguments, then read like any other.

https://minecraft.wiki/w/Function_(Java_Edition)#Macros: numbers go in without their suffix, strings
raw, everything else as SNBT; every argument must be there before the first line runs.
"""

from __future__ import annotations

from collections import OrderedDict
from math import copysign, inf
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.engine.compiled_command import CompiledCommand
from gametest.command.engine.compiled_function import HOT
from gametest.command.errors import CommandError
from gametest.core.identifier import Identifier
from gametest.core.string_reader import TextSyntaxError
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gametest.nbt.tags import Tag

_KEPT: Final = 512
"""Expansions of one line or function that are kept, the latest used."""
_FRACTION_DIGITS: Final = 15


@final
@attrs.define(eq=False, repr=False)
class MacroLine:
    """One line with holes."""

    pieces: tuple[str, ...]
    """What stands around the holes, one more than there are names."""
    names: tuple[str, ...]
    line: int
    compile_line: Callable[[str, int], CompiledCommand]
    """Raises `TextSyntaxError`."""
    _made: OrderedDict[tuple[str, ...], CompiledCommand] = attrs.field(
        factory=OrderedDict, init=False
    )

    def expand(self, values: Mapping[str, str]) -> CompiledCommand:
        key = tuple([values[name] for name in self.names])
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self.compile_line(self.fill(key), self.line)
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return made

    def fill(self, values: tuple[str, ...]) -> str:
        parts = [self.pieces[0]]
        for value, piece in zip(values, self.pieces[1:], strict=True):
            parts += (value, piece)
        return "".join(parts)


@final
@attrs.define(eq=False, repr=False)
class Expansion:
    """The lines of a macro function for one set of arguments."""

    values: list[str]
    commands: tuple[CompiledCommand, ...]
    calls: int = 0

    def heat(self) -> None:
        """Called often: as `CompiledFunction.heat`."""
        from gametest.command.engine.hot_function import with_blocks

        self.commands = with_blocks(self.commands)


@final
@attrs.define(eq=False, repr=False)
class MacroBody:
    """All lines of a function with at least one macro line."""

    id: Identifier
    lines: tuple[CompiledCommand | MacroLine, ...]
    names: tuple[str, ...]
    """In order of first use."""
    _made: OrderedDict[tuple[str, ...], Expansion] = attrs.field(
        factory=OrderedDict, init=False
    )
    _last: Expansion | None = attrs.field(default=None, init=False)
    """The one that was asked for last: loops ask for the same again and again."""

    def expand(
        self, arguments: Mapping[str, Tag] | None
    ) -> tuple[CompiledCommand, ...]:
        """The lines for these arguments; `CommandError` if one is missing or a line is wrong."""
        values = []
        for name in self.names:
            value = None if arguments is None else arguments.get(name)
            if value is None:
                raise CommandError(missing_argument(self.id, name))
            kind = type(value)
            if kind is Int:
                # `str` of the subclass by way of Python's own, which is quicker by half.
                values.append(int.__repr__(value))
            else:
                values.append(value if kind is str else argument_text(value))  # type: ignore[arg-type]
        made = self._last
        if made is None or made.values != values:
            made = self._last = self._expansion(tuple(values))
        made.calls += 1
        if made.calls == HOT:
            made.heat()
        return made.commands

    def _expansion(self, values: tuple[str, ...]) -> Expansion:
        made = self._made.get(values)
        if made is not None:
            self._made.move_to_end(values)
            return made
        by_name = dict(zip(self.names, values, strict=True))
        commands = tuple(self._expanded(line, by_name) for line in self.lines)
        made = self._made[values] = Expansion(list(values), commands)
        if len(self._made) > _KEPT:
            self._made.popitem(last=False)
        return made

    def _expanded(
        self, line: CompiledCommand | MacroLine, values: Mapping[str, str]
    ) -> CompiledCommand:
        if isinstance(line, CompiledCommand):
            return line
        try:
            return line.expand(values)
        except TextSyntaxError as error:
            filled = line.fill(tuple(values[name] for name in line.names))
            message = (
                f"failed to instantiate function {self.id}: line {line.line} became "
                f"{filled!r}: {error}"
            )
            raise CommandError(message) from None


def missing_argument(id: Identifier, name: str) -> str:
    return (
        f"failed to instantiate function {id}: missing argument {name} to function {id}"
    )


def split_macro(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The pieces and the names of a line that `macro_names` found good; without the `$`."""
    pieces: list[str] = []
    names: list[str] = []
    start = 1
    hole = text.find("$(", start)
    while hole >= 0:
        end = text.index(")", hole)
        pieces.append(text[start:hole])
        names.append(text[hole + 2 : end])
        start = end + 1
        hole = text.find("$(", start)
    pieces.append(text[start:])
    return tuple(pieces), tuple(names)


def argument_text(value: Tag) -> str:
    """How an argument is written into a line."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, float):
        return number_text(float(value))
    from gametest.nbt.snbt import write_snbt

    return write_snbt(value)


def number_text(value: float) -> str:
    """At most 15 digits after the dot, none that say nothing, never an exponent.

    As Java's `DecimalFormat` prints with the pattern `#`: no zero before the dot, and the sign of
    what is rounded to 0. That the game asks it is not confirmed.
    """
    if value != value:
        return "NaN"
    sign = "-" if copysign(1.0, value) < 0.0 else ""
    if value in (inf, -inf):
        return f"{sign}∞"
    size = abs(value)
    if size.is_integer() and size < 1e15:
        return f"{sign}{int(size)}"
    from decimal import ROUND_HALF_EVEN, Context, Decimal

    smallest = Decimal(1).scaleb(-_FRACTION_DIGITS)
    rounded = Decimal(repr(size)).quantize(smallest, ROUND_HALF_EVEN, Context(prec=400))
    text = f"{rounded:f}".rstrip("0").rstrip(".").lstrip("0")
    return sign + (text or "0")
