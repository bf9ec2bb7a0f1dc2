"""`team modify`: fails if nothing changes, but for a prefix or suffix.

https://minecraft.wiki/w/Commands/team
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gametest.command.arguments.choice import team_color
from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.primitive import BoolArgument
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.command_node import (
    ArgumentNode,
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.errors import CommandError
from gametest.level.world.scoreboard import COLLISION_RULES, VISIBILITIES, Team
from gametest.text.component import Component

if TYPE_CHECKING:
    from gametest.command.arguments.team import TeamName
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_command import Step

_Value = Callable[[CommandContext, "CommandSourceStack"], Any]

_WORDS: Final = {
    "collisionRule": ("collision_rule", COLLISION_RULES),
    "deathMessageVisibility": ("death_message_visibility", VISIBILITIES),
    "nametagVisibility": ("nametag_visibility", VISIBILITIES),
}
_FLAGS: Final = {
    "friendlyFire": "friendly_fire",
    "seeFriendlyInvisibles": "see_friendly_invisibles",
}


def build_options(team: ArgumentNode) -> ArgumentNode:
    for option, (field, words) in _WORDS.items():
        node = literal(option)
        for word in words:
            value: _Value = lambda *_, word=word: word  # noqa: E731  # bound per word
            node.then(literal(word).executes(_modify(option, field, value)))
        team.then(node)
    for option, field in _FLAGS.items():
        compiler = _modify(option, field, lambda context, _: context["allowed"])
        flag = argument("allowed", BoolArgument()).executes(compiler)
        team.then(literal(option).then(flag))
    color = argument("value", team_color())
    color.executes(_modify("color", "color", lambda context, _: context["value"]))
    return team.then(
        literal("color").then(color),
        literal("displayName").then(_display_name()),
        literal("prefix").then(_affix("prefix")),
        literal("suffix").then(_affix("suffix")),
    )


def _modify(option: str, field: str, value: _Value) -> Compiler:
    def compile_modify(context: CommandContext) -> Step:
        name: TeamName = context["team"]

        def run(source: CommandSourceStack) -> int:
            team = name.resolve(source)
            new = value(context, source)
            if getattr(team, field) == new:
                message = f"nothing changed, {option} of team {team.name} is already so"
                raise CommandError(message)
            setattr(team, field, new)
            source.send_success(f"{option} of team {team.shown_name} is now {new}")
            return 0

        return run

    return compile_modify


def _display_name() -> CommandNode:
    def compile_name(context: CommandContext) -> Step:
        name: TeamName = context["team"]
        text: Component = context["displayName"]

        def run(source: CommandSourceStack) -> int:
            team = name.resolve(source)
            new = resolve_for(text, source)
            if _shown(team) == new:
                message = f"nothing changed, team {team.name} has that name already"
                raise CommandError(message)
            team.display_name = new
            source.send_success(f"the name of team {team.name} is now {new.plain()}")
            return 0

        return run

    return argument("displayName", ComponentArgument()).executes(compile_name)


def _shown(team: Team) -> Component:
    return team.display_name or Component.text(team.name)


def _affix(which: str) -> CommandNode:
    def compile_affix(context: CommandContext) -> Step:
        name: TeamName = context["team"]
        text: Component = context[which]

        def run(source: CommandSourceStack) -> int:
            team = name.resolve(source)
            new = resolve_for(text, source)
            setattr(team, which, new)
            source.send_success(f"the {which} of team {team.name} is {new.plain()}")
            return 1

        return run

    return argument(which, ComponentArgument()).executes(compile_affix)
