"""The cart that runs a command (https://minecraft.wiki/w/Minecart_with_Command_Block).

On an active activator rail it does so in every fourth tick at most. It is `@s` of the command and says its own
name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import BlockPos
from gametest.entity.minecart.minecart import MinecartBody
from gametest.level.command_host import CommandOrigin
from gametest.nbt.tags import Compound, Int, Long

if TYPE_CHECKING:
    from gametest.level.level import Level

_PAUSE: Final = 4


@final
@attrs.define(eq=False, repr=False)
class CommandMinecartBody(MinecartBody):
    last_run: int = attrs.field(default=0, init=False)
    """Its own turn."""

    def __attrs_post_init__(self) -> None:
        MinecartBody.__attrs_post_init__(self)
        self.is_rideable = False

    def activate(self, level: Level, pos: BlockPos, *, powered: bool) -> None:
        if not powered or self.tick_count - self.last_run < _PAUSE:
            return
        self.last_run = self.tick_count
        self.run(level)

    def run(self, level: Level) -> None:
        """Its command, now."""
        nbt = self.entity.nbt
        nbt["SuccessCount"] = Int(0)
        command = nbt.get("Command")
        if not isinstance(command, str) or not command:
            return
        if level.world.game_rules.is_on("command_blocks_work"):
            nbt.pop("LastOutput", None)
            level.command_host.run(command, self._origin(level))
        if nbt.get("UpdateLastExecution", 1):
            nbt["LastExecution"] = Long(level.game_time)

    def _origin(self, level: Level) -> CommandOrigin:
        entity, nbt = self.entity, self.entity.nbt
        feedback = level.world.game_rules.is_on("send_command_feedback")
        successes = 0

        def count(success: bool, _result: int) -> None:
            nonlocal successes
            successes += success
            nbt["SuccessCount"] = Int(successes)

        def hear(message: str, is_error: bool) -> None:
            if nbt.get("TrackOutput", 1) and (feedback or is_error):
                text: Compound = {"text": message}
                if is_error:
                    text["color"] = "red"
                nbt["LastOutput"] = {"text": "[00:00:00] ", "extra": [text]}

        return CommandOrigin(
            level=level,
            block_pos=entity.block_pos,
            position=entity.pos,
            yaw=entity.yaw,
            name=entity.display_name,
            on_result=count,
            on_output=hear,
            entity=entity,
        )
