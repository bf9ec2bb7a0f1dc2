"""What a command needs from the floors above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.function_library import FunctionLibrary
    from gametest.level.level import Level


class ServerContext(Protocol):
    """The server as commands see it. Times are game ticks."""

    @property
    def functions(self) -> FunctionLibrary:
        """Functions and function tags of the packs in use."""
        ...

    def levels(self) -> Iterable[Level]:
        """All levels, the overworld first."""
        ...

    def broadcast(self, message: str) -> None:
        """A chat line that everybody sees: `say` and its kin."""
        ...

    def command_feedback(
        self, source: CommandSourceStack, message: str, *, error: bool
    ) -> None:
        """What a command answers; never called for a silent source."""
        ...

    def schedule_function(
        self, function: Identifier, delay: int, *, tag: bool, append: bool
    ) -> int:
        """Run a function or function tag in `delay` ticks; returns the game time of the run.

        Without `append`, earlier schedules of the same name are dropped.
        """
        ...

    def clear_scheduled(self, name: str) -> int:
        """Drop the schedules of `ns:path` or `#ns:path`; returns how many there were."""
        ...
