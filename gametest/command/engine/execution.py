"""Runs commands from a queue with the game's limits, so recursion never meets Python's.

New work goes in front of old (https://minecraft.wiki/w/Commands/function): a called function runs
to its end before the caller's next line. A stack of half-run lists says the same and costs less.
"""

# size: the loop that every command goes through, kept in one frame

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.call_chain import CallSite, sites_of
from gametest.command.engine.compiled_command import (
    FALL_THROUGH,
    ChainLink,
    CompiledCommand,
    CompiledModifier,
    ControlAction,
)
from gametest.command.engine.execution_frame import Branches, Lines
from gametest.command.engine.execution_frame import Frame as Frame
from gametest.command.engine.execution_frame import Rest as Rest
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError


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
    limit_chain: tuple[CallSite, ...] = attrs.field(default=(), init=False)
    """Where the limit was met, the innermost call first."""
    unsupported: list[UnsupportedError] = attrs.field(factory=list, init=False)
    """Each mechanic and place once, in order of the first meeting."""
    unsupported_chains: list[tuple[CallSite, ...]] = attrs.field(
        factory=list, init=False
    )
    """Where each of them was met, the innermost call first."""
    failure: str | None = attrs.field(default=None, init=False)
    """The message of the command that failed last."""
    _stack: list[Lines | Branches] = attrs.field(factory=list, init=False)

    # -- putting work in front -----------------------------------------------------------

    def call(
        self,
        commands: Sequence[CompiledCommand],
        source: CommandSourceStack,
        frame: Frame,
    ) -> None:
        """Queue the lines of a function in front of everything that waits."""
        stack, tail_calls = self._stack, 0
        # Without the call of its initialiser: every call of a function makes one.
        lines: Lines = _new(Lines)
        while stack:
            # As `_prune`, without a call: recursion spends its time here.
            top = stack[-1]
            if top.index < top.size and top.generation == top.frame.control[0]:
                break
            del stack[-1]
            tail_calls += top.tail_calls
            if type(top) is Lines:
                tail_calls += 1
        lines.frame = frame
        lines.generation = frame.control[0]
        lines.commands = commands
        lines.source = source
        lines.size = len(commands)
        lines.index = 0
        lines.tail_calls = tail_calls
        stack.append(lines)

    def fall_through(self, frame: Frame) -> None:
        """Queue the failure of a `return run` whose command gives no result."""
        tail_calls = self._prune()
        self._stack.append(
            Lines(
                *(frame, frame.control[0], (FALL_THROUGH,), _NO_SOURCE, 1),
                tail_calls=tail_calls,
            )
        )

    def _prune(self) -> int:
        """Forget what is finished or dropped, so that calls by a last line cost no space."""
        stack = self._stack
        tail_calls = 0
        while stack:
            top = stack[-1]
            if top.index < top.size and top.generation == top.frame.control[0]:
                break
            stack.pop()
            tail_calls += top.tail_calls + isinstance(top, Lines)
        return tail_calls

    def go_on(
        self, sources: Sequence[CommandSourceStack], rest: Rest, frame: Frame
    ) -> None:
        """Run the rest of a line now; what it calls is queued."""
        command, forked = rest.command, rest.forked
        modifiers = command.modifiers
        for index in range(rest.index, len(modifiers)):
            modifier = modifiers[index]
            forked = forked or modifier.forks
            if modifier.control is not None:
                following = Rest(command, index + 1, forked, rest.returning)
                modifier.control.enqueue(sources, following, self, frame)
                return
            self.operations += 1
            made = self._apply(modifier, sources, forked=forked)
            if made is None:
                sources = ()
                break
            sources = made
        if not sources:
            if rest.returning:
                self.fall_through(frame)
            return
        end = Rest(command, len(modifiers), forked, rest.returning)
        if rest.returning and not isinstance(command.action, ControlAction):
            # Only the first branch counts, and its result is the frame's.
            first = sources[0]
            sources = (
                first if frame.callback is None else first.also_telling(frame.callback),
            )
        # Nothing is forgotten here: what goes wrong in a branch is told with the line it is of.
        self._stack.append(
            Branches(frame, frame.control[0], end, sources, len(sources))
        )

    def spend(self) -> None:
        """Count one operation, as a call of a function is one beside its lines."""
        self.operations += 1

    # -- running -------------------------------------------------------------------------

    def run_command(self, command: CompiledCommand, source: CommandSourceStack) -> None:
        """Run a single line as the console does; its result goes to the source's callback."""
        self.call((command,), source, Frame())
        self.run()

    def run(self) -> None:
        """Until nothing waits or the limit is met."""
        stack = self._stack
        while stack:
            top = stack[-1]
            if top.index >= top.size or top.generation != top.frame.control[0]:
                stack.pop()
                continue
            if self.operations >= self.command_limit:
                # The rest is dropped without an error; later ticks run normally.
                self.limit_reached = True
                self.limit_chain = self.call_chain(waits=True)
                stack.clear()
                return
            if isinstance(top, Lines):
                self._run_lines(top)
            else:
                self._run_branches(top)

    def _run_lines(self, lines: Lines) -> None:
        """Until one of them changes the stack; the commonest lines never leave this loop."""
        stack, limit = self._stack, self.command_limit
        # With room for one source only, every link meets the limit.
        has_room = self.fork_limit > 1
        while True:
            commands, source, frame = lines.commands, lines.source, lines.frame
            size, callback, control = lines.size, source.callback, frame.control
            index, generation = lines.index, lines.generation
            operations = self.operations
            while index < size and operations < limit:
                command = commands[index]
                index += 1
                step = command.step
                if step is not None:
                    operations += 1
                    try:
                        result = step(source)
                    except CommandError as error:
                        self.fail(source, error, told=True)
                    except UnsupportedError as error:
                        lines.index = index
                        self._miss(source, error)
                    else:
                        if callback is not None:
                            callback(True, result)
                    continue
                guards = command.guards
                if guards is not None and (has_room or not guards):
                    run = command.run
                    # All of them, as `go_on` counts links without a source too.
                    operations += command.guard_cost
                    try:
                        for test in guards:
                            if not test(source):
                                break
                        else:
                            if operations >= limit and guards:
                                self.operations = operations
                                self._wait_at_end(command, lines, index)
                                break
                            if run is not None:
                                operations += 1
                                result = run(source)
                                if callback is not None:
                                    callback(True, result)
                                continue
                            lines.index = index
                            self.operations = operations
                            command.control.enqueue(source, self, frame)  # type: ignore[union-attr]
                            if stack[-1] is not lines or control[0] != generation:
                                break
                            operations = self.operations
                    except CommandError as error:
                        self.fail(source, error, told=not guards)
                    except UnsupportedError as error:
                        lines.index = index
                        self._miss(source, error)
                    continue
                lines.index = index
                self.operations = operations
                if command.block is not None:
                    spent = -1
                    if has_room and operations + command.block_cost <= limit:
                        spent = command.block(source, lines, limit - operations)
                    if spent >= 0:
                        operations += spent
                        # A loop without room for its lines stands at its start again.
                        index = lines.index
                        continue
                    self._run_block_lines(command, lines)
                    break
                if (
                    command.chain is not None
                    and has_room
                    and operations + command.chain_cost <= limit
                ):
                    self._run_chain(command, command.chain, source, frame)
                else:
                    self.go_on((source,), Rest(command, 0), frame)
                if stack[-1] is not lines or control[0] != generation:
                    break
                operations = self.operations
            else:
                lines.index = index
                self.operations = operations
                if index < size:
                    return
                # Its end: go on with the caller at once.
                stack.pop()
                if not stack:
                    return
                top = stack[-1]
                if (
                    type(top) is not Lines
                    or top.index >= top.size
                    or top.generation != top.frame.control[0]
                    or operations >= limit
                ):
                    return
                lines = top
                continue
            top = stack[-1]
            if top.index or type(top) is not Lines:
                return
            # A function has been called: go on with its lines at once.
            lines = top

    def _wait_at_end(
        self, command: CompiledCommand, lines: Lines, following: int
    ) -> None:
        """No operation is left for the end of a line; `run` drops what waits and tells where."""
        lines.index = following
        rest = Rest(command, len(command.modifiers), forked=True)
        self._stack.append(
            Branches(lines.frame, lines.generation, rest, (lines.source,), 1)
        )

    def _run_block_lines(self, command: CompiledCommand, lines: Lines) -> None:
        """One by one: somebody listens, or the limit is near."""
        is_last = lines.index >= lines.size
        self.call(command.block_lines, lines.source, lines.frame)
        top = self._stack[-1]
        # They are of the same call: it did not replace itself, and is the one that is told.
        top.tail_calls = top.tail_calls - 1 if is_last else lines.tail_calls

    def _run_branches(self, branches: Branches) -> None:
        rest, sources = branches.rest, branches.sources
        action = rest.command.action
        if isinstance(action, ControlAction):
            source = sources[branches.index]
            branches.index += 1
            self._control(action, source, branches.frame, rest.returning, rest.forked)
            return
        index, operations = branches.index, self.operations
        while index < branches.size and operations < self.command_limit:
            source = sources[index]
            index += 1
            operations += 1
            try:
                result = action(source)  # type: ignore[operator]
            except CommandError as error:
                self.fail(source, error, told=not rest.forked)
            except UnsupportedError as error:
                self._miss(source, error)
            else:
                if source.callback is not None:
                    source.callback(True, result)
        branches.index = index
        self.operations = operations

    def _run_chain(
        self,
        command: CompiledCommand,
        chain: tuple[ChainLink, ...],
        source: CommandSourceStack,
        frame: Frame,
    ) -> None:
        """A line whose links all keep one source: `go_on` for the common case."""
        forked = returning = False
        operations, cost = self.operations, command.chain_cost
        try:
            for test, change, forks in chain:
                if forks:
                    forked = True
                if test is not None:
                    operations += 1
                    if not test(source):
                        break
                elif change is not None:
                    operations += 1
                    changed = change(source)
                    if changed is None:
                        break
                    source = changed
                else:
                    frame.discard()
                    returning = True
            else:
                action = command.action
                if isinstance(action, ControlAction):
                    self.operations = operations
                    self._control(action, source, frame, returning, forked)
                    return
                operations += 1
                if returning:
                    returning = False
                    if frame.callback is not None:
                        source = source.also_telling(frame.callback)
                result = action(source)  # type: ignore[operator]
                callback = source.callback
                if callback is not None:
                    callback(True, result)
        except CommandError as error:
            self.fail(source, error, told=not forked)
            if not forked:
                cost = 0
        except UnsupportedError as error:
            self._miss(source, error)
        spent = operations - self.operations
        if spent < cost:
            operations += _left_over(chain, spent)
        self.operations = operations
        if returning:
            self.fall_through(frame)

    def _control(
        self,
        action: ControlAction,
        source: CommandSourceStack,
        frame: Frame,
        returning: bool,
        forked: bool,
    ) -> None:
        try:
            action.enqueue(source, self, frame, returning)
        except CommandError as error:
            self.fail(source, error, told=not forked)
        except UnsupportedError as error:
            self._miss(source, error)
        else:
            return
        if returning:
            self.fall_through(frame)

    def _apply(
        self,
        modifier: CompiledModifier,
        sources: Sequence[CommandSourceStack],
        *,
        forked: bool,
    ) -> Sequence[CommandSourceStack] | None:
        """None: the whole line ends."""
        made: list[CommandSourceStack] = []
        test, change, select = modifier.test, modifier.change, modifier.one
        for one in sources:
            try:
                if test is not None:
                    if test(one):
                        made.append(one)
                elif change is not None:
                    made.append(change(one))
                elif select is not None:
                    selected = select(one)
                    if selected is not None:
                        made.append(selected)
                else:
                    made.extend(modifier.apply(one))
            except CommandError as error:
                self.fail(one, error, told=not forked)
                if not forked:
                    return None
            except UnsupportedError as error:
                self._miss(one, error)
            if len(made) >= self.fork_limit:
                message = f"maximum number of contexts ({self.fork_limit}) reached"
                self.fail(one, CommandError(message), told=True)
                return None
        return made

    # -- what came of it -----------------------------------------------------------------

    def call_chain(self, *, waits: bool = False) -> tuple[CallSite, ...]:
        """Where the queue stands, the innermost call first.

        With `waits` the innermost place is the line that would run next, else the one that runs.
        """
        return sites_of(self._stack, waits=waits)

    def running(self) -> Iterator[tuple[Frame, CompiledCommand]]:
        """Of a command that works on the queue: the lines that have begun, innermost first."""
        for entry in reversed(self._stack):
            if isinstance(entry, Branches):
                yield entry.frame, entry.rest.command
            elif entry.index:
                yield entry.frame, entry.commands[entry.index - 1]

    def note_unsupported(self, error: UnsupportedError) -> None:
        found = (error.mechanic, error.pos)
        if all((seen.mechanic, seen.pos) != found for seen in self.unsupported):
            self.unsupported.append(error)
            self.unsupported_chains.append(self.call_chain())

    def fail(
        self, source: CommandSourceStack, error: CommandError, *, told: bool
    ) -> None:
        """A command or link of this source failed, as the game means it."""
        self.failure = error.message
        source.report_result(False, 0)
        if told:
            source.send_failure(error.message)

    def _miss(self, source: CommandSourceStack, error: UnsupportedError) -> None:
        """The line counts as failed, and whoever started the run hears why it proves nothing."""
        self.note_unsupported(error)
        self.failure = str(error)
        source.report_result(False, 0)


def _left_over(chain: tuple[ChainLink, ...], spent: int) -> int:
    """Links behind the one at which a line was left without a source: `go_on` counts them."""
    counted = 0
    for test, change, _ in chain:
        if test is not None or change is not None:
            counted += 1
        elif counted >= spent:
            break
    return counted - spent


_new: Final = object.__new__
_NO_SOURCE: Final = CommandSourceStack(None, None)  # type: ignore[arg-type]
