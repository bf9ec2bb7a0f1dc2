from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import (
    CompiledCommand,
    CompiledModifier,
    ControlAction,
    Step,
)
from gametest.command.engine.execution import CommandExecution, Frame
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError


def _source(results: list[tuple[bool, int]] | None = None) -> CommandSourceStack:
    nothing = cast(Any, None)
    source = CommandSourceStack(nothing, nothing, silent=True)
    if results is None:
        return source
    return source.with_callback(
        lambda success, result: results.append((success, result))
    )


def _noting(seen: list[str]) -> Step:
    def note(source: CommandSourceStack) -> int:
        seen.append(source.name)
        return len(seen)

    return note


def _named(source: CommandSourceStack, *names: str) -> Sequence[CommandSourceStack]:
    return [attrs.evolve(source, name=name) for name in names]


def _split(*names: str, forks: bool = True) -> CompiledModifier:
    return CompiledModifier(lambda source: _named(source, *names), forks)


def test_rest_of_a_line_runs_for_each_source_in_order() -> None:
    seen: list[str] = []
    command = CompiledCommand("x", _noting(seen), (_split("a", "b"),))
    results: list[tuple[bool, int]] = []

    CommandExecution(100, 100).run_command(command, _source(results))

    assert seen == ["a", "b"]
    assert results == [(True, 1), (True, 2)]


def test_modifiers_multiply() -> None:
    seen: list[str] = []
    command = CompiledCommand(
        "x",
        _noting(seen),
        (_split("a", "b"), _split("c", "d", "e")),
    )

    CommandExecution(100, 100).run_command(command, _source())

    assert "".join(seen) == "cdecde"


def test_line_without_sources_runs_nothing_and_has_no_result() -> None:
    results: list[tuple[bool, int]] = []
    command = CompiledCommand("x", lambda _source: 1, (_split(),))

    CommandExecution(100, 100).run_command(command, _source(results))

    assert results == []


def test_too_many_sources_fail_the_line() -> None:
    """Game rule max_command_forks: https://minecraft.wiki/w/Game_rule."""
    seen: list[str] = []
    command = CompiledCommand("x", _noting(seen), (_split(*"abc"),))
    execution = CommandExecution(100, 3)

    execution.run_command(command, _source())

    assert seen == []
    assert execution.failure == "maximum number of contexts (3) reached"


def test_failure_is_success_0_and_result_0() -> None:
    def fail(_source: CommandSourceStack) -> int:
        message = "no"
        raise CommandError(message)

    results: list[tuple[bool, int]] = []

    CommandExecution(9, 9).run_command(CompiledCommand("x", fail), _source(results))

    assert results == [(False, 0)]


def test_failing_modifier_drops_only_its_source() -> None:
    def pick(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        if source.name == "a":
            message = "no"
            raise CommandError(message)
        return (source,)

    seen: list[str] = []
    command = CompiledCommand(
        "x",
        _noting(seen),
        (_split("a", "b"), CompiledModifier(pick, forks=True)),
    )

    CommandExecution(100, 100).run_command(command, _source())

    assert seen == ["b"]


def test_same_mechanic_at_the_same_place_is_noted_once() -> None:
    execution = CommandExecution(100, 100)

    for mechanic in ("a", "b", "a"):
        execution.note_unsupported(UnsupportedError(mechanic))

    assert [error.mechanic for error in execution.unsupported] == ["a", "b"]


def test_ended_frame_drops_the_rest_of_its_lines_and_tells_the_result() -> None:
    class Return(ControlAction):
        def enqueue(
            self,
            source: CommandSourceStack,
            execution: CommandExecution,
            frame: Frame,
            returning: bool = False,
        ) -> None:
            frame.end(success=True, result=5)

    seen: list[str] = []
    note = CompiledCommand("x", _noting(seen))
    results: list[tuple[bool, int]] = []
    execution = CommandExecution(100, 100)
    lines = (note, CompiledCommand("return 5", Return()), note)
    frame = Frame(lambda success, result: results.append((success, result)))
    execution.call(lines, _source(), frame)

    execution.run()

    assert len(seen) == 1
    assert results == [(True, 5)]
