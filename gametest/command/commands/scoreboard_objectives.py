"""`scoreboard objectives` (https://minecraft.wiki/w/Commands/scoreboard).

`add`, `remove` and `list` give the number of objectives, the others 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gametest.command.arguments.component import ComponentArgument, StyleArgument
from gametest.command.arguments.primitive import BoolArgument, WordArgument
from gametest.command.arguments.scoreboard import (
    CriterionArgument,
    DisplaySlotArgument,
    ObjectiveArgument,
    ObjectiveName,
)
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.level.world.score_drawing import NumberFormat

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound
    from gametest.text.component import Component


def build_objectives(context: CommandBuildContext) -> CommandNode:
    criteria = argument("criteria", CriterionArgument(context)).executes(_add)
    criteria.then(argument("displayName", ComponentArgument()).executes(_add))
    slot = argument("slot", DisplaySlotArgument()).executes(_set_display)
    slot.then(argument("objective", ObjectiveArgument()).executes(_set_display))
    objective = argument("objective", ObjectiveArgument())
    return literal("objectives").then(
        literal("list").executes(always(_list)),
        literal("add").then(argument("objective", WordArgument()).then(criteria)),
        literal("remove").then(
            argument("objective", ObjectiveArgument()).executes(_remove)
        ),
        literal("setdisplay").then(slot),
        literal("modify").then(objective.then(*_modifications())),
    )


def number_formats(
    node: CommandNode, compiler: Callable[[str], Compiler]
) -> CommandNode:
    """The ways to draw a number, as children of `numberformat`; `compiler` gets which."""
    fixed = argument("contents", ComponentArgument()).executes(compiler("fixed"))
    styled = argument("style", StyleArgument()).executes(compiler("styled"))
    return node.executes(compiler("")).then(
        literal("blank").executes(compiler("blank")),
        literal("fixed").then(fixed),
        literal("styled").then(styled),
    )


def number_format(
    kind: str, context: CommandContext
) -> Callable[[CommandSourceStack], NumberFormat | None]:
    """None takes the format away."""
    contents: Component | None = context.find("contents")
    style: Compound | None = context.find("style")

    def make(source: CommandSourceStack) -> NumberFormat | None:
        text = None if contents is None else resolve_for(contents, source)
        return NumberFormat(kind, text, style) if kind else None

    return make


def _modifications() -> list[CommandNode]:
    name = argument("displayName", ComponentArgument()).executes(_set_name)
    update = argument("value", BoolArgument()).executes(_set_auto_update)
    render = literal("rendertype").then(
        literal("hearts").executes(partial(_set_render_type, "hearts")),
        literal("integer").executes(partial(_set_render_type, "integer")),
    )
    return [
        literal("displayname").then(name),
        literal("displayautoupdate").then(update),
        number_formats(
            literal("numberformat"), lambda kind: partial(_set_format, kind)
        ),
        render,
    ]


def _list(source: CommandSourceStack) -> int:
    count = len(source.level.world.scoreboard.objectives)
    source.send_success(f"there are {count} objectives")
    return count


def _add(context: CommandContext) -> Step:
    name: str = context["objective"]
    criteria: str = context["criteria"]
    display_name: Component | None = context.find("displayName")

    def run(source: CommandSourceStack) -> int:
        scoreboard = source.level.world.scoreboard
        shown = None if display_name is None else resolve_for(display_name, source)
        if scoreboard.add_objective(name, criteria, shown) is None:
            message = f"an objective '{name}' already exists"
            raise CommandError(message)
        source.send_success(f"created objective '{name}'")
        return len(scoreboard.objectives)

    return run


def _remove(context: CommandContext) -> Step:
    objective: ObjectiveName = context["objective"]

    def run(source: CommandSourceStack) -> int:
        scoreboard = source.level.world.scoreboard
        scoreboard.remove_objective(objective.resolve(source).name)
        source.send_success(f"removed objective '{objective.name}'")
        return len(scoreboard.objectives)

    return run


def _set_display(context: CommandContext) -> Step:
    slot: str = context["slot"]
    objective: ObjectiveName | None = context.find("objective")

    def run(source: CommandSourceStack) -> int:
        displays = source.level.world.scoreboard.displays
        if objective is None:
            if displays.pop(slot, None) is None:
                message = f"nothing changed, display slot {slot} is empty already"
                raise CommandError(message)
            return 0
        name = objective.resolve(source).name
        if displays.get(slot) == name:
            message = f"nothing changed, display slot {slot} shows '{name}' already"
            raise CommandError(message)
        displays[slot] = name
        return 0

    return run


def _set_name(context: CommandContext) -> Step:
    objective: ObjectiveName = context["objective"]
    name: Component = context["displayName"]

    def run(source: CommandSourceStack) -> int:
        objective.resolve(source).display_name = resolve_for(name, source)
        return 0

    return run


def _set_auto_update(context: CommandContext) -> Step:
    objective: ObjectiveName = context["objective"]
    value: bool = context["value"]

    def run(source: CommandSourceStack) -> int:
        objective.resolve(source).auto_update = value
        return 0

    return run


def _set_render_type(render_type: str, context: CommandContext) -> Step:
    objective: ObjectiveName = context["objective"]

    def run(source: CommandSourceStack) -> int:
        objective.resolve(source).render_type = render_type
        return 0

    return run


def _set_format(kind: str, context: CommandContext) -> Step:
    objective: ObjectiveName = context["objective"]
    make = number_format(kind, context)

    def run(source: CommandSourceStack) -> int:
        objective.resolve(source).number_format = make(source)
        return 0

    return run
