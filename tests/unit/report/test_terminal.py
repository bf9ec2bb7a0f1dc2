from __future__ import annotations

from io import BytesIO, StringIO, TextIOWrapper

import pytest

from gametest.report.terminal import (
    Paint,
    printable,
    shortened,
    terminal_width,
    uses_color,
    write_text,
)


class FakeTerminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "terminal", "expected"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm"}, False, False),
        ({"TERM": "dumb"}, True, False),
        ({"TERM": "xterm", "NO_COLOR": "1"}, True, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, True, True),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
    ],
)
def test_color_follows_the_environment_and_the_stream(
    environ: dict[str, str], terminal: bool, expected: bool
) -> None:
    stream = FakeTerminal() if terminal else StringIO()

    assert expected is uses_color(stream, environ)


def test_a_stream_that_is_no_terminal_has_no_width() -> None:
    assert terminal_width(StringIO()) is None


def test_a_terminal_without_a_size_still_has_a_width() -> None:
    assert terminal_width(FakeTerminal()) == 100


def test_escape_sequences_in_a_message_are_spelled_out() -> None:
    assert printable("\x1b[2Jhi\x07\nthere\t!") == "\\x1b[2Jhi\\x07\nthere\t!"


def test_what_the_encoding_lacks_is_spelled_out() -> None:
    buffer = BytesIO()
    stream = TextIOWrapper(buffer, encoding="ascii", newline="\n")

    write_text(stream, "größer\n")

    assert buffer.getvalue() == b"gr\\xf6\\xdfer\n"


def test_no_color_adds_nothing() -> None:
    assert Paint(False).red("x") == "x"
    assert Paint(True).red("") == ""


def test_a_text_that_fits_is_shown_whole() -> None:
    assert shortened("a\nb" * 20) == "a\nb" * 20


def test_a_very_long_text_is_cut_and_says_how_much_is_left() -> None:
    assert shortened("x" * 5000) == "x" * 2000 + "... (3,000 more characters)"
    assert shortened("x\n" * 100).count("\n") == 29
