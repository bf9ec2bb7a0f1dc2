"""What the dispatcher made of a line, cut into segments at redirects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import attrs

from gametest.command.command_node import CommandContext, CommandNode
from gametest.command.engine.compiled_command import CompiledCommand, CompiledModifier


@final
@attrs.define(eq=False, repr=False)
class ParsedSegment:
    """A stretch of a line up to a redirect, or to its end; lines with one beginning share it."""

    context: CommandContext
    last: CommandNode


@final
@attrs.define(eq=False, repr=False)
class ParsedCommand:
    """A line that a source may run; not yet compiled."""

    text: str
    segments: Sequence[ParsedSegment]
    """At least one."""

    @property
    def last(self) -> CommandNode:
        """The node at which the line ends."""
        return self.segments[-1].last

    def compile(self, line: int = 0) -> CompiledCommand:
        modifiers = tuple(
            CompiledModifier.of(
                segment.last.modifier(segment.context),
                segment.context.text.strip().removeprefix("execute "),
                forks=segment.last.forks,
            )
            for segment in self.segments[:-1]
            if segment.last.modifier is not None
        )
        final_segment = self.segments[-1]
        compiler = final_segment.last.compiler
        if compiler is None:
            msg = f"{self.text!r} was parsed to a node that is not executable"
            raise AssertionError(msg)
        return CompiledCommand(
            self.text, compiler(final_segment.context), modifiers, line
        )
