"""`waypoint`: how entities look on the locator bar (https://minecraft.wiki/w/Commands/waypoint).

Colour and style are kept as the entity's `locator_bar_icon`; the bar itself is on nobody's screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.choice import ChoiceArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import WordArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Compound, Int
from gametest.text.colors import COLORS

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.nbt.tags import Tag

SUPPORT: Final = "colours and styles are kept; `list` only where there is no player"

_ICON: Final = "locator_bar_icon"
_HEX: Final = 16
_VALUES: Final = (
    *(0x000000, 0x0000AA, 0x00AA00, 0x00AAAA, 0xAA0000, 0xAA00AA, 0xFFAA00, 0xAAAAAA),
    *(0x555555, 0x5555FF, 0x55FF55, 0x55FFFF, 0xFF5555, 0xFF55FF, 0xFFFF55, 0xFFFFFF),
)
"""Of `COLORS`, in their order (https://minecraft.wiki/w/Formatting_codes#Color_codes)."""


def build(context: CommandBuildContext) -> CommandNode:
    waypoint = argument(
        "waypoint", EntityArgument(is_single=True, context=context)
    ).then(_color(), _style())
    return (
        literal("waypoint")
        .requires(GAME_MASTER)
        .then(literal("list").executes(always(_list)), literal("modify").then(waypoint))
    )


def _list(source: CommandSourceStack) -> int:
    if source.server.players():
        mechanic = "command: waypoint list"
        raise UnsupportedError(mechanic)
    source.send_success(f"no waypoints in {source.level.dimension}")
    return 0


def _color() -> CommandNode:
    named = argument("color", ChoiceArgument("colour", COLORS))
    named.executes(_change("color", lambda found: _named_color(found["color"])))
    hex_color = argument("color", WordArgument())
    hex_color.executes(_change("color", lambda found: _hex_color(found["color"])))
    return literal("color").then(
        literal("hex").then(hex_color),
        literal("reset").executes(_change("color", lambda _: None)),
        named,
    )


def _style() -> CommandNode:
    style = argument("style", IdentifierArgument())
    style.executes(_change("style", lambda found: str(found["style"])))
    return literal("style").then(
        literal("reset").executes(_change("style", lambda _: None)),
        literal("set").then(style),
    )


def _named_color(name: str) -> Tag:
    return Int(_VALUES[COLORS.index(name)])


def _hex_color(text: str) -> Tag:
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(each * 2 for each in digits)
    try:
        if len(digits) == 6:
            return Int(int(digits, _HEX))
    except ValueError:
        pass
    message = f"invalid hex color code: {text}"
    raise CommandError(message)


def _change(key: str, value: Callable[[CommandContext], Tag | None]) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        target: EntitySelector = context["waypoint"]

        def run(source: CommandSourceStack) -> int:
            entity = target.single(source)
            if not entity.is_living:
                message = "the selected entity is not a waypoint"
                raise CommandError(message)
            new = value(context)
            there = entity.nbt.get(_ICON)
            icon: Compound = dict(there) if isinstance(there, dict) else {}
            if new is None:
                icon.pop(key, None)
            else:
                icon[key] = new
            if icon:
                entity.nbt[_ICON] = icon
            else:
                entity.nbt.pop(_ICON, None)
            entity.changed()
            source.send_success(f"waypoint {key} changed")
            return 0

        return run

    return compile_change
