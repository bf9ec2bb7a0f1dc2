"""What the console understands besides the game's commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gametest.command.arguments.coordinates import BlockPosArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.arguments.score_holder import ScoreHolderArgument
from gametest.command.arguments.scoreboard import ObjectiveArgument
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.commands.help_ import smart_usages
from gametest.command.errors import CommandError
from gametest.console.level_view import MOST_RADIUS, look_at, map_of
from gametest.console.score_watch import score_text

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.console.console import Console

OWN_WORDS: Final = ("look", "map", "quit", "step", "unwatch", "wait", "watch")
DEFAULT_RADIUS: Final = 8
MOST_TICKS: Final = 1_000_000
"""That one line lets pass."""

Work = Callable[["CommandSourceStack", CommandContext], int]


def own_dispatcher(console: Console) -> CommandDispatcher:
    context = console.session.server.functions.dispatcher.context
    made = CommandDispatcher(context)
    for name, build in (
        ("look", lambda: _look()),
        ("map", lambda: _map()),
        ("quit", lambda: _quit(console)),
        ("step", lambda: _step(console)),
        ("unwatch", lambda: _unwatch(console)),
        ("wait", lambda: _wait(console)),
        ("watch", lambda: _watch(console)),
    ):
        made.register(name, build)
    return made


def usages_of(dispatcher: CommandDispatcher, name: str) -> list[str]:
    """How one of the words is written, a line for each way."""
    node = dispatcher.find_root(name)
    assert node is not None
    return [f"{name} {usage}" for usage in smart_usages(node, 4)] or [name]


def _does(work: Work) -> Compiler:
    return lambda context: lambda source: work(source, context)


def _pos(source: CommandSourceStack, context: CommandContext) -> Any:
    return context["pos"].loaded_block_pos(source)


def _look() -> CommandNode:
    def look(source: CommandSourceStack, context: CommandContext) -> int:
        for line in look_at(source.level, _pos(source, context)):
            source.send_success(line)
        return 1

    pos = argument("pos", BlockPosArgument()).executes(_does(look))
    return literal("look").then(pos)


def _map() -> CommandNode:
    def draw(source: CommandSourceStack, context: CommandContext) -> int:
        center = (
            source.position.block_pos
            if context.find("pos") is None
            else _pos(source, context)
        )
        radius = context.find("radius")
        radius = DEFAULT_RADIUS if radius is None else radius
        for line in map_of(source.level, center, radius):
            source.send_success(line)
        return 1

    radius = argument("radius", IntegerArgument(0, MOST_RADIUS)).executes(_does(draw))
    pos = argument("pos", BlockPosArgument()).executes(_does(draw)).then(radius)
    return literal("map").executes(_does(draw)).then(pos)


def _quit(console: Console) -> CommandNode:
    def leave(_source: CommandSourceStack, _context: CommandContext) -> int:
        console.is_over = True
        console.session.stop()
        return 1

    return literal("quit").executes(_does(leave))


def _step(console: Console) -> CommandNode:
    """A world that runs is frozen first, so that one step is one step."""

    def step(source: CommandSourceStack, context: CommandContext) -> int:
        rate = console.session.server.tick_rate
        if console.runs_by_itself and not rate.is_frozen:
            rate.freeze()
            source.send_success("the world is frozen now; tick unfreeze lets it run")
        ticks = console.tick(context.find("ticks") or 1)
        time = console.session.server.world.game_time
        source.send_success(f"{ticks} ticks passed, game time {time}")
        return ticks

    ticks = argument("ticks", IntegerArgument(1, MOST_TICKS)).executes(_does(step))
    return literal("step").executes(_does(step)).then(ticks)


def _wait(console: Console) -> CommandNode:
    """Until no test runs."""

    def wait(source: CommandSourceStack, context: CommandContext) -> int:
        most = context.find("ticks") or MOST_TICKS
        passed = 0
        while console.session.tests.is_running and passed < most:
            passed += console.tick()
        if console.session.tests.is_running:
            raise CommandError(f"tests still run after {passed} ticks")
        source.send_success(f"no test runs; {passed} ticks passed")
        return passed

    ticks = argument("ticks", IntegerArgument(1, MOST_TICKS)).executes(_does(wait))
    return literal("wait").executes(_does(wait)).then(ticks)


def _watch(console: Console) -> CommandNode:
    def add(source: CommandSourceStack, context: CommandContext) -> int:
        objective = context["objective"].resolve(source).name
        names = context["holder"].names(source)
        for name in names:
            value = console.watches.add(name, objective)
            source.send_success(f"watching {name} {objective}: {score_text(value)}")
        return len(names)

    def tell(source: CommandSourceStack, _context: CommandContext) -> int:
        shown = list(console.watches.shown())
        for line in shown or ["nothing is watched: watch score <holder> <objective>"]:
            source.send_success(line)
        return len(shown)

    objective = argument("objective", ObjectiveArgument()).executes(_does(add))
    holder = argument("holder", ScoreHolderArgument()).then(objective)
    score = literal("score").then(holder)
    return literal("watch").executes(_does(tell)).then(score)


def _unwatch(console: Console) -> CommandNode:
    def clear(source: CommandSourceStack, _context: CommandContext) -> int:
        count = console.watches.clear()
        source.send_success(f"{count} watched scores forgotten")
        return count

    return literal("unwatch").executes(_does(clear))
