"""Who runs a command, where, and who is told of the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.command.server_context import ServerContext
    from gametest.level.level import Level

ResultCallback: TypeAlias = Callable[[bool, int], None]
"""Success and result of a command; not called for a command without a result."""

GAME_MASTER: Final = 2
"""Permission of functions that the game itself runs (https://minecraft.wiki/w/Permission_level)."""
OWNER: Final = 4

ORIGIN: Final = Vec3(0.0, 0.0, 0.0)


@final
@attrs.frozen(eq=False)
class CommandSourceStack:
    """The context of a command; subcommands of `execute` make changed copies."""

    server: ServerContext
    level: Level
    position: Vec3 = attrs.field(default=ORIGIN, kw_only=True)
    yaw: float = attrs.field(default=0.0, kw_only=True)
    pitch: float = attrs.field(default=0.0, kw_only=True)
    permission_level: int = attrs.field(default=OWNER, kw_only=True)
    silent: bool = attrs.field(default=False, kw_only=True)
    name: str = attrs.field(default="Server", kw_only=True)
    callback: ResultCallback | None = attrs.field(default=None, kw_only=True)

    @classmethod
    def of_game_loop(cls, server: ServerContext, level: Level) -> CommandSourceStack:
        """The server as it runs functions by itself: game master, silent, no entity."""
        return cls(server, level, permission_level=GAME_MASTER, silent=True)

    def with_callback(self, callback: ResultCallback | None) -> CommandSourceStack:
        return attrs.evolve(self, callback=callback)

    def send_success(self, message: str) -> None:
        if not self.silent:
            self.server.command_feedback(self, message, error=False)

    def send_failure(self, message: str) -> None:
        if not self.silent:
            self.server.command_feedback(self, message, error=True)

    def report_result(self, success: bool, result: int) -> None:
        if self.callback is not None:
            self.callback(success, result)
