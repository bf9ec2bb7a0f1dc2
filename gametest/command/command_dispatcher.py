"""Finds the nodes that a line names.

A word that is a literal of the node is only tried as that literal; otherwise the arguments are tried
in order, and the first that carries the line to its end wins (as Brigadier does).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.command.command_node import (
    TO_ROOT,
    ArgumentNode,
    CommandContext,
    CommandNode,
)
from gametest.command.command_source_stack import OWNER
from gametest.command.parsed_command import ParsedCommand, ParsedNode, ParsedSegment
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext

RootBuilder: TypeAlias = Callable[[], CommandNode]

_SHOWN = 12
"""Words of a list of choices that fit a message."""


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

    def register(self, name: str, builder: RootBuilder) -> None:
        """A second registration of a name replaces the first."""
        self._builders[name] = builder
        self.root.literals.pop(name, None)

    def register_alias(self, alias: str, name: str) -> None:
        """`alias` parses and runs as `name` does."""
        self.register(alias, lambda: self._find_root(name) or CommandNode(name))

    def names(self) -> Iterable[str]:
        return self._builders.keys()

    def parse(self, text: str, permission_level: int = OWNER) -> ParsedCommand:
        """Read a line without its slash; raises `TextSyntaxError` with the cursor."""
        reader = StringReader(text)
        parsed = ParsedCommand(text)
        word = _word_ahead(reader)
        root = self._find_root(word)
        if root is not None and not root.can_use(permission_level):
            needed = root.permission_level
            msg = f"{word!r} needs permission level {needed}, got {permission_level}"
            raise UnknownCommandError(msg, text, 0)
        if root is None:
            known = did_you_mean(word, self._builders)
            msg = f"unknown command {word!r}{known}" if word else "expected a command"
            raise UnknownCommandError(msg, text, 0)
        _Walk(self, reader, parsed, permission_level).run()
        return parsed

    def _find_root(self, name: str) -> CommandNode | None:
        node = self.root.literals.get(name)
        if node is None and name in self._builders:
            node = self.root.literals[name] = self._builders[name]()
        return node

    def children(
        self, node: CommandNode, word: str, permission_level: int
    ) -> list[CommandNode]:
        """The nodes that may take `word`: the literal of that name, else all arguments."""
        found = self._find_root(word) if node is self.root else node.literals.get(word)
        if found is not None and found.can_use(permission_level):
            return [found]
        return [child for child in node.arguments if child.can_use(permission_level)]

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
    parsed: ParsedCommand
    permission_level: int

    segment_start: int = attrs.field(default=0, init=False)
    context: CommandContext = attrs.field(
        factory=lambda: CommandContext(""), init=False
    )

    def run(self) -> None:
        node = self.dispatcher.root
        while True:
            candidates = self.dispatcher.children(
                node, _word_ahead(self.reader), self.permission_level
            )
            if not candidates:
                raise self._nothing_fits(node)
            if len(candidates) > 1:
                self._run_best(candidates)
                return
            next_node = self._take(candidates[0])
            if next_node is None:
                return
            node = next_node

    def _take(self, child: CommandNode) -> CommandNode | None:
        """Read one node; the node whose children come next, None at the end of the line."""
        reader = self.reader
        start = reader.cursor
        if isinstance(child, ArgumentNode):
            self.context.values[child.name] = child.type.parse(reader)
        else:
            reader.cursor += len(child.name)
        self.parsed.nodes.append(ParsedNode(child, start, reader.cursor))
        if not reader.can_read():
            if child.compiler is None:
                raise self._too_short(child)
            self._close_segment(child)
            return None
        if reader.peek() != " ":
            rest = reader.remaining.split(" ", 1)[0]
            raise reader.error(
                f"expected a space after {child.usage}, got {rest!r} behind it"
            )
        after = self.dispatcher.following(child)
        if not (after.literals or after.arguments or after is self.dispatcher.root):
            raise reader.error(f"expected the end of the command after {child.usage}")
        reader.cursor += 1
        if child.redirect is not None:
            self._close_segment(child)
        return after

    def _close_segment(self, last: CommandNode) -> None:
        self.context.text = self.reader.text[self.segment_start : self.reader.cursor]
        self.parsed.segments.append(ParsedSegment(self.context, last))
        self.segment_start = self.reader.cursor
        self.context = CommandContext("")

    def _run_best(self, candidates: list[CommandNode]) -> None:
        worst: TextSyntaxError | None = None
        for child in candidates:
            attempt = self._copy()
            try:
                next_node = attempt._take(child)
                while next_node is not None:
                    next_node = attempt._step(next_node)
            except TextSyntaxError as error:
                # The attempt that got furthest says best what is wrong.
                if worst is None or error.cursor > worst.cursor:
                    worst = error
                continue
            self.parsed.nodes[:] = attempt.parsed.nodes
            self.parsed.segments[:] = attempt.parsed.segments
            self.reader.cursor = attempt.reader.cursor
            return
        if worst is not None:
            raise worst

    def _step(self, node: CommandNode) -> CommandNode | None:
        candidates = self.dispatcher.children(
            node, _word_ahead(self.reader), self.permission_level
        )
        if not candidates:
            raise self._nothing_fits(node)
        if len(candidates) > 1:
            self._run_best(candidates)
            return None
        return self._take(candidates[0])

    def _copy(self) -> _Walk:
        walk = _Walk(
            self.dispatcher,
            StringReader(self.reader.text, self.reader.cursor),
            ParsedCommand(
                self.parsed.text, list(self.parsed.nodes), list(self.parsed.segments)
            ),
            self.permission_level,
        )
        walk.segment_start = self.segment_start
        walk.context = CommandContext(self.context.text, dict(self.context.values))
        return walk

    def _nothing_fits(self, node: CommandNode) -> TextSyntaxError:
        word = _word_ahead(self.reader)
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
