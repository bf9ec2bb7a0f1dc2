"""Who runs a command, where, and who is told of the result."""

# size: one cheap copy for each thing that a command can change

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.command.server_context import ServerContext
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

ResultCallback: TypeAlias = Callable[[bool, int], None]
"""Success and result of a command; not called for a command without a result."""

GAME_MASTER: Final = 2
"""Permission of functions that the game itself runs (https://minecraft.wiki/w/Permission_level)."""
OWNER: Final = 4

ORIGIN: Final = Vec3(0.0, 0.0, 0.0)

FEET: Final = "feet"
EYES: Final = "eyes"


@final
@attrs.define(eq=False)
class CommandSourceStack:
    """The context of a command; subcommands of `execute` make changed copies.

    Nobody writes to one that others can see: it is only not frozen because a copy is made for
    every entity of every fork, and freezing costs three times as much.
    """

    server: ServerContext
    level: Level
    position: Vec3 = attrs.field(default=ORIGIN, kw_only=True)
    yaw: float = attrs.field(default=0.0, kw_only=True)
    pitch: float = attrs.field(default=0.0, kw_only=True)
    permission_level: int = attrs.field(default=OWNER, kw_only=True)
    silent: bool = attrs.field(default=False, kw_only=True)
    _name: str = attrs.field(default="Server", kw_only=True, alias="name")
    callback: ResultCallback | None = attrs.field(default=None, kw_only=True)
    entity: Entity | None = attrs.field(default=None, kw_only=True)
    anchor: str = attrs.field(default=FEET, kw_only=True)
    """`feet` or `eyes`: where local coordinates and `facing` start."""

    @classmethod
    def of_game_loop(cls, server: ServerContext, level: Level) -> CommandSourceStack:
        """The server as it runs functions by itself: game master, silent, no entity.

        It stands at the corner of the world spawn's block
        (https://minecraft.wiki/w/Function_(Java_Edition)).
        """
        x, y, z = level.world.spawn.pos
        corner = Vec3(float(x), float(y), float(z))
        return cls(
            server, level, position=corner, permission_level=GAME_MASTER, silent=True
        )

    @classmethod
    def of_entity(cls, server: ServerContext, entity: Entity) -> CommandSourceStack:
        """An entity that types a command where it stands."""
        level = entity.level
        if level is None:
            msg = f"{entity.type_id} is in no level"
            raise ValueError(msg)
        return cls(server, level).at(entity).with_entity(entity)

    @property
    def name(self) -> str:
        """Who speaks: the entity's shown name, else the server's."""
        return self._name if self.entity is None else self.entity.display_name

    # -- copies --------------------------------------------------------------------------

    def copy(self) -> CommandSourceStack:
        """A copy that its maker may still change."""
        new: CommandSourceStack = _new(CommandSourceStack)
        new.server = self.server
        new.level = self.level
        new.position = self.position
        new.yaw = self.yaw
        new.pitch = self.pitch
        new.permission_level = self.permission_level
        new.silent = self.silent
        new._name = self._name
        new.callback = self.callback
        new.entity = self.entity
        new.anchor = self.anchor
        return new

    def with_callback(self, callback: ResultCallback | None) -> CommandSourceStack:
        if callback is self.callback:
            return self
        new = self.copy()
        new.callback = callback
        return new

    def also_telling(self, callback: ResultCallback) -> CommandSourceStack:
        """Tell the old callback first, then this one."""
        first = self.callback
        if first is None:
            return self.with_callback(callback)

        def both(success: bool, result: int) -> None:
            first(success, result)
            callback(success, result)

        return self.with_callback(both)

    def with_entity(self, entity: Entity) -> CommandSourceStack:
        """`as`: the place stays."""
        new = self.copy()
        new.entity = entity
        return new

    def with_entities(self, entities: Iterable[Entity]) -> list[CommandSourceStack]:
        """`as` many: a copy for each."""
        server, level, position = self.server, self.level, self.position
        yaw, pitch, anchor = self.yaw, self.pitch, self.anchor
        permission, silent, name = self.permission_level, self.silent, self._name
        callback = self.callback
        made = []
        for entity in entities:
            new: CommandSourceStack = _new(CommandSourceStack)
            new.server = server
            new.level = level
            new.position = position
            new.yaw = yaw
            new.pitch = pitch
            new.permission_level = permission
            new.silent = silent
            new._name = name
            new.callback = callback
            new.entity = entity
            new.anchor = anchor
            made.append(new)
        return made

    def with_level(self, level: Level) -> CommandSourceStack:
        """`in`: the position is scaled by the two dimensions' ratio."""
        if level is self.level:
            return self
        new = self.copy()
        new.level = level
        ratio = coordinate_scale(self.level) / coordinate_scale(level)
        if ratio != 1.0:
            x, y, z = self.position
            new.position = Vec3(x * ratio, y, z * ratio)
        return new

    def with_position(self, position: Vec3) -> CommandSourceStack:
        new = self.copy()
        new.position = position
        return new

    def with_rotation(self, yaw: float, pitch: float) -> CommandSourceStack:
        """Degrees, already 32-bit floats."""
        new = self.copy()
        new.yaw = yaw
        new.pitch = pitch
        return new

    def with_anchor(self, anchor: str) -> CommandSourceStack:
        new = self.copy()
        new.anchor = anchor
        return new

    def with_permission(self, permission_level: int) -> CommandSourceStack:
        new = self.copy()
        new.permission_level = permission_level
        return new

    def at(self, entity: Entity) -> CommandSourceStack:
        """Level, place and rotation of an entity; the entity of the source stays."""
        new = self.copy()
        if entity.level is not None:
            new.level = entity.level
        new.position = entity.pos
        new.yaw = entity.yaw
        new.pitch = entity.pitch
        return new

    def facing(self, target: Vec3) -> CommandSourceStack:
        """Turned from the anchor to a point."""
        from gametest.core.float32 import rotation_towards

        yaw, pitch = rotation_towards(self.anchored_position, target)
        return self.with_rotation(yaw, pitch)

    def for_function(self) -> CommandSourceStack:
        """As the lines of a function see it: no output, no callback, at least game master."""
        if (
            self.silent
            and self.callback is None
            and self.permission_level >= GAME_MASTER
        ):
            return self
        new = self.copy()
        new.silent = True
        new.callback = None
        new.permission_level = max(self.permission_level, GAME_MASTER)
        return new

    # -- place ---------------------------------------------------------------------------

    @property
    def anchored_position(self) -> Vec3:
        """The position, lifted to the entity's eyes if the anchor says so."""
        entity = self.entity
        if entity is None or self.anchor == FEET:
            return self.position
        x, y, z = self.position
        return Vec3(x, y + entity.eye_height, z)

    # -- results -------------------------------------------------------------------------

    def send_success(self, message: str) -> None:
        if not self.silent:
            self.server.command_feedback(self, message, error=False)

    def send_failure(self, message: str) -> None:
        if not self.silent:
            self.server.command_feedback(self, message, error=True)

    def report_result(self, success: bool, result: int) -> None:
        if self.callback is not None:
            self.callback(success, result)


_new: Final = object.__new__


def coordinate_scale(level: Level) -> float:
    """Blocks of the overworld to one block (https://minecraft.wiki/w/Dimension_type)."""
    return 8.0 if level.dimension.path == "the_nether" else 1.0
