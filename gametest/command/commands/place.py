"""`place template`: pastes a structure of the packs (https://minecraft.wiki/w/Commands/place).

It is mirrored and then turned about its own corner, which comes to lie at the position. Result 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.choice import ChoiceArgument
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import (
    FloatArgument,
    GreedyArgument,
    IntegerArgument,
)
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
from gametest.core.direction import Mirror, Rotation
from gametest.core.errors import UnsupportedError
from gametest.core.random_source import LegacyRandom

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.core.random_source import RandomSource
    from gametest.structure.resolved_template import ResolvedTemplate

SUPPORT: Final = "only `template`"

_ROTATIONS: Final = tuple(rotation.value for rotation in Rotation)
_MIRRORS: Final = tuple(mirror.value for mirror in Mirror)


def build(_context: CommandBuildContext) -> CommandNode:
    place = literal("place").requires(GAME_MASTER)
    for kind in ("feature", "jigsaw", "structure"):
        rest = argument("arguments", GreedyArgument()).executes(_refuser(kind))
        place.then(literal(kind).then(rest))
    return place.then(literal("template").then(_template()))


def _refuser(kind: str) -> Compiler:
    def compile_refusal(_context: CommandContext) -> Step:
        def refuse(_source: CommandSourceStack) -> int:
            mechanic = f"command: place {kind}"
            raise UnsupportedError(mechanic)

        return refuse

    return compile_refusal


def _template() -> CommandNode:
    last = argument("seed", IntegerArgument()).executes(_place)
    last.then(literal("strict").executes(_place_strictly))
    for node in (
        argument("integrity", FloatArgument(0.0, 1.0)),
        argument("mirror", ChoiceArgument("mirror", _MIRRORS)),
        argument("rotation", ChoiceArgument("rotation", _ROTATIONS)),
        argument("pos", BlockPosArgument()),
        argument("template", IdentifierArgument("template")),
    ):
        last = node.executes(_place).then(last)
    return last


def _place(context: CommandContext) -> Step:
    return _compile(context, strict=False)


def _place_strictly(context: CommandContext) -> Step:
    return _compile(context, strict=True)


def _compile(context: CommandContext, *, strict: bool) -> Step:
    template: Identifier = context["template"]
    where: BlockCoordinates | None = context.find("pos")
    rotation = Rotation(context.find("rotation") or Rotation.NONE.value)
    mirror = Mirror(context.find("mirror") or Mirror.NONE.value)
    integrity: float | None = context.find("integrity")
    seed: int = context.find("seed") or 0

    def run(source: CommandSourceStack) -> int:
        # Structures are imported when a line first needs them: few do.
        from gametest.structure.live_placement import place_live
        from gametest.structure.mirroring import mirrored, pivoted_corner
        from gametest.structure.placement import place_resolved

        if where is None:
            pos = source.position.block_pos
        else:
            pos = where.loaded_block_pos(source)
        resolved = _find(source, template)
        if integrity is not None and integrity < 1.0:
            from gametest.structure.decay import decayed

            resolved = decayed(resolved, integrity, _random_of(seed, source))
        size = resolved.template.size
        if min(size) < 1:
            message = f"failed to place the template '{template}'"
            raise CommandError(message)
        corner = pivoted_corner(pos, size, rotation, mirror)
        turned = mirrored(resolved, mirror)
        if strict:
            place_resolved(source.level, turned, corner, rotation)
        else:
            place_live(source.level, turned, corner, rotation)
        source.send_success(f"placed the template '{template}' at {pos}")
        return 1

    return run


def _random_of(seed: int, source: CommandSourceStack) -> RandomSource:
    """The game takes the time for a seed of 0; here it is the level's own random."""
    return LegacyRandom(seed) if seed else source.level.random


def _find(source: CommandSourceStack, id: Identifier) -> ResolvedTemplate:
    from gametest.core.errors import DiagnosticError
    from gametest.structure.resolved_template import resolve_template

    template = source.server.find_template(id)
    if template is None:
        message = f"there is no template '{id}'"
        raise CommandError(message)
    try:
        return resolve_template(template, source.level.blocks)
    except DiagnosticError as error:
        message = f"the template '{id}' cannot be read: {error}"
        raise CommandError(message) from None
