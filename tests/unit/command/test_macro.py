from __future__ import annotations

import pytest

from gametest.command.engine.compiled_command import CompiledCommand
from gametest.command.engine.macro import MacroBody, MacroLine, number_text, split_macro
from gametest.command.errors import CommandError
from gametest.core.identifier import Identifier
from gametest.nbt.tags import Int


@pytest.mark.parametrize(
    ("text", "pieces", "names"),
    [
        ("$a $(b) c", ("a ", " c"), ("b",)),
        ("$$(a)$(b)", ("", "", ""), ("a", "b")),
        ("$a $(b) $(b)", ("a ", " ", ""), ("b", "b")),
    ],
)
def test_macro_line_is_cut_at_its_holes(
    text: str, pieces: tuple[str, ...], names: tuple[str, ...]
) -> None:
    assert (pieces, names) == split_macro(text)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1"),
        (-2.0, "-2"),
        (0.0, "0"),
        (1.5, "1.5"),
        (1e20, "100000000000000000000"),
        (0.10000000149011612, ".100000001490116"),
        # Printed by java.text.DecimalFormat of Java 17, pattern "#", 15 digits of fraction.
        (-0.0, "-0"),
        (-0.5, "-.5"),
        (1e-16, "0"),
        (-1e-16, "-0"),
        (1e-7, ".0000001"),
        (1.0 / 3.0, ".333333333333333"),
        (12345678848.0, "12345678848"),
        (1e16, "10000000000000000"),
        (float("inf"), "∞"),
        (float("nan"), "NaN"),
        (1e-20, "0"),
        (-1.25, "-1.25"),
    ],
)
def test_number_has_at_most_15_digits_and_no_exponent(value: float, text: str) -> None:
    """https://minecraft.wiki/w/Function_(Java_Edition)#Macros"""
    assert text == number_text(value)


def test_line_is_compiled_once_for_each_distinct_argument() -> None:
    compiled: list[str] = []

    def compile_line(text: str, line: int) -> CompiledCommand:
        compiled.append(text)
        return CompiledCommand(text, lambda _source: 1, line=line)

    id = Identifier("p", "m")
    one = MacroLine(("a ", ""), ("x",), 1, compile_line)
    two = MacroLine(("b ", ""), ("y",), 2, compile_line)
    body = MacroBody(id, (one, two), ("x", "y"))

    for x, y in ((1, 1), (1, 2), (1, 1), (2, 1)):
        body.expand({"x": Int(x), "y": Int(y)})

    assert ["a 1", "b 1", "b 2", "a 2"] == compiled


def test_missing_argument_is_named_before_any_line_is_compiled() -> None:
    def compile_line(text: str, line: int) -> CompiledCommand:
        raise AssertionError

    id = Identifier("p", "m")
    line = MacroLine(("a ", " ", ""), ("x", "y"), 1, compile_line)

    with pytest.raises(CommandError, match="missing argument y to function p:m"):
        MacroBody(id, (line,), ("x", "y")).expand({"x": Int(1)})
