"""Functions and commands of the packs, run by a body; the game's helper has no such method.

They run as the server, silent, at the corner of the structure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.helper.entities import EntityHelper

if TYPE_CHECKING:
    from gametest.command.engine.function_runner import FunctionResult
    from gametest.framework.game_test_info import TestConsole


class CommandHelper(EntityHelper):
    def run_function(self, name: str) -> int | None:
        """What the function returned, None if nothing; asserts that it exists."""
        corner = self.placement.origin
        result = self._console().call(Identifier.parse(name), self.level, corner)
        if not result.found:
            raise self._failed(f"there is no function {name}")
        return self._result(name, result)

    def run_command(self, line: str) -> int | None:
        """The command's result; asserts that it succeeded."""
        from gametest.core.string_reader import TextSyntaxError

        corner = self.placement.origin
        try:
            result = self._console().run_line(line, self.level, corner)
        except TextSyntaxError as error:
            raise self._failed(f"{line!r} is not a command: {error}") from None
        if result.success is False:
            raise self._failed(f"{line!r} failed: {result.failure or 'no result'}")
        return self._result(line, result)

    def _console(self) -> TestConsole:
        if self.info.console is None:
            mechanic = "commands of a test without a server"
            raise UnsupportedError(mechanic)
        return self.info.console

    def _result(self, text: str, result: FunctionResult) -> int | None:
        for error in result.unsupported:
            self.info.add_missing(error.mechanic, error.pos, self.info.tick_count)
        if result.found and result.success is None and result.failure is not None:
            raise self._failed(f"{text}: {result.failure}")
        return result.result

    def _failed(self, reason: str) -> GameTestAssertError:
        return GameTestAssertError(reason, self.info.tick_count)
