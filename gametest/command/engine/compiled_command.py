"""A command line ready to run: closures that take the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.score_terms import (
    ScoreComparison,
    ScoreOperation,
    ScoreStep,
    ScoreTest,
)

if TYPE_CHECKING:
    from gametest.command.engine.execution import CommandExecution, Frame, Rest
    from gametest.command.engine.execution_frame import Lines
    from gametest.core.identifier import Identifier

Step: TypeAlias = Callable[[CommandSourceStack], int]
"""Does the work and returns the result; success is 1 unless it raises `CommandError`."""
Modifier: TypeAlias = Callable[[CommandSourceStack], Sequence[CommandSourceStack]]
"""The sources with which the rest of the line runs."""
Test: TypeAlias = Callable[[CommandSourceStack], bool]
Change: TypeAlias = Callable[[CommandSourceStack], CommandSourceStack]
Selection: TypeAlias = Callable[[CommandSourceStack], CommandSourceStack | None]
"""None: the line ends."""
Block: TypeAlias = "Callable[[CommandSourceStack, Lines, int], int]"
"""Takes the source, the place in the queue and the operations that are left.

The operations spent, or -1 if nothing ran.
"""
Why: TypeAlias = Callable[[CommandSourceStack], str]
"""Says what was found instead; changes nothing and may raise as the link itself does."""


class ControlAction:
    """A command that works on the queue itself, as `function` and `return` do.

    A class and not a protocol: it is told from a `Step` once for every command that runs. It
    counts its own operations with `execution.spend`.
    """

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        """`returning`: behind `return run`, so its result is the frame's."""
        raise NotImplementedError

    def only_calls(self, id: Identifier) -> bool:
        """It does nothing but call this function, without arguments."""
        return False


class ControlModifier:
    """A link of a line that works on the queue, as `return run` and `if function` do."""

    def enqueue(
        self,
        sources: Sequence[CommandSourceStack],
        rest: Rest,
        execution: CommandExecution,
        frame: Frame,
    ) -> None:
        """Go on with `rest` by `execution.go_on`, now or when something else has run."""
        raise NotImplementedError


@final
@attrs.frozen(eq=False)
class ExplainedStep:
    """A condition at the end of a line, which can say why it failed.

    The step changes nothing, so an explanation may ask it again.
    """

    step: Step
    why: Why


Action: TypeAlias = Step | ControlAction | ExplainedStep | ScoreStep


@final
@attrs.frozen(eq=False)
class Condition:
    """A link that keeps the source or drops it."""

    test: Test
    why: Why | None = None
    score: ScoreTest | ScoreComparison | None = None
    """The same as data, if it is about named scores."""


@final
@attrs.frozen(eq=False)
class SourceChange:
    """A link that always gives exactly one source."""

    change: Change
    acts: bool = attrs.field(default=False, kw_only=True)
    """It does something to the world, so an explanation must not ask it again."""


@final
@attrs.frozen(eq=False)
class Fork:
    """A link that gives any number of sources."""

    apply: Modifier
    why: Why | None = None
    """Asked when it gave none."""
    one: Selection | None = None
    """The same, where it never gives more than one, as with `@s`."""


ChainLink: TypeAlias = tuple[Test | None, Change | Selection | None, bool]
"""Test, change and whether it forks; with neither, it is `return run`."""
Link: TypeAlias = Modifier | Condition | SourceChange | Fork | ControlModifier


@final
class ReturnRun(ControlModifier):
    """`return run`: the rest of the function is dropped before the command runs."""

    def enqueue(
        self,
        sources: Sequence[CommandSourceStack],
        rest: Rest,
        execution: CommandExecution,
        frame: Frame,
    ) -> None:
        if not sources:
            if rest.returning:
                execution.fall_through(frame)
            return
        frame.discard()
        rest.returning = True
        execution.go_on(sources, rest, frame)


@final
@attrs.define(eq=False, repr=False)
class CompiledModifier:
    apply: Modifier
    forks: bool
    """A fork swallows the failures behind it, as the game does."""
    text: str = ""
    """As written, `if score #a o matches 3`."""
    link: Link | None = None
    test: Test | None = attrs.field(default=None, init=False)
    change: Change | None = attrs.field(default=None, init=False)
    """At most one of `test` and `change` is set; with neither, `apply` gives the sources."""
    one: Selection | None = attrs.field(default=None, init=False)
    control: ControlModifier | None = attrs.field(default=None, init=False)
    score: ScoreTest | ScoreComparison | None = attrs.field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        link = self.link
        if isinstance(link, Condition):
            self.test = link.test
            self.score = link.score
        elif isinstance(link, SourceChange):
            self.change = link.change
        elif isinstance(link, Fork):
            self.one = link.one
        elif isinstance(link, ControlModifier):
            self.control = link

    @property
    def keeps_one(self) -> bool:
        """One source stays at most one, without work on the queue but for `return run`."""
        return (
            self.test is not None
            or self.change is not None
            or self.one is not None
            or isinstance(self.control, ReturnRun)
        )

    @classmethod
    def of(cls, link: Link, text: str, *, forks: bool) -> CompiledModifier:
        if isinstance(link, Condition):
            test = link.test
            return cls(
                lambda source: (source,) if test(source) else (), forks, text, link
            )
        if isinstance(link, SourceChange):
            change = link.change
            return cls(lambda source: (change(source),), forks, text, link)
        if isinstance(link, Fork):
            return cls(link.apply, forks, text, link)
        if isinstance(link, ControlModifier):
            return cls(lambda source: (source,), forks, text, link)
        return cls(link, forks, text, link)


@final
@attrs.define(eq=False, repr=False)
class CompiledCommand:
    """Captures no level and no server, so a fresh world costs no recompilation."""

    text: str
    action: Action
    modifiers: tuple[CompiledModifier, ...] = ()
    line: int = 0
    """Line in the function's file, 0 outside of one."""
    why: Why | None = None
    """Why the action itself failed, where it can say."""

    step: Step | None = attrs.field(default=None, init=False)
    """The action, if that is all there is to run: no link and no work on the queue."""
    guards: tuple[Test, ...] | None = attrs.field(default=None, init=False)
    """The links, if all of them are conditions."""
    guard_cost: int = attrs.field(default=0, init=False)
    """Operations of the guards, which count behind one that fails too."""
    run: Step | None = attrs.field(default=None, init=False)
    control: ControlAction | None = attrs.field(default=None, init=False)
    """The action is one of these two."""
    chain: tuple[ChainLink, ...] | None = attrs.field(default=None, init=False)
    """The links, if each of them keeps one source one source."""
    chain_cost: int = attrs.field(default=0, init=False)
    """Operations of a chain at most, its action included.

    Without room for them it goes through the queue, which looks at its limits on the way.
    """

    score_operation: ScoreOperation | None = attrs.field(default=None, init=False)
    score_tests: tuple[ScoreTest | ScoreComparison, ...] | None = attrs.field(
        default=None, init=False
    )
    """The action and the guards as data, if that is all they are."""
    block: Block | None = attrs.field(default=None, init=False)
    """Stands for many lines; see `hot_function`."""
    block_cost: int = attrs.field(default=0, init=False)
    """Operations at most."""
    block_lines: tuple[CompiledCommand, ...] = attrs.field(default=(), init=False)

    def __attrs_post_init__(self) -> None:
        action = self.action
        if isinstance(action, ExplainedStep):
            self.action = action.step
            self.why = action.why
        elif isinstance(action, ScoreStep):
            self.action = action.step
            self.score_operation = action.operation
        if isinstance(self.action, ControlAction):
            self.control = self.action
        elif not isinstance(self.action, ExplainedStep | ScoreStep):
            self.run = self.action
            self.step = None if self.modifiers else self.action
        tests = [modifier.test for modifier in self.modifiers if modifier.forks]
        found = tuple([test for test in tests if test is not None])
        if len(found) == len(self.modifiers):
            self.guards = found
            self.guard_cost = len(found)
            scores = [modifier.score for modifier in self.modifiers]
            named = tuple([score for score in scores if score is not None])
            self.score_tests = named if len(named) == len(scores) else None
        if all(modifier.keeps_one for modifier in self.modifiers):
            self.chain = tuple(
                (each.test, each.change or each.one, each.forks)
                for each in self.modifiers
            )
            counted = [one for one in self.modifiers if one.control is None]
            self.chain_cost = len(counted) + 1

    def explain(self, source: CommandSourceStack) -> str | None:
        """Which link stops the line for this source; None if it would run to its action.

        Asks the world as it is now and changes nothing.
        """
        from gametest.command.explanation import explain

        return explain(self, source)


@final
class FallThrough(ControlAction):
    """Behind a `return run` of which the command gave no result: the frame fails."""

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        frame.end(success=False, result=0)


FALL_THROUGH: Final = CompiledCommand("return fail", FallThrough())
