from __future__ import annotations

import pytest

from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import IntegerArgument, WordArgument
from gametest.command.command_dispatcher import CommandDispatcher, UnknownCommandError
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.core.string_reader import TextSyntaxError


def _noting(seen: list[dict[str, object]]) -> Compiler:
    def compile_note(context: CommandContext) -> Step:
        seen.append(dict(context.values))
        return lambda _source: 1

    return compile_note


def _dispatcher(seen: list[dict[str, object]]) -> CommandDispatcher:
    note = _noting(seen)

    def build() -> CommandNode:
        count = argument("count", IntegerArgument(0, 9)).executes(note)
        either = literal("either").then(
            argument("number", IntegerArgument()).executes(note),
            argument("name", IdentifierArgument())
            .executes(note)
            .then(literal("more").executes(note)),
        )
        return (
            literal("go")
            .executes(note)
            .then(count, literal("on").then(literal("again").executes(note)), either)
        )

    dispatcher = CommandDispatcher()
    dispatcher.register("go", build)
    dispatcher.register("secret", lambda: literal("secret").requires(4).executes(note))

    def chained(source: CommandSourceStack) -> tuple[CommandSourceStack, ...]:
        return (source, source)

    dispatcher.register(
        "twice",
        lambda: literal("twice").then(
            argument("who", WordArgument()).redirects(
                dispatcher.root, lambda _context: chained, forks=True
            )
        ),
    )
    return dispatcher


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("go", {}),
        ("go 7", {"count": 7}),
        ("go either 12", {"number": 12}),
        ("go either demo:x", {"name": "demo:x"}),
        ("go either 12 more", {"name": "minecraft:12"}),
    ],
)
def test_line_is_read_to_its_arguments(line: str, values: dict[str, object]) -> None:
    seen: list[dict[str, object]] = []

    _dispatcher(seen).parse(line).compile()

    found = {key: v if isinstance(v, int) else str(v) for key, v in seen[0].items()}
    assert values == found


@pytest.mark.parametrize(
    ("line", "cursor", "words"),
    [
        ("go 10", 3, "at most 9"),
        ("go x", 3, "whole number"),
        ("go on", 5, "ends too early"),
        ("go 7 8", 4, "expected the end"),
        ("go 7x", 4, "expected a space after <count>"),
        ("go ", 3, "whole number"),
        ("go either 12 less", 13, "expected more, got 'less'"),
    ],
)
def test_error_says_where_and_what_was_expected(
    line: str, cursor: int, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        _dispatcher([]).parse(line)

    assert cursor == caught.value.cursor
    assert words in caught.value.message


def test_unknown_command_names_the_nearest() -> None:
    with pytest.raises(UnknownCommandError, match="did you mean 'secret'"):
        _dispatcher([]).parse("secreet")


def test_command_above_the_permission_is_unknown() -> None:
    with pytest.raises(UnknownCommandError):
        _dispatcher([]).parse("secret", permission_level=2)


def test_redirect_starts_a_new_segment_with_its_modifier() -> None:
    seen: list[dict[str, object]] = []

    command = _dispatcher(seen).parse("twice one twice two go 3").compile()

    assert [modifier.forks for modifier in command.modifiers] == [True, True]
    assert seen == [{"count": 3}]


def test_long_chain_of_redirects_does_not_recurse() -> None:
    line = "twice me " * 5000 + "go"

    command = _dispatcher([]).parse(line).compile()

    assert len(command.modifiers) == 5000


def test_a_command_above_the_permission_is_not_called_unknown() -> None:
    dispatcher = CommandDispatcher()
    dispatcher.register("stop", lambda: literal("stop").requires(4))

    with pytest.raises(UnknownCommandError, match="'stop' needs permission level 4"):
        dispatcher.parse("stop", permission_level=2)
