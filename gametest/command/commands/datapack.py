"""`datapack`: which packs are in use (https://minecraft.wiki/w/Commands/datapack).

What has changed is read before the next tick; packs that cannot be read leave all as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.primitive import StringArgument
from gametest.command.command_node import (
    ArgumentNode,
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.commands.session import session_of
from gametest.command.errors import CommandError
from gametest.command.game_commands import permission_of
from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_command import Step
    from gametest.command.session_control import SessionControl

SUPPORT: Final = "in `gametest server` and `console` only; not `create`"

_VANILLA: Final = "vanilla"
_NAME: Final = "datapack"
_CREATE_SINCE: Final = 4435
"""Data version of 1.21.6."""
_Place = Callable[[list[str], str, CommandContext], None]


def build(context: CommandBuildContext) -> CommandNode:
    enable = _pack("name").executes(_enable(_first_or_last(last=True)))
    enable.then(
        literal("first").executes(_enable(_first_or_last(last=False))),
        literal("last").executes(_enable(_first_or_last(last=True))),
        literal("before").then(_pack("existing").executes(_enable(_beside(0)))),
        literal("after").then(_pack("existing").executes(_enable(_beside(1)))),
    )
    listed = literal("list").executes(_list("enabled", "available"))
    listed.then(
        literal("available").executes(_list("available")),
        literal("enabled").executes(_list("enabled")),
    )
    node = literal(_NAME).requires(permission_of(_NAME))
    node.then(
        listed,
        literal("enable").then(enable),
        literal("disable").then(_pack("name").executes(_disable)),
    )
    if context.version.data_version >= _CREATE_SINCE:
        description = argument("description", StringArgument()).executes(_create)
        node.then(
            literal("create").then(argument("id", StringArgument()).then(description))
        )
    return node


def _pack(name: str) -> ArgumentNode:
    return argument(name, StringArgument())


def _list(*kinds: str) -> Callable[[CommandContext], Step]:
    """The number of packs that were listed."""

    def compile_list(_context: CommandContext) -> Step:
        def run(source: CommandSourceStack) -> int:
            session, count = session_of(source, _NAME), 0
            for kind in kinds:
                names = (
                    (_VANILLA, *session.enabled_packs())
                    if kind == "enabled"
                    else session.available_packs()
                )
                count += len(names)
                listed = ": " + ", ".join(f"[{name}]" for name in names)
                counted = "1 pack is" if len(names) == 1 else f"{len(names)} packs are"
                source.send_success(f"{counted} {kind}{listed if names else ''}")
            return count

        return run

    return compile_list


def _first_or_last(*, last: bool) -> _Place:
    def place(names: list[str], name: str, _context: CommandContext) -> None:
        names.insert(len(names) if last else 0, name)

    return place


def _beside(offset: int) -> _Place:
    def place(names: list[str], name: str, context: CommandContext) -> None:
        existing: str = context["existing"]
        if existing not in names:
            raise CommandError(f"pack {existing!r} is not enabled")
        names.insert(names.index(existing) + offset, name)

    return place


def _enable(place: _Place) -> Callable[[CommandContext], Step]:
    """The result is the number of packs that are enabled then."""

    def compile_enable(context: CommandContext) -> Step:
        name: str = context["name"]

        def run(source: CommandSourceStack) -> int:
            session = session_of(source, _NAME)
            names = list(session.enabled_packs())
            if name in (*names, _VANILLA):
                raise CommandError(f"pack {name!r} is enabled already")
            if name not in session.available_packs():
                raise CommandError(_unknown(name, session))
            place(names, name, context)
            session.use_packs(tuple(names))
            source.send_success(f"enabling the pack {name}")
            return len(names) + 1

        return run

    return compile_enable


def _disable(context: CommandContext) -> Step:
    name: str = context["name"]

    def run(source: CommandSourceStack) -> int:
        session = session_of(source, _NAME)
        names = list(session.enabled_packs())
        if name == _VANILLA:
            mechanic = "command: datapack disable vanilla"
            raise UnsupportedError(mechanic)
        if name not in names:
            problem = f"pack {name!r} is not enabled"
            is_there = name in session.available_packs()
            raise CommandError(problem if is_there else _unknown(name, session))
        names.remove(name)
        session.use_packs(tuple(names))
        source.send_success(f"disabling the pack {name}")
        return len(names) + 1

    return run


def _create(_context: CommandContext) -> Step:
    def run(_source: CommandSourceStack) -> int:
        mechanic = "command: datapack create"
        raise UnsupportedError(mechanic)

    return run


def _unknown(name: str, session: SessionControl) -> str:
    known = (*session.enabled_packs(), *session.available_packs())
    return f"unknown pack {name!r}{did_you_mean(name, known)}"
