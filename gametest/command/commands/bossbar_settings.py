"""`bossbar set` (https://minecraft.wiki/w/Commands/bossbar)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import BoolArgument, IntegerArgument
from gametest.command.chat.chat_message import MessageKind
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.chat.players import players_of
from gametest.command.chat.telling import tell
from gametest.command.command_node import (
    ArgumentNode,
    CommandContext,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.level.world.boss_bar import BAR_COLORS, BAR_STYLES, BossBar

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity

_RESULTS: Final = ("max", "value")
"""Settings whose new value is the result."""


def build_settings(bar: ArgumentNode, context: CommandBuildContext) -> ArgumentNode:
    targets = EntityArgument(only_players=True, context=context)
    players = literal("players").executes(_set_players)
    players.then(argument("targets", targets).executes(_set_players))
    color, style = literal("color"), literal("style")
    for word in BAR_COLORS:
        color.then(literal(word).executes(_set("color", lambda *_, word=word: word)))
    for word in BAR_STYLES:
        style.then(literal(word).executes(_set("style", lambda *_, word=word: word)))
    return bar.then(
        color,
        style,
        players,
        literal("max").then(
            argument("max", IntegerArgument(1)).executes(_set("max", _plain("max")))
        ),
        literal("value").then(
            argument("value", IntegerArgument(0)).executes(
                _set("value", _plain("value"))
            )
        ),
        literal("visible").then(
            argument("visible", BoolArgument()).executes(
                _set("visible", _plain("visible"))
            )
        ),
        literal("name").then(
            argument("name", ComponentArgument()).executes(_set("name", _resolved))
        ),
    )


def find_bar(source: CommandSourceStack, id: str) -> BossBar:
    bar = source.level.world.boss_bars.get(id)
    if bar is None:
        message = f"there is no boss bar with the id '{id}'"
        raise CommandError(message)
    return bar


def online_viewers(source: CommandSourceStack, bar: BossBar) -> list[Entity]:
    return [
        player for player in players_of(source) if player.scoreboard_name in bar.players
    ]


def show_bar(
    source: CommandSourceStack, bar: BossBar, viewers: Sequence[Entity], what: str
) -> None:
    """Tell those who can see the bar what became of it."""
    if not viewers:
        return
    details = {
        "id": bar.id,
        "change": what,
        "color": bar.color,
        "style": bar.style,
        "value": str(bar.value),
        "max": str(bar.max),
        "visible": str(bar.visible).lower(),
    }
    tell(source, MessageKind.BOSS_BAR, bar.name.plain(), viewers, **details)


def _plain(name: str) -> Callable[[CommandContext, CommandSourceStack], Any]:
    return lambda context, _source: context[name]


def _resolved(context: CommandContext, source: CommandSourceStack) -> Any:
    return resolve_for(context["name"], source)


def _set(
    setting: str, value: Callable[[CommandContext, CommandSourceStack], Any]
) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        id = str(context["id"])

        def run(source: CommandSourceStack) -> int:
            bar = find_bar(source, id)
            new = value(context, source)
            if getattr(bar, setting) == new:
                message = f"nothing changed, that is already the bar's {setting}"
                raise CommandError(message)
            setattr(bar, setting, new)
            show_bar(source, bar, online_viewers(source, bar), setting)
            source.send_success(f"changed the {setting} of {bar.name.plain()}")
            return int(new) if setting in _RESULTS else 0

        return run

    return compile_set


def _set_players(context: CommandContext) -> Step:
    id = str(context["id"])
    targets: EntitySelector | None = context.find("targets")

    def run(source: CommandSourceStack) -> int:
        # Without players the selector clears the bar instead of failing.
        bar = find_bar(source, id)
        found = [] if targets is None else targets.find_players(source)
        names = dict.fromkeys(player.scoreboard_name for player in found)
        if names.keys() == bar.players.keys():
            message = "nothing changed, those players see the bar already"
            raise CommandError(message)
        before = online_viewers(source, bar)
        bar.players = names
        gone = [player for player in before if player.scoreboard_name not in names]
        show_bar(source, bar, gone, "remove")
        show_bar(source, bar, found, "players")
        source.send_success(f"{bar.name.plain()} now has {len(found)} players")
        return len(online_viewers(source, bar))

    return run
