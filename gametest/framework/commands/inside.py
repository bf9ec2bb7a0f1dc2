"""`entity <selector> inside`: at least one stands in the structure's box, grown by 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.framework.commands.checking import Check, CheckAction
from gametest.framework.commands.finding import AskedCondition, Finding
from gametest.framework.commands.texts import some_of

if TYPE_CHECKING:
    from gametest.command.command_node import CommandContext, Compiler
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.position import Vec3
    from gametest.framework.dialect.dialect_run import DialectRun


def compiles_inside(check: Check) -> Compiler:
    def compile_inside(context: CommandContext) -> CheckAction:
        return CheckAction(check, InsideCondition(context["entities"]))

    return compile_inside


@final
@attrs.frozen(eq=False)
class InsideCondition(AskedCondition):
    entities: EntitySelector

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        everybody = self.entities.find(source)
        inside = [
            entity
            for entity in everybody
            if entity.level is run.info.level and _is_inside(entity.pos, run)
        ]

        def why() -> str:
            if not everybody:
                return self.entities.why(source)
            places = ", ".join(
                f"{entity.display_name} at {entity.pos.x:g} {entity.pos.y:g} {entity.pos.z:g}"
                for entity in everybody[:3]
            )
            box = run.bounds.inflated(1)
            return (
                f"{len(everybody)} found, {len(inside)} inside {box.min_corner} to "
                f"{box.max_corner}: {places}"
            )

        return Finding(
            count=len(inside),
            expected=lambda: f"{self.entities.text} inside test",
            found=lambda held: (
                some_of([entity.display_name for entity in inside]) if held else None
            ),
            why=why,
        )


def _is_inside(pos: Vec3, run: DialectRun) -> bool:
    x0, y0, z0, x1, y1, z1 = run.bounds.inflated(1)
    x, y, z = pos
    return x0 <= x < x1 + 1 and y0 <= y < y1 + 1 and z0 <= z < z1 + 1
