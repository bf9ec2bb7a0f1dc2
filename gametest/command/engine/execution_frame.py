"""What waits in the queue: calls of functions, their lines, and lines that split into branches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack, ResultCallback

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import CompiledCommand
    from gametest.command.engine.compiled_function import CompiledFunction


@final
@attrs.define(eq=False, repr=False)
class Frame:
    """One call of a function; `return` ends it and tells whoever asked for the result."""

    callback: ResultCallback | None = None
    function: CompiledFunction | None = None
    control: list[int] = attrs.field(factory=lambda: [0])
    """A number; what waits in the queue with another one is dropped.

    Behind `return run` a call shares it with its caller, as both end together.
    """

    def report(self, success: bool, result: int) -> None:
        if self.callback is not None:
            self.callback(success, result)

    def discard(self) -> None:
        """Drop everything of the frame that still waits."""
        self.control[0] += 1

    def end(self, success: bool, result: int) -> None:
        self.report(success, result)
        self.discard()


def called_frame(callback: ResultCallback | None, function: CompiledFunction) -> Frame:
    """`Frame(callback, function)`, without the call of its initialiser: each call makes one."""
    frame: Frame = _new(Frame)
    frame.callback = callback
    frame.function = function
    frame.control = [0]
    return frame


_new: Final = object.__new__


@final
@attrs.define(eq=False, repr=False)
class Rest:
    """A line from one of its links on."""

    command: CompiledCommand
    index: int
    forked: bool = False
    """A failure is not told any more."""
    returning: bool = False
    """Behind `return run`."""


@final
@attrs.define(eq=False, repr=False)
class Lines:
    """The lines of a function that are still to run, with its source."""

    frame: Frame
    generation: int
    commands: Sequence[CompiledCommand]
    source: CommandSourceStack
    size: int
    index: int = 0
    tail_calls: int = 0
    """How many finished callers it replaced."""


@final
@attrs.define(eq=False, repr=False)
class Branches:
    """The end of one line that is still to run for some sources."""

    frame: Frame
    generation: int
    rest: Rest
    sources: Sequence[CommandSourceStack]
    size: int
    index: int = 0
    tail_calls: int = 0
