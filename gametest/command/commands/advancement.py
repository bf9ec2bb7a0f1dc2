"""`advancement`: give players criteria of advancements, or take them.

https://minecraft.wiki/w/Commands/advancement. The result is the number of advancements, or of players
for a criterion, that have changed. Those of the game itself are not shipped: naming one is unsupported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.chat.players import named
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.advancement_control import AdvancementControl
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.identifier import Identifier
    from gametest.entity.player import Player

SUPPORT: Final = (
    "the game's own advancements are not; `everything` counts those of packs only"
)

Chosen: TypeAlias = "Callable[[AdvancementControl, str], Sequence[str]]"

_GRANT: Final = "grant"


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("advancement").requires(GAME_MASTER)
    for word in (_GRANT, "revoke"):
        targets = player_targets(context)
        criterion = argument("criterion", GreedyArgument())
        criterion.executes(_change_criterion(word))
        only = argument("advancement", IdentifierArgument("advancement"))
        only.executes(_change(word, _only)).then(criterion)
        targets.then(literal("only").then(only))
        for way, chosen in (
            ("from", _from),
            ("until", _until),
            ("through", _through),
        ):
            named = argument("advancement", IdentifierArgument("advancement"))
            targets.then(literal(way).then(named.executes(_change(word, chosen))))
        targets.then(literal("everything").executes(_change_everything(word)))
        node.then(literal(word).then(targets))
    return node


# -- which ---------------------------------------------------------------------------------


def _only(_control: AdvancementControl, id: str) -> Sequence[str]:
    return (id,)


def _from(control: AdvancementControl, id: str) -> Sequence[str]:
    return (id, *control.descendants(id))


def _until(control: AdvancementControl, id: str) -> Sequence[str]:
    return (*control.ancestors(id), id)


def _through(control: AdvancementControl, id: str) -> Sequence[str]:
    return (*control.ancestors(id), id, *control.descendants(id))


def _find(source: CommandSourceStack, id: Identifier) -> AdvancementControl:
    control = source.server.advancements
    if control is not None and control.has(str(id)):
        return control
    if id.namespace == "minecraft":
        mechanic = f"advancement: {id}"
        raise UnsupportedError(mechanic)
    message = f"unknown advancement '{id}'"
    raise CommandError(message)


# -- what happens --------------------------------------------------------------------------


def _change(word: str, choose: Chosen) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        id: Identifier = context["advancement"]

        def run(source: CommandSourceStack) -> int:
            players = targets.some_players(source)
            control = _find(source, id)
            ids = choose(control, str(id))
            what = f"advancement {id}" if len(ids) == 1 else f"{len(ids)} advancements"
            return _perform(source, control, word, players, ids, what)

        return run

    return compile_change


def _change_everything(word: str) -> Compiler:
    """The game's own count too in the game, so it never fails and the number is another."""

    def compile_change(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]

        def run(source: CommandSourceStack) -> int:
            players = targets.some_players(source)
            control, count = source.server.advancements, 0
            if control is not None:
                count = _count(control, word, players, control.ids())
            source.server.notice(
                f"advancement {word} ... everything: the result counts those of packs only"
            )
            source.send_success(
                f"{word}: {count} advancements of packs for {named(players, 'players')}"
            )
            return count

        return run

    return compile_change


def _perform(
    source: CommandSourceStack,
    control: AdvancementControl,
    word: str,
    players: Sequence[Player],
    ids: Sequence[str],
    what: str,
) -> int:
    count = _count(control, word, players, ids)
    if not count:
        raise _nothing_changed(word, what, players)
    source.send_success(_told(word, what, players))
    return count


def _count(
    control: AdvancementControl,
    word: str,
    players: Sequence[Player],
    ids: Sequence[str],
) -> int:
    change = control.grant if word == _GRANT else control.revoke
    with control.holding_functions():
        return sum([change(player, id) for player in players for id in ids])


def _change_criterion(word: str) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        id: Identifier = context["advancement"]
        name: str = context["criterion"]

        def run(source: CommandSourceStack) -> int:
            players = targets.some_players(source)
            control = _find(source, id)
            if name not in control.criteria(str(id)):
                message = (
                    f"the advancement {id} does not contain the criterion '{name}'"
                )
                raise CommandError(message)
            what = f"criterion '{name}' of advancement {id}"
            change = (
                control.grant_criterion if word == _GRANT else control.revoke_criterion
            )
            with control.holding_functions():
                count = sum([change(player, str(id), name) for player in players])
            if not count:
                raise _nothing_changed(word, what, players)
            source.send_success(_told(word, what, players))
            return count

        return run

    return compile_change


def _told(word: str, what: str, players: Sequence[Player]) -> str:
    if word == _GRANT:
        return f"granted {what} to {named(players, 'players')}"
    return f"revoked {what} from {named(players, 'players')}"


def _nothing_changed(word: str, what: str, players: Sequence[Player]) -> CommandError:
    one = len(players) == 1
    if word == _GRANT:
        why = "who already has it" if one else "who already have it"
        return CommandError(
            f"could not grant {what} to {named(players, 'players')}, {why}"
        )
    why = "who does not have it" if one else "who do not have it"
    return CommandError(
        f"could not revoke {what} from {named(players, 'players')}, {why}"
    )
