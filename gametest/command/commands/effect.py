"""`effect`: status effects come and go (https://minecraft.wiki/w/Commands/effect).

The result is the number of entities that were affected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.effects import EffectArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import BoolArgument, IntegerArgument
from gametest.command.chat.players import named, require_entity
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
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.entity.living.effects.active_effect import ActiveEffect

SUPPORT: Final = (
    "what infested, oozing, weaving and wind charged do to others is not simulated"
)

_MOST_SECONDS: Final = 1_000_000
_MOST_AMPLIFIER: Final = 255
_DEFAULT_TICKS: Final = 600
_INFINITE: Final = -1


def build(context: CommandBuildContext) -> CommandNode:
    root = literal("effect").requires(GAME_MASTER)
    return root.then(_clear(context), _give(context))


def _clear(context: CommandBuildContext) -> CommandNode:
    effect = argument("effect", EffectArgument(context.version)).executes(
        _compile_clear
    )
    targets = argument("targets", EntityArgument(context=context))
    targets.executes(_compile_clear).then(effect)
    return literal("clear").executes(_compile_clear).then(targets)


def _give(context: CommandBuildContext) -> CommandNode:
    effect = argument("effect", EffectArgument(context.version)).executes(_compile_give)
    seconds = argument("seconds", IntegerArgument(1, _MOST_SECONDS))
    for node, compiler in (
        (seconds, _compile_give),
        (literal("infinite"), _compile_infinite),
    ):
        hides = argument("hideParticles", BoolArgument()).executes(compiler)
        amplifier = argument("amplifier", IntegerArgument(0, _MOST_AMPLIFIER))
        amplifier.executes(compiler).then(hides)
        effect.then(node.executes(compiler).then(amplifier))
    targets = argument("targets", EntityArgument(context=context)).then(effect)
    return literal("give").then(targets)


def _compile_infinite(context: CommandContext) -> Step:
    return _giving(context, is_infinite=True)


def _compile_give(context: CommandContext) -> Step:
    return _giving(context, is_infinite=False)


def _giving(context: CommandContext, *, is_infinite: bool) -> Step:
    targets: EntitySelector = context["targets"]
    id: str = context["effect"]
    seconds: int | None = context.find("seconds")
    amplifier: int = context.find("amplifier") or 0
    hides: bool = bool(context.find("hideParticles"))

    def made() -> ActiveEffect:
        from gametest.entity.living.effects.active_effect import ActiveEffect
        from gametest.entity.living.effects.effect_kinds import EFFECT_KINDS

        is_instant = EFFECT_KINDS[id].is_instant
        if is_infinite:
            ticks = _INFINITE
        elif seconds is not None:
            ticks = seconds if is_instant else seconds * 20
        else:
            ticks = 1 if is_instant else _DEFAULT_TICKS
        return ActiveEffect(
            id, ticks, amplifier, shows_particles=not hides, shows_icon=not hides
        )

    def run(source: CommandSourceStack) -> int:
        from gametest.entity.living.effects.effect_store import add_effect
        from gametest.entity.living.living_body import living_body

        found = targets.some(source)
        count = 0
        for entity in found:
            body, level = living_body(entity), entity.level
            if body is None and entity.is_living:
                raise UnsupportedError(f"{entity.type_id}: effects", entity.block_pos)
            if body is not None and level is not None:
                count += add_effect(level, body, made(), source.entity)
        if not count:
            message = (
                "unable to apply this effect (target is either immune to effects, "
                "or has something stronger)"
            )
            raise CommandError(message)
        source.send_success(f"applied effect {id} to {named(found, 'targets')}")
        return count

    return run


def _compile_clear(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")
    id: str | None = context.find("effect")

    def run(source: CommandSourceStack) -> int:
        from gametest.entity.living.effects.effect_store import (
            clear_effects,
            remove_effect,
        )
        from gametest.entity.living.living_body import living_body

        found = [require_entity(source)] if targets is None else targets.some(source)
        count = 0
        for entity in found:
            body, level = living_body(entity), entity.level
            if body is None or level is None:
                continue
            if id is None:
                count += clear_effects(level, body)
            else:
                count += remove_effect(level, body, id)
        if not count:
            raise CommandError(
                "target has no effects to remove"
                if id is None
                else "target does not have the requested effect"
            )
        what = "every effect" if id is None else f"effect {id}"
        source.send_success(f"removed {what} from {named(found, 'targets')}")
        return count

    return run
