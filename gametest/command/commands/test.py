"""`test`: runs, finds and keeps the tests that stand in the world.

https://minecraft.wiki/w/Commands/test. The tree is the game's; what happens is the framework's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.identifiers import (
    IdentifierArgument,
    TestSelectorArgument,
)
from gametest.command.arguments.primitive import (
    BoolArgument,
    IntegerArgument,
    WordArgument,
)
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.errors import CommandError
from gametest.command.session_control import TestRunRequest
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_command import Step
    from gametest.command.session_control import TestControl

SUPPORT: Final = "in `gametest server` and `console` only"

DEFAULT_SIZE: Final = 5
MAX_SIZE: Final = 48
"""Of a structure that `create` makes, along each axis."""
_FINDERS: Final = ("closest", "these", "that")
_DEFAULT_VARIABLE: Final = "pos"

_Work = Callable[["TestControl", "CommandSourceStack", CommandContext], int]


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("test").requires(GAME_MASTER)
    node.then(
        literal("run").then(_tests(_run, _add_grid)),
        literal("runmultiple").then(_tests(_run_multiple, _add_amount)),
        _run_failed_node(),
        literal("verify").then(_tests(_verify)),
        literal("locate").then(_tests(_locate)),
        literal("stop").executes(_does(_stop)),
        _position_node(),
        _create_node(),
        _clear_all_node(),
        literal("export").then(
            argument("test", IdentifierArgument("test")).executes(_does(_export_named))
        ),
    )
    for finder in _FINDERS:
        run = literal(f"run{finder}")
        _add_times(run, partial(_run_found, finder=finder))
        node.then(
            run,
            literal(f"reset{finder}").executes(_does(partial(_reset, finder=finder))),
            literal(f"export{finder}").executes(_does(partial(_export, finder=finder))),
        )
        if finder != "closest":
            clear = partial(_clear, finder=finder)
            node.then(literal(f"clear{finder}").executes(_does(clear)))
    return node


# -- branches ----------------------------------------------------------------------------


def _tests(
    work: _Work, add: Callable[[CommandNode, _Work], CommandNode] | None = None
) -> CommandNode:
    node = argument("tests", TestSelectorArgument()).executes(_does(work))
    return node if add is None else add(node, work)


def _add_times(node: CommandNode, work: _Work) -> CommandNode:
    """`[numberOfTimes] [untilFailed]`; returns the last one."""
    run = _does(work)
    last = argument("untilFailed", BoolArgument()).executes(run)
    times = argument("numberOfTimes", IntegerArgument(0)).executes(run)
    node.executes(run).then(times.then(last))
    return last


def _add_grid(node: CommandNode, work: _Work) -> CommandNode:
    run = _does(work)
    row = argument("testsPerRow", IntegerArgument()).executes(run)
    steps = argument("rotationSteps", IntegerArgument()).executes(run)
    _add_times(node, work).then(steps.then(row))
    return node


def _add_amount(node: CommandNode, work: _Work) -> CommandNode:
    return node.then(argument("amount", IntegerArgument()).executes(_does(work)))


def _run_failed_node() -> CommandNode:
    required = argument("onlyRequiredTests", BoolArgument())
    _add_grid(required, _run_failed)
    return _add_grid(literal("runfailed"), _run_failed).then(required)


def _position_node() -> CommandNode:
    name = argument("var", WordArgument()).executes(_does(_tell_position))
    return literal("pos").executes(_does(_tell_position)).then(name)


def _create_node() -> CommandNode:
    run = _does(_create)
    depth = argument("depth", IntegerArgument()).executes(run)
    height = argument("height", IntegerArgument()).then(depth)
    width = argument("width", IntegerArgument()).executes(run).then(height)
    id = argument("id", IdentifierArgument()).executes(run).then(width)
    return literal("create").then(id)


def _clear_all_node() -> CommandNode:
    run = _does(partial(_clear, finder="all"))
    radius = argument("radius", IntegerArgument()).executes(run)
    return literal("clearall").executes(run).then(radius)


# -- what they do ------------------------------------------------------------------------


def _does(work: _Work) -> Compiler:
    def compile_work(context: CommandContext) -> Step:
        def run(source: CommandSourceStack) -> int:
            control = source.server.tests
            if control is None:
                mechanic = "command: test"
                raise UnsupportedError(mechanic)
            return work(control, source, context)

        return run

    return compile_work


def _request(context: CommandContext, *, copies: int = 1) -> TestRunRequest:
    """As the game reads them: with a number alone, nothing stops at a failure."""
    times = context.find("numberOfTimes")
    until_failed = context.find("untilFailed")
    steps = context.find("rotationSteps") or 0
    if not 0 <= steps <= 3:
        raise CommandError(f"the rotation is 0 to 3 quarter turns, not {steps}")
    row = context.find("testsPerRow")
    if row is not None and row < 1:
        raise CommandError(f"a row holds at least 1 test, not {row}")
    return TestRunRequest(
        number_of_times=1 if times is None else times,
        until_failed=times is None if until_failed is None else until_failed,
        rotation_steps=steps,
        tests_per_row=row,
        copies=copies,
    )


def _run(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    return control.run_selected(source, context["tests"], _request(context))


def _run_multiple(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    amount = context.find("amount")
    request = _request(context, copies=1 if amount is None else amount)
    return control.run_selected(source, context["tests"], request)


def _run_failed(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    only_required = bool(context.find("onlyRequiredTests"))
    return control.run_failed(source, only_required, _request(context))


def _run_found(
    control: TestControl,
    source: CommandSourceStack,
    context: CommandContext,
    *,
    finder: str,
) -> int:
    return control.run_found(source, finder, _request(context))


def _verify(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    return control.verify(source, context["tests"])


def _locate(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    return control.locate(source, context["tests"])


def _reset(
    control: TestControl,
    source: CommandSourceStack,
    _context: CommandContext,
    *,
    finder: str,
) -> int:
    return control.reset(source, finder)


def _clear(
    control: TestControl,
    source: CommandSourceStack,
    context: CommandContext,
    *,
    finder: str,
) -> int:
    return control.clear(source, finder, context.find("radius"))


def _export(
    control: TestControl,
    source: CommandSourceStack,
    _context: CommandContext,
    *,
    finder: str,
) -> int:
    return control.export(source, finder, None)


def _export_named(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    return control.export(source, "", context["test"])


def _stop(
    control: TestControl, source: CommandSourceStack, _context: CommandContext
) -> int:
    return control.stop(source)


def _tell_position(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    return control.tell_position(source, context.find("var") or _DEFAULT_VARIABLE)


def _create(
    control: TestControl, source: CommandSourceStack, context: CommandContext
) -> int:
    """With a width alone, a cube."""
    width = context.find("width")
    width = DEFAULT_SIZE if width is None else width
    height, depth = context.find("height"), context.find("depth")
    size = (
        width,
        width if height is None else height,
        width if depth is None else depth,
    )
    if max(size) > MAX_SIZE:
        raise CommandError(f"a test is at most {MAX_SIZE} blocks along each axis")
    if min(size) < 1:
        raise CommandError("a test is at least 1 block along each axis")
    return control.create(source, context["id"], size)
