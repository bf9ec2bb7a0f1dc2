"""Signs: what holds them, and what is written on them.

https://minecraft.wiki/w/Sign#Block_data
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.behaviour.standing.attached import Attached, OnSolid, OnWall
from gametest.block.sign_data import OP_FEATURES, OP_FEATURES_VERSION
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Byte, Compound, Tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_LINES: Final = 4
_SIDES: Final = ("front_text", "back_text")


class Written(BlockBehaviour):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        return None if kind is None else SignBlockEntity(kind, pos)


@final
class HangingSign(Written, Attached):
    """From the ceiling; those on a wall hold without one (https://minecraft.wiki/w/Hanging_Sign)."""

    def support_side(self, state: BlockState) -> Direction:
        return Direction.UP

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        above = level.get_block_state(Direction.UP.from_pos(pos))
        return above.is_face_sturdy(Direction.DOWN, SupportType.CENTER)


@final
class WallHangingSign(Written, Waterloggable):
    pass


@final
class WallSign(Written, OnWall):
    pass


@final
class StandingSign(Written, OnSolid):
    pass


@final
@attrs.define(eq=False, repr=False)
class SignBlockEntity(BlockEntity):
    """Both sides are always there, empty and black at first."""

    _level: Level | None = attrs.field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self.load(self.nbt)

    def entered(self, level: Level) -> None:
        self._level = level

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        if not self.nbt.get(OP_FEATURES):
            self.nbt.pop(OP_FEATURES, None)
        for side in _SIDES:
            self.nbt[side] = self._read_side(self.nbt.get(side))
        self.nbt["is_waxed"] = _flag(self.nbt.get("is_waxed"))

    def _read_side(self, given: Tag | None) -> Compound:
        side: Compound = dict(given) if isinstance(given, dict) else {}
        messages = side.get("messages")
        lines = messages if isinstance(messages, list) else [""] * _LINES
        side["messages"] = [self._read_line(line) for line in lines]
        if not isinstance(side.get("color"), str):
            side["color"] = "black"
        side["has_glowing_text"] = _flag(side.get("has_glowing_text"))
        return side

    def _read_line(self, line: Tag) -> Tag:
        """A sign fills in what a line refers to when it reads it; it sees with nobody's eyes.

        https://minecraft.wiki/w/Text_component_format#Component_resolution,
        https://lanternmc.com/docs/03-02-sign (`@s` finds nobody)
        """
        if isinstance(line, str):
            return line
        # Here, as few signs look anything up.
        from gametest.text.component import ComponentError, parse_component

        try:
            component = parse_component(line)
        except ComponentError:
            return line
        level = self._level
        if component.is_resolved or level is None or not trusts_text(level, self.nbt):
            return component.to_tag()
        return level.command_host.resolve_text(
            component.to_tag(), level, self.pos.center
        )


def trusts_text(level: Level, sign: Compound) -> bool:
    """Whether its texts are filled in and its commands run: since 26.3 only if its data say so.

    `allow_op_features`: changelog of the snapshot, https://github.com/SpyglassMC/vanilla-mcdoc.
    """
    is_old = level.world.version.data_version < OP_FEATURES_VERSION
    return is_old or bool(sign.get(OP_FEATURES))


def _flag(value: Tag | None) -> Byte:
    return Byte(1 if isinstance(value, int) and value else 0)
