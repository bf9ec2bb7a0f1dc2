"""Running a command from below: a command block has a text, the command room knows what it means.

The server gives each of its levels a host; a level without one runs no command.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag

ResultListener = Callable[[bool, int], None]
"""Success and result, once for each run of the command's last part."""
OutputListener = Callable[[str, bool], None]
"""A message that the command answers, and whether it is an error."""


@final
@attrs.frozen(eq=False, kw_only=True)
class CommandOrigin:
    """Who runs a command and where, as a block knows it; the permission is a game master's."""

    level: Level
    block_pos: BlockPos
    position: Vec3
    yaw: float
    """Degrees."""
    name: str
    on_result: ResultListener
    on_output: OutputListener
    entity: Entity | None = None
    """`@s`, if somebody runs it."""
    pitch: float = 0.0
    """A block has none."""


class CommandHost:
    """The default has no commands and no structures: using it is unsupported."""

    def run(self, text: str, origin: CommandOrigin) -> None:
        """One line, with or without its slash. A wrong one answers an error and no result."""
        mechanic = "commands of a level without a server"
        raise UnsupportedError(mechanic, origin.block_pos)

    def resolve_text(
        self, text: Tag, level: Level, position: Vec3, entity: Entity | None = None
    ) -> Tag:
        """A text component with what it refers to filled in, as seen from a place.

        Only asked for components that refer to something; `entity` is `@s`.
        """
        mechanic = "text that refers to something in a level without a server"
        raise UnsupportedError(mechanic, position.block_pos)

    def place_template(
        self,
        id: Identifier,
        level: Level,
        pos: BlockPos,
        *,
        mirror: str,
        rotation: str,
        with_entities: bool,
        strict: bool,
    ) -> bool:
        """Paste a structure of the packs with its corner's pivot at `pos`; false: there is none."""
        mechanic = "structures of a level without a server"
        raise UnsupportedError(mechanic, pos)
