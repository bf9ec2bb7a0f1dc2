"""`scoreboard objectives` (https://minecraft.wiki/w/Commands/scoreboard).

`add`, `remove` and `list` give the number of objectives, the others 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametest.command.arguments.component import ComponentArgument, StyleArgument
from gametest.command.arguments.primitive import BoolArgument, WordArgument
from gametest.command.arguments.scoreboard import (
    CriterionArgument,
    DisplaySlotArgument,
    ObjectiveArgument,
    ObjectiveName,
)
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.text.component import Component


def build_objectives() -> CommandNode:
    criteria = argument("criteria", CriterionArgument()).executes(_add)
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


def number_formats(node: CommandNode) -> CommandNode:
    """The ways to draw a number, as children of `numberformat`."""
    for kind, child in (
        ("fixed", argument("contents", ComponentArgument())),
        ("styled", argument("style", StyleArgument())),
    ):
        node.then(literal(kind).then(child.executes(_drawing_only)))
    return node.then(literal("blank").executes(_drawing_only))


def _modifications() -> list[CommandNode]:
    name = argument("displayName", ComponentArgument()).executes(_set_name)
    update = argument("value", BoolArgument()).executes(_drawing_only)
    render = literal("rendertype").then(
        literal("hearts").executes(_drawing_only),
        literal("integer").executes(_drawing_only),
    )
    formats = literal("numberformat").executes(_drawing_only)
    return [
        literal("displayname").then(name),
        literal("displayautoupdate").then(update),
        number_formats(formats),
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


def _drawing_only(context: CommandContext) -> Step:
    """No command reads it back: it needs only an objective that exists."""
    objective: ObjectiveName = context["objective"]
    targets: Any = context.find("targets")

    def run(source: CommandSourceStack) -> int:
        objective.resolve(source)
        return 0 if targets is None else len(targets.names(source))

    return run
