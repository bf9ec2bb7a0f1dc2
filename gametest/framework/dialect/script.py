"""The body of a test file: its lines, compiled once for all attempts and worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.dialect.dialect import Dialect

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.framework.dialect.test_lines import LineProblem, TestLine
    from gametest.framework.game_test_helper import GameTestHelper


@final
@attrs.define(eq=False, repr=False)
class DialectScript:
    id: Identifier
    source: str
    """The path that messages show."""
    text: str
    dialect: Dialect
    dummy: str | None = None
    """Where the fake player stands that runs the lines."""
    values: Mapping[str, str] | None = None
    """Of the case that this is."""
    fixtures: tuple[Identifier, ...] = ()

    _lines: list[TestLine] | None = attrs.field(default=None, init=False)

    def lines(self, dispatcher: CommandDispatcher) -> list[TestLine]:
        """Those that are wrong are among them."""
        if self._lines is None:
            from gametest.framework.dialect.test_lines import LineReader

            reader = LineReader(self.source, self.dialect, dispatcher, self.values)
            self._lines = reader.read(self.text)
        return self._lines

    def problems(self, dispatcher: CommandDispatcher) -> list[LineProblem]:
        lines = self.lines(dispatcher)
        return [line.problem for line in lines if line.problem is not None]

    def hints(self, dispatcher: CommandDispatcher) -> list[LineProblem]:
        """What is accepted, although the dialect itself refuses it."""
        return [line.hint for line in self.lines(dispatcher) if line.hint is not None]

    def run(self, helper: GameTestHelper) -> None:
        """The body of the test: plans the lines, and runs what runs at once."""
        from gametest.framework.dialect.running import start

        start(self, helper)
