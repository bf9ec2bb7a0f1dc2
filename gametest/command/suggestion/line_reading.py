"""A line as somebody types it: its words by kind, what is wrong, and what may stand at its end.

Walks the tree on its own, so that reading lines of packs stays as fast as it is. Every way through the
tree is tried, and those that get furthest count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.command_node import ArgumentNode, CommandNode
from gametest.command.command_source_stack import OWNER
from gametest.command.suggestion.argument_words import argument_words
from gametest.command.suggestion.suggestion import Suggestion, matching
from gametest.core.string_reader import StringReader, TextSyntaxError

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.suggestion.word_source import WordSource

_NUMBERS: Final = (
    "IntegerArgument",
    "FloatArgument",
    "TimeArgument",
    "IntRangeArgument",
    "FloatRangeArgument",
    "AngleArgument",
    "RotationArgument",
)
_POSITIONS: Final = (
    "BlockPosArgument",
    "Vec3Argument",
    "Vec2Argument",
    "ColumnPosArgument",
)
_PARTS: Final = 3
_TEXTS: Final = (
    "ComponentArgument",
    "GreedyArgument",
    "MessageArgument",
    "StringArgument",
    "StyleArgument",
)
_DATA: Final = ("CompoundArgument", "NbtPathArgument", "NbtTagArgument")
_WHO: Final = ("EntityArgument", "ScoreHolderArgument", "DummyArgument")
KINDS: Final = {
    **dict.fromkeys(_NUMBERS, "number"),
    **dict.fromkeys(_POSITIONS, "position"),
    **dict.fromkeys(_TEXTS, "text"),
    **dict.fromkeys(_DATA, "data"),
    **dict.fromkeys(_WHO, "selector"),
}
"""Of arguments, by the name of their type; the others are `name`."""


@final
@attrs.frozen
class Word:
    """A stretch of the line that one node has read."""

    start: int
    end: int
    kind: str
    """`literal`, a value of `KINDS`, `name`, or `error`."""


@final
@attrs.define
class LineReading:
    words: list[Word] = attrs.field(factory=list)
    suggestions: list[Suggestion] = attrs.field(factory=list)
    """What may replace the end of the line, each text once."""
    usages: list[str] = attrs.field(factory=list)
    """What may stand at the end, as messages name it."""
    reach: int = 0
    """How far it was read."""

    def shifted(self, by: int) -> LineReading:
        """For a line that has so many characters more at its start."""
        return LineReading(
            [
                attrs.evolve(one, start=one.start + by, end=one.end + by)
                for one in self.words
            ],
            [attrs.evolve(one, start=one.start + by) for one in self.suggestions],
            self.usages,
            self.reach + by,
        )


@final
@attrs.frozen(eq=False)
class LineReader:
    dispatcher: CommandDispatcher
    source: WordSource
    level: int = OWNER
    suggests: bool = True
    """False: only the words are wanted, as for colours."""

    def read(self, text: str) -> LineReading:
        """`text` ends at the cursor."""
        return self._children(self.dispatcher.root, text, 0)

    def _children(self, node: CommandNode, text: str, start: int) -> LineReading:
        """Everything from here to the end, where a child of `node` begins at `start`."""
        end = text.find(" ", start)
        is_last = end < 0
        end = len(text) if is_last else end
        word = text[start:end]
        literal = self._literal(node, word)
        if literal is not None and not is_last:
            return self._behind(literal, text, start, end, "literal")
        best = LineReading(reach=start)
        if literal is not None:
            best.words.append(Word(start, end, "literal"))
            best.reach = end
        for child in () if literal else node.arguments_for(self.level):
            best = _further(best, self._argument(child, text, start))
        if is_last and best.reach <= end:
            self._add_literals(best, node, word, start)
            if literal is not None and self.suggests:
                for child in node.arguments_for(self.level):
                    best.suggestions += argument_words(child, text, start, self.source)
        if not best.words and word:
            best.words.append(Word(start, len(text), "error"))
        return best

    def _behind(
        self, child: CommandNode, text: str, start: int, end: int, kind: str
    ) -> LineReading:
        """`child` was read up to `end`, where a space follows."""
        following = self.dispatcher.following(child)
        found = self._children(following, text, end + 1)
        found.words.insert(0, Word(start, end, kind))
        return found

    def _argument(self, child: ArgumentNode, text: str, start: int) -> LineReading:
        kind = KINDS.get(type(child.type).__name__, "name")
        reader = StringReader(text, start)
        try:
            child.type.parse(reader)
        except TextSyntaxError as error:
            # A position lacks a coordinate: what is there of it is not wrong.
            reach = max(error.cursor, start)
            is_open = reach >= len(text) or _lacks_a_coordinate(kind, text[start:])
            words = [Word(start, len(text), kind if is_open else "error")]
            return self._open(child, text, start, LineReading(words, reach=reach))
        end = reader.cursor
        if end < len(text) and text[end] == " ":
            return self._behind(child, text, start, end, kind)
        words = [Word(start, end, kind)]
        if end < len(text):
            words.append(Word(end, len(text), "error"))
        return self._open(child, text, start, LineReading(words, reach=end))

    def _open(
        self, child: ArgumentNode, text: str, start: int, found: LineReading
    ) -> LineReading:
        """The argument goes up to the end of the line."""
        if text[start:].strip() == "":
            found.words = []
            found.usages.append(child.usage)
        if self.suggests:
            found.suggestions += argument_words(child, text, start, self.source)
        return found

    def _literal(self, node: CommandNode, word: str) -> CommandNode | None:
        if node is self.dispatcher.root:
            found = self.dispatcher.find_root(word)
        else:
            found = node.literals.get(word)
        return found if found is not None and found.can_use(self.level) else None

    def _add_literals(
        self, found: LineReading, node: CommandNode, word: str, start: int
    ) -> None:
        names: Iterable[str]
        if node is self.dispatcher.root:
            names = self.dispatcher.names()
        else:
            names = [n for n, one in node.literals.items() if one.can_use(self.level)]
        if not word:
            found.usages += names
        if self.suggests:
            found.suggestions[:0] = matching(word, names, start)


def _lacks_a_coordinate(kind: str, text: str) -> bool:
    return kind == "position" and len(text.split(" ")) < _PARTS


def _further(first: LineReading, second: LineReading) -> LineReading:
    """The one that got further; both if they are even."""
    if first.reach != second.reach:
        return first if first.reach > second.reach else second
    known = {one.text for one in first.suggestions}
    first.suggestions += [one for one in second.suggestions if one.text not in known]
    first.usages += second.usages
    first.words = first.words or second.words
    return first
