from __future__ import annotations

from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier

A = Identifier("p", "a")
B = Identifier("p", "b")


def test_function_is_read_at_its_first_use_and_once(console: Any) -> None:
    library = console.load({"p:a": "say a"})
    file = library.sources[A]

    before = file.reads
    library.find(A)
    library.find(A)

    assert (before, file.reads) == (0, 1)


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "words"),
    [
        (
            "say a\nsaay b",
            "unknown-command",
            2,
            1,
            "'saay', did you mean 'say'?",
        ),
        ("\n  setblock 1 2 x stone", "command-syntax", 2, 16, "whole number"),
        ("setblock 1 2 3 \\\n  stoen", "command-syntax", 2, 3, "stoen"),
        ("/say a", "command-syntax", 1, 1, "no slash"),
        ("// a", "command-syntax", 1, 1, "comment"),
        ("$say a", "command-syntax", 1, 1, "no variable"),
        ("say a \\", "command-syntax", 1, 0, "backslash"),
    ],
)
def test_function_with_an_error_is_absent_and_the_place_is_told(
    console: Any, text: str, code: str, line: int, column: int, words: str
) -> None:
    library = console.load({"p:a": text})

    assert library.find(A) is None
    (found,) = library.collector
    assert code == found.code
    assert ("pack/p:a.mcfunction", line, column) == (
        found.location.source,
        found.location.line,
        found.location.column,
    )
    assert words in found.message


def test_all_errors_of_a_function_are_told(console: Any) -> None:
    library = console.load({"p:a": "foo\nsay ok\nbar"})

    library.find(A)

    assert [found.location.line for found in library.collector] == [1, 3]


def test_read_all_reads_every_function(console: Any) -> None:
    library = console.load({"p:a": "foo", "p:b": "say ok", "p:c": "bar"})
    collector = DiagnosticCollector()

    library.read_all(collector)

    assert len(collector.errors) == 2


def test_command_that_is_not_simulated_is_no_error(console: Any) -> None:
    library = console.load({"p:a": "execute as @e run say hi\nkill @e"})

    assert library.has(A)
    assert len(library.collector) == 0


def test_tag_with_a_broken_member_is_as_good_as_dropped(console: Any) -> None:
    library = console.load({"p:a": "say a", "p:b": "bad"}, {"p:t": ("p:a", "p:b")})

    assert library.find_tag(Identifier("p", "t")) is None


def test_tag_gives_its_members_in_order(console: Any) -> None:
    library = console.load({"p:a": "say a", "p:b": "say b"}, {"p:t": ("p:b", "p:a")})

    found = library.find_tag(Identifier("p", "t"))

    assert [function.id for function in found] == [B, A]
