"""What command and structure blocks ask of the server: a command run, a structure pasted."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.direction import Mirror, Rotation
from gametest.core.errors import DiagnosticError
from gametest.level.command_host import CommandHost, CommandOrigin

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.identifier import Identifier
    from gametest.core.position import BlockPos, Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag
    from gametest.server.server import Server


@final
@attrs.frozen(eq=False)
class ServerCommandHost(CommandHost):
    server: Server

    def run(self, text: str, origin: CommandOrigin) -> None:
        # Here, as most worlds hold no command block.
        from gametest.command.command_source_stack import (
            GAME_MASTER,
            CommandSourceStack,
        )
        from gametest.command.engine.function_runner import FunctionRunner
        from gametest.core.string_reader import TextSyntaxError

        source = CommandSourceStack(
            self.server,
            origin.level,
            position=origin.position,
            yaw=origin.yaw,
            pitch=origin.pitch,
            entity=origin.entity,
            permission_level=GAME_MASTER,
            name=origin.name,
            callback=origin.on_result,
        )

        def hear(_source: CommandSourceStack, message: str, is_error: bool) -> None:
            origin.on_output(message, is_error)

        listeners = self.server.feedback_listeners
        listeners.append(hear)
        try:
            result = FunctionRunner().run_command(
                text.strip().removeprefix("/"),
                source,
                self.server.functions.dispatcher,
            )
        except TextSyntaxError as error:
            source.send_failure(str(error))
            return
        finally:
            listeners.remove(hear)
        for missing in result.unsupported:
            # The block did it, so the test in whose box it stands depends on it.
            origin.level.report_unsupported(missing.mechanic, origin.block_pos)

    def resolve_text(
        self, text: Tag, level: Level, position: Vec3, entity: Entity | None = None
    ) -> Tag:
        """As a game master's command would show it; what it cannot look up leaves it as it is."""
        from gametest.command.chat.component_resolver import resolve_for
        from gametest.command.command_source_stack import (
            GAME_MASTER,
            CommandSourceStack,
        )
        from gametest.command.errors import CommandError
        from gametest.text.component import parse_component

        source = CommandSourceStack(
            self.server,
            level,
            position=position,
            entity=entity,
            permission_level=GAME_MASTER,
            silent=True,
        )
        try:
            return resolve_for(parse_component(text), source, entity).to_tag()
        except CommandError:
            return text

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
        from gametest.structure.live_placement import place_live
        from gametest.structure.mirroring import mirrored, pivoted_corner
        from gametest.structure.placement import place_resolved
        from gametest.structure.resolved_template import resolve_template

        template = self.server.find_template(id)
        if template is None or min(template.size) < 1:
            return False
        try:
            resolved = resolve_template(template, level.blocks)
        except DiagnosticError:
            return False
        flip, turn = Mirror(mirror), Rotation(rotation)
        corner = pivoted_corner(pos, template.size, turn, flip)
        place = place_resolved if strict else place_live
        place(
            level,
            mirrored(resolved, flip),
            corner,
            turn,
            include_entities=with_entities,
        )
        return True
