"""What a command needs from the floors above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.command.advancement_control import AdvancementControl
    from gametest.command.chat.chat_message import ChatMessage
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.function_library import FunctionLibrary
    from gametest.command.session_control import SessionControl, TestControl
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.structure.template import StructureTemplate


class TickRateControl(Protocol):
    """Freezing and stepping the world; see `gametest.server.tick_rate`."""

    @property
    def rate(self) -> float:
        """Ticks per second."""
        ...

    @property
    def is_frozen(self) -> bool: ...

    @property
    def steps_left(self) -> int: ...

    def freeze(self) -> None: ...

    def unfreeze(self) -> None: ...

    def step(self, ticks: int) -> bool:
        """False if the world is not frozen."""
        ...

    def stop_stepping(self) -> bool:
        """False if no step is under way."""
        ...

    @property
    def sprint_left(self) -> int: ...

    def sprint(self, ticks: int) -> None:
        """Run so many ticks as fast as can be, frozen or not."""
        ...

    def stop_sprint(self) -> bool:
        """False if no sprint is under way."""
        ...


class ServerContext(Protocol):
    """The server as commands see it. Times are game ticks."""

    running_test: object | None
    """The test whose line runs at this moment; None for what the world does by itself."""

    @property
    def session(self) -> SessionControl | None:
        """The program round the world; None in a world of a batch of tests."""
        ...

    @property
    def tests(self) -> TestControl | None:
        """The tests that stand in a running world; None where `/test` has nothing to work on."""
        ...

    @property
    def advancements(self) -> AdvancementControl | None:
        """Those of the packs in use; None: no pack has any."""
        ...

    @property
    def functions(self) -> FunctionLibrary:
        """Functions and function tags of the packs in use."""
        ...

    def levels(self) -> Iterable[Level]:
        """All levels, the overworld first."""
        ...

    def find_template(self, id: Identifier) -> StructureTemplate | None:
        """A structure of the packs; None if no pack has it or it cannot be read."""
        ...

    def players(self) -> tuple[Player, ...]:
        """In the order in which they joined."""
        ...

    def find_player(self, name: str) -> Player | None:
        """By exact name."""
        ...

    def add_player(self, player: Player, level: Level | None = None) -> bool:
        """False if the name is taken."""
        ...

    def remove_player(self, player: Player) -> bool:
        """It leaves the game; false if it was not there."""
        ...

    def respawn_player(self, player: Player) -> None: ...

    def find_entity(self, uuid: int) -> Entity | None:
        """In any level."""
        ...

    def broadcast(self, message: ChatMessage) -> None:
        """Something that players, or everybody, would see or hear."""
        ...

    def command_feedback(
        self, source: CommandSourceStack, message: str, *, error: bool
    ) -> None:
        """What a command answers; never called for a silent source."""
        ...

    def notice(self, message: str) -> None:
        """Something that the game would only write to its log, as a reached command limit."""
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

    def reload_functions(self) -> None:
        """Run `#minecraft:load` again in the next tick."""
        ...

    @property
    def tick_rate(self) -> TickRateControl: ...

    def set_tick_rate(self, rate: float) -> None:
        """Ticks per second."""
        ...

    @property
    def clock_ms(self) -> int:
        """Milliseconds since the start if every tick took the time that its rate says."""
        ...
