"""Finds the nodes that a line names.

A word that is a literal of the node is only tried as that literal; otherwise the arguments are tried
in order, and the first that carries the line to its end wins (as Brigadier does).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import attrs

from gametest.command.command_node import (
    TO_ROOT,
    ArgumentNode,
    CommandContext,
    CommandNode,
)
from gametest.command.command_source_stack import OWNER
from gametest.command.parsed_command import ParsedCommand, ParsedSegment
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext

RootBuilder: TypeAlias = Callable[[], CommandNode]

_SHOWN: Final = 20
"""Words of a list of choices that fit a message."""
_RUN: Final = " run "
_KEPT: Final = 2048
"""Beginnings of lines, or words of one argument, that are kept."""


class UnknownCommandError(TextSyntaxError):
    """The line starts with no command that the source may use."""


@final
@attrs.define(eq=False, repr=False)
class CommandDispatcher:
    """Roots are built when a line first names them, so unused commands cost nothing."""

    context: CommandBuildContext | None = None
    """What its commands were built with; None for one without the game's commands."""

    root: CommandNode = attrs.field(factory=lambda: CommandNode("root"), init=False)
    _builders: dict[str, RootBuilder] = attrs.field(factory=dict, init=False)
    _beginnings: dict[str, tuple[tuple[ParsedSegment, ...], CommandNode]] = attrs.field(
        factory=dict, init=False
    )
    """Lines up to their first ` run `: many of a pack begin alike."""

    def register(self, name: str, builder: RootBuilder) -> None:
        """A second registration of a name replaces the first."""
        self._builders[name] = builder
        self.root.literals.pop(name, None)
        self._beginnings.clear()

    def register_alias(self, alias: str, name: str) -> None:
        """`alias` parses and runs as `name` does."""
        self.register(alias, lambda: self.find_root(name) or CommandNode(name))

    def names(self) -> Iterable[str]:
        return self._builders.keys()

    def parse(self, text: str, permission_level: int = OWNER) -> ParsedCommand:
        """Read a line without its slash; raises `TextSyntaxError` with the cursor."""
        reader = StringReader(text)
        beginning = text.find(_RUN)
        if beginning >= 0 and permission_level == OWNER:
            end = beginning + len(_RUN)
            known = self._beginnings.get(text[:end])
            if known is not None:
                segments, node = known
                reader.cursor = end
                walk = _Walk(self, reader, permission_level, list(segments), end)
                walk.run(node)
                return ParsedCommand(text, walk.segments)
            walk = _Walk(self, reader, permission_level)
            walk.kept_at = end
        else:
            walk = _Walk(self, reader, permission_level)
        word = _word_ahead(reader)
        root = self.find_root(word)
        if root is None:
            near = did_you_mean(word, self._builders)
            msg = f"unknown command {word!r}{near}" if word else "expected a command"
            raise UnknownCommandError(msg, text, 0)
        if root.permission_level > permission_level:
            needed = root.permission_level
            msg = f"{word!r} needs permission level {needed}, got {permission_level}"
            raise UnknownCommandError(msg, text, 0)
        walk.run(self.root)
        return ParsedCommand(text, walk.segments)

    def keep_beginning(
        self, text: str, segments: Sequence[ParsedSegment], node: CommandNode
    ) -> None:
        """Lines that begin with this text go on at `node`: it was read without a choice."""
        if len(self._beginnings) >= _KEPT:
            self._beginnings.clear()
        self._beginnings[text] = tuple(segments), node

    @property
    def questions(self) -> int:
        """How often reading has asked the packs something so far."""
        return 0 if self.context is None else self.context.questions

    def find_root(self, name: str) -> CommandNode | None:
        """Built if this is the first line to name it."""
        node = self.root.literals.get(name)
        if node is None and name in self._builders:
            node = self.root.literals[name] = self._builders[name]()
        return node

    def following(self, node: CommandNode) -> CommandNode:
        """The node whose children stand behind this one."""
        if node.redirect is None:
            return node
        return self.root if node.redirect is TO_ROOT else node.redirect

    def choices(self, node: CommandNode, permission_level: int) -> list[str]:
        if node is self.root:
            return list(self._builders)
        return node.child_usages(permission_level)


@attrs.define(eq=False, repr=False)
class _Walk:
    """One attempt to carry a line through the tree; copied where arguments compete."""

    dispatcher: CommandDispatcher
    reader: StringReader
    permission_level: int
    segments: list[ParsedSegment] = attrs.field(factory=list)
    segment_start: int = 0
    values: dict[str, Any] = attrs.field(factory=dict)
    """Arguments of the segment that is being read."""
    kept_at: int = attrs.field(default=-1, init=False)
    """A place at which the dispatcher keeps what has been read, if a segment starts there."""

    def run(self, node: CommandNode, first: ArgumentNode | None = None) -> None:
        """From the children of a node, or from its child `first`, to the end of the line."""
        reader, level = self.reader, self.permission_level
        text, root = reader.text, self.dispatcher.root
        size, asked = len(text), self.dispatcher.questions
        while True:
            start = reader.cursor
            end = text.find(" ", start)
            if end < 0:
                end = size
            word = text[start:end]
            child = None if first is not None else node.literals.get(word)
            if child is None and node is root:
                child = self.dispatcher.find_root(word)
            if child is not None and child.permission_level <= level:
                reader.cursor = end
            else:
                if first is None:
                    arguments = node.arguments_for(level)
                    if len(arguments) != 1:
                        self._run_best(node, arguments)
                        return
                    child = arguments[0]
                else:
                    child, first = first, None
                self._read(child, word, end)
                end = reader.cursor
            if end >= size or text[end] != " ":
                self._end(child)
                return
            node = child
            if child.redirect is not None:
                node = self.dispatcher.following(child)
            if not (node.literals or node.arguments or node is root):
                raise reader.error(
                    f"expected the end of the command after {child.usage}"
                )
            reader.cursor = end + 1
            if child.redirect is not None:
                self._close_segment(child)
                if end + 1 == self.kept_at and asked == self.dispatcher.questions:
                    beginning = text[: self.kept_at]
                    self.dispatcher.keep_beginning(beginning, self.segments, node)

    def _read(self, child: ArgumentNode, word: str, end: int) -> None:
        """Put the value of an argument beside the others; `word` goes up to `end`."""
        readings, reader = child.readings, self.reader
        if readings is None:
            self.values[child.name] = child.type.parse(reader)
            return
        if word in readings:
            self.values[child.name] = readings[word]
            reader.cursor = end
            return
        asked = self.dispatcher.questions
        value = self.values[child.name] = child.type.parse(reader)
        if reader.cursor == end and asked == self.dispatcher.questions:
            if len(readings) >= _KEPT:
                readings.clear()
            readings[word] = value

    def _end(self, last: CommandNode) -> None:
        """Behind a node where no other can follow: the line has to end here."""
        reader = self.reader
        if reader.can_read():
            rest = reader.remaining.split(" ", 1)[0]
            raise reader.error(
                f"expected a space after {last.usage}, got {rest!r} behind it"
            )
        if last.compiler is None:
            raise self._too_short(last)
        self._close_segment(last)

    def _close_segment(self, last: CommandNode) -> None:
        cursor = self.reader.cursor
        context = CommandContext(
            self.reader.text[self.segment_start : cursor], self.values
        )
        self.segments.append(ParsedSegment(context, last))
        self.segment_start = cursor
        self.values = {}

    def _run_best(self, node: CommandNode, candidates: Sequence[ArgumentNode]) -> None:
        worst: TextSyntaxError | None = None
        for child in candidates:
            attempt = self._copy()
            try:
                attempt.run(node, child)
            except TextSyntaxError as error:
                # The attempt that got furthest says best what is wrong.
                if worst is None or error.cursor > worst.cursor:
                    worst = error
                continue
            self.segments = attempt.segments
            self.reader.cursor = attempt.reader.cursor
            return
        raise worst or self._nothing_fits(node)

    def _copy(self) -> _Walk:
        return _Walk(
            self.dispatcher,
            StringReader(self.reader.text, self.reader.cursor),
            self.permission_level,
            list(self.segments),
            self.segment_start,
            dict(self.values),
        )

    def _nothing_fits(self, node: CommandNode) -> TextSyntaxError:
        word = _word_ahead(self.reader)
        if word and node.about_unknown is not None:
            return self.reader.error(node.about_unknown(word))
        choices = self.dispatcher.choices(node, self.permission_level)
        near = did_you_mean(word, choices)
        wanted = _one_of(choices)
        got = f"got {word!r}{near}" if word else "got nothing"
        return self.reader.error(f"expected {wanted}, {got}")

    def _too_short(self, node: CommandNode) -> TextSyntaxError:
        following = self.dispatcher.following(node)
        choices = self.dispatcher.choices(following, self.permission_level)
        return self.reader.error(
            f"the command ends too early, expected {_one_of(choices)}"
        )


def _word_ahead(reader: StringReader) -> str:
    text, start = reader.text, reader.cursor
    end = text.find(" ", start)
    return text[start:] if end < 0 else text[start:end]


def _one_of(choices: list[str]) -> str:
    shown = choices[:_SHOWN]
    text = " or ".join([", ".join(shown[:-1]), shown[-1]]) if shown[1:] else shown[0]
    return text if len(choices) <= _SHOWN else f"one of {len(choices)} words"
