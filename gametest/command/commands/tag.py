"""`tag`: words that entities carry (https://minecraft.wiki/w/Commands/tag)."""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import WordArgument
from gametest.command.chat.players import named
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    targets = argument("targets", EntityArgument(context=context)).then(
        literal("add").then(argument("name", WordArgument()).executes(_add)),
        literal("remove").then(argument("name", WordArgument()).executes(_remove)),
        literal("list").executes(_list),
    )
    return literal("tag").requires(GAME_MASTER).then(targets)


def _add(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]
    tag: str = context["name"]

    def run(source: CommandSourceStack) -> int:
        found = targets.some(source)
        count = sum([entity.add_tag(tag) for entity in found])
        if not count:
            message = (
                "target either already has the tag or has too many tags "
                f"({targets.text}: {tag!r})"
            )
            raise CommandError(message)
        if not source.silent:
            source.send_success(f"added tag {tag!r} to {named(found, 'entities')}")
        return count

    return run


def _remove(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]
    tag: str = context["name"]

    def run(source: CommandSourceStack) -> int:
        found = targets.some(source)
        count = sum([entity.remove_tag(tag) for entity in found])
        if not count:
            message = f"target does not have the tag ({targets.text}: {tag!r})"
            raise CommandError(message)
        if not source.silent:
            source.send_success(f"removed tag {tag!r} from {named(found, 'entities')}")
        return count

    return run


def _list(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]

    def run(source: CommandSourceStack) -> int:
        found = targets.some(source)
        tags = {tag: None for entity in found for tag in entity.tags}
        shown = ", ".join(tags) or "none"
        who = named(found, "entities")
        source.send_success(f"{who}: {len(tags)} tags: {shown}")
        return len(tags)

    return run
