"""`execute store`: where the result or success of the command goes.

Targets are found when the link runs, and written when the command has a result
(https://minecraft.wiki/w/Commands/execute#Store_subcommand).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import DoubleArgument
from gametest.command.arguments.score_holder import ScoreHolderArgument, ScoreHolders
from gametest.command.arguments.scoreboard import (
    READ_ONLY_CRITERIA,
    ObjectiveArgument,
    ObjectiveName,
)
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    ModifierCompiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.data.storage_steps import leaf_writer
from gametest.command.data_access.targets import data_targets
from gametest.command.engine.compiled_command import SourceChange
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Byte, Double, Float, Int, Long, Short

if TYPE_CHECKING:
    from gametest.command.data_access.accessor import DataAccessor
    from gametest.core.identifier import Identifier
    from gametest.level.world.boss_bar import BossBar
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound, Tag


def store(root: CommandNode, context: CommandBuildContext) -> CommandNode:
    return literal("store").then(
        _kind(root, context, literal("result"), wants_result=True),
        _kind(root, context, literal("success"), wants_result=False),
    )


def _kind(
    root: CommandNode,
    context: CommandBuildContext,
    node: CommandNode,
    *,
    wants_result: bool,
) -> CommandNode:
    objective = argument("objective", ObjectiveArgument())
    objective.redirects(root, _store_score(wants_result))
    node.then(
        literal("score").then(
            argument("targets", ScoreHolderArgument(context=context)).then(objective)
        ),
        literal("bossbar").then(
            argument("id", IdentifierArgument("boss_bar")).then(
                literal("value").redirects(root, _store_bar("value", wants_result)),
                literal("max").redirects(root, _store_bar("max", wants_result)),
            )
        ),
    )
    for kind, data in data_targets("target", context):
        path = argument("path", NbtPathArgument())
        for name, cast in CASTS.items():
            scale = argument("scale", DoubleArgument())
            scale.redirects(root, _store_data(cast, wants_result))
            path.then(literal(name).then(scale))
        data.then(path)
        node.then(kind)
    return node


def _store_score(wants_result: bool) -> ModifierCompiler:
    def compile_store(context: CommandContext) -> SourceChange:
        targets: ScoreHolders = context["targets"]
        objective: ObjectiveName = context["objective"]

        def change(source: CommandSourceStack) -> CommandSourceStack:
            names = targets.names(source)
            found = objective.resolve(source)
            if found.criteria in READ_ONLY_CRITERIA:
                # The game meets a fault of its own there (general knowledge).
                mechanic = f"execute store: into the read-only objective {found.name}"
                raise UnsupportedError(mechanic)
            scores = found.scores

            def write(success: bool, result: int) -> None:
                value = result if wants_result else int(success)
                for name in names:
                    scores[name] = value

            return source.also_telling(write)

        return SourceChange(change)

    return compile_store


def _store_bar(field: str, wants_result: bool) -> ModifierCompiler:
    def compile_store(context: CommandContext) -> SourceChange:
        id: Identifier = context["id"]

        def change(source: CommandSourceStack) -> CommandSourceStack:
            bar: BossBar | None = source.level.world.boss_bars.get(str(id))
            if bar is None:
                message = f"no bossbar exists with the id '{id}'"
                raise CommandError(message)

            def write(success: bool, result: int) -> None:
                setattr(bar, field, result if wants_result else int(success))

            return source.also_telling(write)

        return SourceChange(change)

    return compile_store


def _store_data(cast: Callable[[float], Tag], wants_result: bool) -> ModifierCompiler:
    def compile_store(context: CommandContext) -> SourceChange:
        target: DataAccessor = context["target"]
        path: NbtPath = context["path"]
        scale: float = context["scale"]
        write_leaf = leaf_writer(target, path)

        def change(source: CommandSourceStack) -> CommandSourceStack:
            data = target.open(source)
            storage = source.level.world.command_storage

            def write(success: bool, result: int) -> None:
                value = cast((result if wants_result else int(success)) * scale)
                if write_leaf is not None and write_leaf(storage, value):
                    return

                def put(compound: Compound) -> int:
                    path.set(compound, value)
                    # The game writes back what it read even if nothing is different.
                    return 1

                try:
                    data.change(put)
                except (CommandError, ValueError):
                    # A place that cannot be written to is passed over in silence.
                    return

            return source.also_telling(write)

        return SourceChange(change)

    return compile_store


def _truncated(value: float, bits: int) -> int:
    """Towards zero; what is too large stops at the border, what is no number is 0."""
    if value != value:
        return 0
    most = (1 << (bits - 1)) - 1
    if value >= most:
        return most
    return -most - 1 if value <= -most - 1 else int(value)


def _narrowed(value: float, bits: int) -> int:
    """First to 32 bits, of which the low ones stay."""
    half = 1 << (bits - 1)
    return (_truncated(value, 32) + half) % (half << 1) - half


CASTS: Final[dict[str, Callable[[float], Tag]]] = {
    "byte": lambda value: Byte(_narrowed(value, 8)),
    "double": Double,
    "float": Float,
    "int": lambda value: Int(_truncated(value, 32)),
    "long": lambda value: Long(_truncated(value, 64)),
    "short": lambda value: Short(_narrowed(value, 16)),
}
