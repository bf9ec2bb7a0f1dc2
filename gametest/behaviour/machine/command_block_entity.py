"""What a command block keeps: its text, its last result, and whether it is on.

https://minecraft.wiki/w/Command_Block#Block_data
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos, Vec3
from gametest.level.block_entity import BlockEntity
from gametest.level.command_host import CommandOrigin
from gametest.nbt.tags import Byte, Compound, Int, Long

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

CHAIN: Final = "minecraft:chain_command_block"
REPEATING: Final = "minecraft:repeating_command_block"
_IMPULSE: Final = "minecraft:command_block"

_YAW: Final = {
    direction: float((index + 2) % 4 * 90)
    for index, direction in enumerate(HORIZONTALS)
}
"""Degrees, 0 is south; one that looks up or down has 270 (general knowledge, in no source here)."""
_NAME: Final = "@"
_NEVER: Final = -1


def is_command_block(state: BlockState) -> bool:
    return state.block.name in (_IMPULSE, CHAIN, REPEATING)


@final
@attrs.define(eq=False, repr=False)
class CommandBlockEntity(BlockEntity):
    """Its output is told in our own words, after a clock that stands at midnight."""

    is_automatic: bool = False
    """Always active; a chain command block is, until its data say otherwise."""
    is_powered: bool = attrs.field(init=False, default=False)
    condition_met: bool = attrs.field(init=False, default=False)
    success_count: int = attrs.field(init=False, default=0)
    last_execution: int = attrs.field(init=False, default=_NEVER)
    """Game time; a block runs once in a tick at most."""
    _level: Level | None = attrs.field(init=False, default=None)

    @property
    def command(self) -> str:
        text = self.nbt.get("Command", "")
        return text if isinstance(text, str) else ""

    def entered(self, level: Level) -> None:
        self._level = level

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.is_powered = bool(self.nbt.pop("powered", 0))
        self.condition_met = bool(self.nbt.pop("conditionMet", 0))
        self.success_count = _int(self.nbt.pop("SuccessCount", 0))
        self.last_execution = _int(self.nbt.pop("LastExecution", _NEVER))
        was_automatic = self.is_automatic
        self.is_automatic = bool(self.nbt.pop("auto", 0))
        level = self._level
        if was_automatic or not self.is_automatic or self.is_powered or level is None:
            return
        state = level.get_block_state(self.pos)
        # A chain command block waits for the block behind it.
        if is_command_block(state) and not state.is_block(CHAIN):
            self.start(level, state)

    def save(self) -> Compound:
        saved: Compound = {
            "Command": "",
            "TrackOutput": Byte(1),
            "UpdateLastExecution": Byte(1),
            **super().save(),
            "SuccessCount": Int(self.success_count),
            "powered": Byte(self.is_powered),
            "conditionMet": Byte(self.condition_met),
            "auto": Byte(self.is_automatic),
        }
        if self._keeps_time and self.last_execution > 0:
            saved["LastExecution"] = Long(self.last_execution)
        return saved

    def start(self, level: Level, state: BlockState) -> None:
        """It runs in the next tick, if its condition holds now."""
        self.look_behind(level, state)
        level.schedule_tick(self.pos, state.block, 1)

    def look_behind(self, level: Level, state: BlockState) -> bool:
        """Whether it may run: a conditional one only after a success of the block behind it."""
        self.condition_met = True
        if state.get("conditional") == "true":
            back = Direction.by_label(state.get("facing")).opposite
            behind = level.get_block_entity(back.from_pos(self.pos))
            self.condition_met = (
                isinstance(behind, CommandBlockEntity) and behind.success_count > 0
            )
        return self.condition_met

    def run(self, level: Level, state: BlockState) -> bool:
        """Run the command; false if it ran in this tick already."""
        now = level.game_time
        if now == self.last_execution:
            return False
        self.success_count = 0
        if self.command == "Searge":
            # The game's own jest: https://minecraft.wiki/w/Easter_eggs#Commands.
            self._note("#itzlipofutzli", is_error=False)
            self.success_count = 1
            return True
        if self.command and level.world.game_rules.is_on("command_blocks_work"):
            self.nbt.pop("LastOutput", None)
            level.command_host.run(self.command, self._origin(level, state))
        self.last_execution = now if self._keeps_time else _NEVER
        return True

    @property
    def _keeps_time(self) -> bool:
        return bool(self.nbt.get("UpdateLastExecution", 1))

    def _origin(self, level: Level, state: BlockState) -> CommandOrigin:
        x, y, z = self.pos
        custom = self.nbt.get("CustomName")
        feedback = level.world.game_rules.is_on("send_command_feedback")

        def count(success: bool, _result: int) -> None:
            self.success_count += success

        def hear(message: str, is_error: bool) -> None:
            if feedback or is_error:
                self._note(message, is_error=is_error)

        return CommandOrigin(
            level=level,
            block_pos=self.pos,
            position=Vec3(x + 0.5, y + 0.5, z + 0.5),
            yaw=_YAW.get(Direction.by_label(state.get("facing")), 270.0),
            name=custom if isinstance(custom, str) else _NAME,
            on_result=count,
            on_output=hear,
        )

    def _note(self, message: str, *, is_error: bool) -> None:
        if self.nbt.get("TrackOutput", 1):
            text: Compound = {"text": message}
            if is_error:
                text["color"] = "red"
            self.nbt["LastOutput"] = {"text": "[00:00:00] ", "extra": [text]}


def command_block_at(level: Level, pos: BlockPos) -> CommandBlockEntity | None:
    found = level.get_block_entity(pos)
    return found if isinstance(found, CommandBlockEntity) else None


def _int(value: object) -> int:
    return int(value) if isinstance(value, int) else 0
