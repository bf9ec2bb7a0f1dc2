"""What commands ask of a running server and of the tests that stand in its world.

A world that only runs a batch of tests has neither: what needs one is unsupported there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, final

import attrs

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.identifier import Identifier


@final
@attrs.frozen(kw_only=True)
class TickTimes:
    """How long ticks took, in milliseconds of real time."""

    count: int
    """Ticks that the numbers are made of."""
    average_ms: float
    p50_ms: float
    p95_ms: float
    p99_ms: float


class SessionControl(Protocol):
    """The server as a program: its packs, its saved world, its end."""

    def stop(self) -> None:
        """End after the tick that runs."""

    def save(self) -> str:
        """What was saved, a clause for people; raises `CommandError`."""

    def set_saving(self, on: bool) -> bool:
        """Whether the world is saved when the server ends; false if it was so already."""

    def reload(self) -> None:
        """Read the packs again before the next tick; what came of it is told there."""

    def available_packs(self) -> tuple[str, ...]:
        """Names of those that are not in use."""

    def enabled_packs(self) -> tuple[str, ...]:
        """In the order in which they stand, the weakest first."""

    def use_packs(self, names: tuple[str, ...]) -> None:
        """As `reload`, with these packs."""

    def tick_times(self) -> TickTimes | None:
        """Of the last ticks; None before the first."""


@final
@attrs.frozen(kw_only=True)
class TestRunRequest:
    """How the tests of a command run; the defaults are the game's."""

    __test__ = False

    number_of_times: int = 1
    """0 is without limit."""
    until_failed: bool = True
    rotation_steps: int = 0
    tests_per_row: int | None = None
    """None: the game's 8."""
    copies: int = 1
    """Of the whole selection, side by side."""


class TestControl(Protocol):
    """`/test`: every method raises `CommandError` where the command fails."""

    def run_selected(
        self, source: CommandSourceStack, tests: str, request: TestRunRequest
    ) -> int: ...

    def run_failed(
        self, source: CommandSourceStack, only_required: bool, request: TestRunRequest
    ) -> int: ...

    def run_found(
        self, source: CommandSourceStack, finder: str, request: TestRunRequest
    ) -> int:
        """`finder` is `closest`, `these` or `that`."""

    def verify(self, source: CommandSourceStack, tests: str) -> int: ...

    def locate(self, source: CommandSourceStack, tests: str) -> int: ...

    def reset(self, source: CommandSourceStack, finder: str) -> int: ...

    def clear(self, source: CommandSourceStack, finder: str, radius: int | None) -> int:
        """`finder` may be `all`, within `radius`."""

    def export(
        self, source: CommandSourceStack, finder: str, test: Identifier | None
    ) -> int:
        """`finder` may be empty, with the name of a test."""

    def stop(self, source: CommandSourceStack) -> int: ...

    def tell_position(self, source: CommandSourceStack, variable: str) -> int: ...

    def create(
        self,
        source: CommandSourceStack,
        id: Identifier,
        size: tuple[int, int, int],
    ) -> int: ...
