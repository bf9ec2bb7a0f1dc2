"""Runs commands from a queue with the game's limits, so recursion never meets Python's.

New work goes in front of old (https://minecraft.wiki/w/Commands/function): a called function runs
to its end before the caller's next line. A stack of half-run lists says the same and costs less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.compiled_command import (
    Action,
    CompiledCommand,
    ControlAction,
    Step,
)
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError


@final
@attrs.define(eq=False, repr=False)
class Frame:
    """One call of a function; `return` ends it and tells whoever asked for the result."""

    caller: CommandSourceStack
    returned: bool = attrs.field(default=False, init=False)

    def end(self, success: bool, result: int) -> None:
        self.returned = True
        self.caller.report_result(success, result)


@final
@attrs.define(eq=False, repr=False)
class _Lines:
    """The lines of a function that are still to run, with its source."""

    frame: Frame
    commands: Sequence[CompiledCommand]
    source: CommandSourceStack
    index: int = attrs.field(default=0, init=False)


@final
@attrs.define(eq=False, repr=False)
class _Fork:
    """The end of one line that is still to run for some sources."""

    frame: Frame
    action: Action
    sources: Sequence[CommandSourceStack]
    index: int = attrs.field(default=0, init=False)


@final
@attrs.define(eq=False, repr=False)
class CommandExecution:
    """One run of the queue. Nothing but our own faults leaves `run` as an exception."""

    command_limit: int
    """Game rule `max_command_sequence_length`: operations until the rest is dropped."""
    fork_limit: int
    """Game rule `max_command_forks`."""

    operations: int = attrs.field(default=0, init=False)
    limit_reached: bool = attrs.field(default=False, init=False)
    unsupported: list[UnsupportedError] = attrs.field(factory=list, init=False)
    """Each mechanic and place once, in order of the first meeting."""
    failure: str | None = attrs.field(default=None, init=False)
    """The message of the command that failed last."""
    _stack: list[_Lines | _Fork] = attrs.field(factory=list, init=False)

    def call(
        self,
        commands: Sequence[CompiledCommand],
        source: CommandSourceStack,
        frame: Frame,
    ) -> None:
        """Queue the lines of a function in front of everything that waits."""
        self._stack.append(_Lines(frame, commands, source))

    def run_command(self, command: CompiledCommand, source: CommandSourceStack) -> None:
        """Run a single line as the console does; its result goes to the source's callback."""
        frame = Frame(source)
        self._run_line(command, source, frame)
        self.run()

    def run(self) -> None:
        """Until nothing waits or the limit is met."""
        stack = self._stack
        while stack:
            top = stack[-1]
            waiting = top.commands if isinstance(top, _Lines) else top.sources
            if top.frame.returned or top.index >= len(waiting):
                stack.pop()
                continue
            if self.operations >= self.command_limit:
                # The rest is dropped without an error; later ticks run normally.
                self.limit_reached = True
                stack.clear()
                return
            index = top.index
            top.index = index + 1
            if isinstance(top, _Lines):
                self._run_line(top.commands[index], top.source, top.frame)
            else:
                self._run_action(top.action, top.sources[index], top.frame)

    def spend(self) -> None:
        """Count one operation, as a call of a function is one beside its lines."""
        self.operations += 1

    def note_unsupported(self, error: UnsupportedError) -> None:
        found = (error.mechanic, error.pos)
        if all((seen.mechanic, seen.pos) != found for seen in self.unsupported):
            self.unsupported.append(error)

    def _run_line(
        self, command: CompiledCommand, source: CommandSourceStack, frame: Frame
    ) -> None:
        if not command.modifiers:
            self._run_action(command.action, source, frame)
            return
        sources = self._fork(command, source)
        if sources:
            self._stack.append(_Fork(frame, command.action, sources))

    def _fork(
        self, command: CompiledCommand, source: CommandSourceStack
    ) -> Sequence[CommandSourceStack]:
        sources: Sequence[CommandSourceStack] = (source,)
        for modifier in command.modifiers:
            self.operations += 1
            made: list[CommandSourceStack] = []
            for one in sources:
                try:
                    made.extend(modifier.apply(one))
                except CommandError as error:
                    self._fail(one, error, told=not modifier.forks)
                except UnsupportedError as error:
                    self._miss(one, error)
                if len(made) >= self.fork_limit:
                    message = f"maximum number of contexts ({self.fork_limit}) reached"
                    self._fail(one, CommandError(message), told=True)
                    return ()
            sources = made
        return sources

    def _run_action(
        self, action: Action, source: CommandSourceStack, frame: Frame
    ) -> None:
        self.operations += 1
        try:
            if isinstance(action, ControlAction):
                action.enqueue(source, self, frame)
                return
            step: Step = action
            result = step(source)
        except CommandError as error:
            self._fail(source, error, told=True)
        except UnsupportedError as error:
            self._miss(source, error)
        else:
            source.report_result(True, result)

    def _fail(
        self, source: CommandSourceStack, error: CommandError, *, told: bool
    ) -> None:
        self.failure = error.message
        source.report_result(False, 0)
        if told:
            source.send_failure(error.message)

    def _miss(self, source: CommandSourceStack, error: UnsupportedError) -> None:
        """The line counts as failed, and whoever started the run hears why it proves nothing."""
        self.note_unsupported(error)
        self.failure = str(error)
        source.report_result(False, 0)
