from __future__ import annotations

import pytest

from gametest.command.engine.function_reader import macro_names, read_lines
from gametest.core.string_reader import TextSyntaxError


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("say a\nsay b\n", ["say a", "say b"]),
        ("\n  \n# a comment\n  # another\n\tsay a  \n", ["say a"]),
        ("say a \\\n   b\n", ["say a b"]),
        ("say a\\\n   b\\\n c\nsay d", ["say abc", "say d"]),
        ("# a comment \\\nsay a\nsay b", ["say b"]),
        ("say a\r\nsay b\r\n", ["say a", "say b"]),
        ("say a\rsay b", ["say a", "say b"]),
        ("say a\x0b\x85\u2028b", ["say a\x0b\x85\u2028b"]),
        ("$say $(x)", ["$say $(x)"]),
    ],
)
def test_lines_are_trimmed_joined_and_without_comments(
    text: str, lines: list[str]
) -> None:
    assert lines == [line.text for line in read_lines(text)]


def test_place_in_a_joined_line_is_that_of_the_file() -> None:
    (line,) = read_lines("# first\n  say a \\\n    bad\n")

    assert line.place(0) == (2, 3)
    assert line.place(line.text.index("bad")) == (3, 5)


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_backslash_on_the_last_line_is_an_error(end: str) -> None:
    with pytest.raises(TextSyntaxError, match="ends in a backslash"):
        read_lines(f"say a \\{end}")


@pytest.mark.parametrize(
    ("line", "names"),
    [("$say $(x)", ("x",)), ("$say $(a_1)$(B) $(a_1)", ("a_1", "B", "a_1"))],
)
def test_macro_line_names_its_variables(line: str, names: tuple[str, ...]) -> None:
    assert names == macro_names(line)


@pytest.mark.parametrize("line", ["$say x", "$say $(x", "$say $()", "$say $(a-b)"])
def test_broken_macro_line_is_an_error(line: str) -> None:
    with pytest.raises(TextSyntaxError):
        macro_names(line)
