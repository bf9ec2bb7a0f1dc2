"""`scoreboard players` (https://minecraft.wiki/w/Commands/scoreboard)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.primitive import INT_MAX, IntegerArgument
from gametest.command.arguments.score_holder import (
    NamedHolder,
    ScoreHolderArgument,
    ScoreHolders,
)
from gametest.command.arguments.scoreboard import (
    ObjectiveArgument,
    ObjectiveName,
    OperationArgument,
)
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.chat.players import named_holders
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.score_operations import operate
from gametest.command.commands.scoreboard_objectives import (
    number_format,
    number_formats,
)
from gametest.command.engine.compiled_command import Step
from gametest.command.engine.score_slots import add_step, set_step
from gametest.command.engine.score_terms import ScoreOperation, ScoreStep, Slot
from gametest.command.errors import CommandError
from gametest.level.world.score_drawing import ScoreDrawing

if TYPE_CHECKING:
    from gametest.text.component import Component


def build_players() -> CommandNode:
    amount = IntegerArgument(0, INT_MAX)
    target = argument("target", ScoreHolderArgument(is_single=True))
    target.executes(_list_target)
    return literal("players").then(
        literal("list").executes(always(_list)).then(target),
        literal("get").then(_holders("target", _get, single=True)),
        literal("set").then(_holders("targets", _set, IntegerArgument())),
        literal("add").then(_holders("targets", _add(1), amount)),
        literal("remove").then(_holders("targets", _add(-1), amount)),
        literal("reset").then(_holders("targets", _reset).executes(_reset)),
        literal("enable").then(_holders("targets", _enable)),
        literal("operation").then(_operation()),
        literal("display").then(_display_name(), _display_format()),
    )


def _holders(
    name: str,
    compiler: Compiler,
    score: IntegerArgument | None = None,
    *,
    single: bool = False,
) -> CommandNode:
    """`<targets> <objective>`, and a score where the subcommand takes one."""
    objective = argument("objective", ObjectiveArgument())
    if score is None:
        objective.executes(compiler)
    else:
        objective.then(argument("score", score).executes(compiler))
    return argument(name, ScoreHolderArgument(is_single=single)).then(objective)


def _operation() -> CommandNode:
    last = argument("sourceObjective", ObjectiveArgument()).executes(operate)
    source = argument("source", ScoreHolderArgument()).then(last)
    operation = argument("operation", OperationArgument()).then(source)
    objective = argument("targetObjective", ObjectiveArgument()).then(operation)
    return argument("targets", ScoreHolderArgument()).then(objective)


def _display_name() -> CommandNode:
    name = argument("name", ComponentArgument()).executes(_draw_name)
    objective = argument("objective", ObjectiveArgument()).executes(_draw_name)
    targets = argument("targets", ScoreHolderArgument()).then(objective.then(name))
    return literal("name").then(targets)


def _display_format() -> CommandNode:
    objective = argument("objective", ObjectiveArgument())
    number_formats(objective, lambda kind: partial(_draw_number, kind))
    targets = argument("targets", ScoreHolderArgument()).then(objective)
    return literal("numberformat").then(targets)


def _list(source: CommandSourceStack) -> int:
    count = len(source.level.world.scoreboard.holders())
    source.send_success(f"there are {count} tracked holders")
    return count


def _list_target(context: CommandContext) -> Step:
    target: ScoreHolders = context["target"]

    def run(source: CommandSourceStack) -> int:
        name = target.single(source)
        objectives = source.level.world.scoreboard.objectives.values()
        scores = {o.name: o.scores[name] for o in objectives if name in o.scores}
        shown = ", ".join(f"{each}: {score}" for each, score in scores.items())
        source.send_success(f"{name} has {len(scores)} scores: {shown}")
        return len(scores)

    return run


def _get(context: CommandContext) -> Step:
    target: ScoreHolders = context["target"]
    objective: ObjectiveName = context["objective"]

    def run(source: CommandSourceStack) -> int:
        name = target.single(source)
        score = objective.resolve(source).scores.get(name)
        if score is None:
            message = (
                f"cannot get the value of '{objective.name}' for {name}: none is set"
            )
            raise CommandError(message)
        source.send_success(f"{name} has {score} '{objective.name}'")
        return score

    return run


def _set(context: CommandContext) -> Step | ScoreStep:
    value: int = context["score"]
    step = set_step(context["targets"], context["objective"], value)
    return _as_data("set", context, step, value)


def _add(sign: int) -> Compiler:
    def compile_add(context: CommandContext) -> Step | ScoreStep:
        amount: int = sign * context["score"]
        step = add_step(context["targets"], context["objective"], amount)
        return _as_data("add", context, step, amount)

    return compile_add


def _as_data(
    kind: str, context: CommandContext, step: Step, amount: int
) -> Step | ScoreStep:
    targets: ScoreHolders = context["targets"]
    objective: ObjectiveName = context["objective"]
    if not isinstance(targets, NamedHolder):
        return step
    slot = Slot(targets.name, objective.name)
    return ScoreStep(step, ScoreOperation(kind, slot, amount))


def _reset(context: CommandContext) -> Step:
    targets: ScoreHolders = context["targets"]
    objective: ObjectiveName | None = context.find("objective")

    def run(source: CommandSourceStack) -> int:
        names = targets.names(source)
        scoreboard = source.level.world.scoreboard
        chosen = None if objective is None else objective.resolve(source)
        for name in names:
            scoreboard.reset(name, None if chosen is None else chosen.name)
            for each in scoreboard.objectives.values():
                if chosen is None or each is chosen:
                    each.enabled.discard(name)
        what = "all scores" if objective is None else f"'{objective.name}'"
        who = named_holders(source, names, "holders")
        source.send_success(f"reset {what} for {who}")
        return len(names)

    return run


def _enable(context: CommandContext) -> Step:
    targets: ScoreHolders = context["targets"]
    objective: ObjectiveName = context["objective"]

    def run(source: CommandSourceStack) -> int:
        names = targets.names(source)
        found = objective.resolve(source)
        if found.criteria != "trigger":
            message = "enable works only on trigger objectives"
            raise CommandError(message)
        new = [name for name in names if name not in found.enabled]
        for name in names:
            # Enabling gives a holder a score, as asking for one to write does.
            found.scores.setdefault(name, 0)
        if not new:
            message = "nothing changed, that trigger is already enabled"
            raise CommandError(message)
        found.enabled.update(new)
        who = named_holders(source, new, "holders")
        source.send_success(f"enabled trigger '{objective.name}' for {who}")
        return len(new)

    return run


def _draw_name(context: CommandContext) -> Step:
    """Without a name the holder's own is drawn again."""
    targets: ScoreHolders = context["targets"]
    objective: ObjectiveName = context["objective"]
    name: Component | None = context.find("name")

    def run(source: CommandSourceStack) -> int:
        found = objective.resolve(source)
        holders = targets.names(source)
        shown = None if name is None else resolve_for(name, source)
        for holder in holders:
            found.drawings.setdefault(holder, ScoreDrawing()).name = shown
        return len(holders)

    return run


def _draw_number(kind: str, context: CommandContext) -> Step:
    targets: ScoreHolders = context["targets"]
    objective: ObjectiveName = context["objective"]
    make = number_format(kind, context)

    def run(source: CommandSourceStack) -> int:
        found = objective.resolve(source)
        holders = targets.names(source)
        shown = make(source)
        for holder in holders:
            found.drawings.setdefault(holder, ScoreDrawing()).number_format = shown
        return len(holders)

    return run
