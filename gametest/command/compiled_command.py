"""A command line ready to run: closures that take the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack

if TYPE_CHECKING:
    from gametest.command.execution import CommandExecution, Frame

Step: TypeAlias = Callable[[CommandSourceStack], int]
"""Does the work and returns the result; success is 1 unless it raises `CommandError`."""
Modifier: TypeAlias = Callable[[CommandSourceStack], Sequence[CommandSourceStack]]
"""The sources with which the rest of the line runs."""


class ControlAction:
    """A command that works on the queue itself, as `function` and `return` do.

    A class and not a protocol: it is told from a `Step` once for every command that runs.
    """

    def enqueue(
        self, source: CommandSourceStack, execution: CommandExecution, frame: Frame
    ) -> None:
        raise NotImplementedError


Action: TypeAlias = Step | ControlAction


@final
@attrs.define(eq=False, repr=False)
class CompiledModifier:
    apply: Modifier
    forks: bool
    """A fork swallows the failures behind it, as the game does."""


@final
@attrs.define(eq=False, repr=False)
class CompiledCommand:
    """Captures no level and no server, so a fresh world costs no recompilation."""

    text: str
    action: Action
    modifiers: tuple[CompiledModifier, ...] = ()
    line: int = 0
    """Line in the function's file, 0 outside of one."""
