"""What a text stream can show, and text that is safe to show on it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import Final, TextIO, final

import attrs

_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_FALLBACK_WIDTH: Final = 100
_MOST_LINES: Final = 30
_MOST_CHARACTERS: Final = 2_000


def is_terminal(stream: TextIO) -> bool:
    isatty = getattr(stream, "isatty", None)
    return isatty is not None and bool(isatty())


def uses_color(stream: TextIO, environ: Mapping[str, str] | None = None) -> bool:
    """A terminal, unless NO_COLOR or FORCE_COLOR say otherwise.

    `NO_COLOR` wins (https://no-color.org); an empty value counts as not set.
    """
    environ = os.environ if environ is None else environ
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    if environ.get("TERM") == "dumb" or not is_terminal(stream):
        return False
    # The old Windows console shows escape sequences as rubbish.
    return sys.platform != "win32" or bool(
        environ.get("WT_SESSION") or environ.get("ANSICON") or environ.get("TERM")
    )


def terminal_width(stream: TextIO) -> int | None:
    """Columns of the terminal; None if the stream is none, so nothing is wrapped."""
    if not is_terminal(stream):
        return None
    try:
        return os.get_terminal_size(stream.fileno()).columns or _FALLBACK_WIDTH
    except (OSError, ValueError):
        return _FALLBACK_WIDTH


def printable(text: str) -> str:
    """The text with control characters spelled out, so that no test drives a terminal."""
    if _CONTROLS.search(text) is None:
        return text
    text = text.replace("\r\n", "\n")
    return _CONTROLS.sub(lambda match: f"\\x{ord(match.group()):02x}", text)


def shortened(text: str) -> str:
    """What a screen has room for; reports in files keep the whole text."""
    lines = text.split("\n")
    shown = "\n".join(lines[:_MOST_LINES])[:_MOST_CHARACTERS]
    left = len(text) - len(shown)
    return f"{shown}... ({left:,} more characters)" if left else text


def write_text(stream: TextIO, text: str) -> None:
    """Write and flush; what the stream's encoding lacks is spelled out, not an error."""
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = getattr(stream, "encoding", None) or "ascii"
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
    stream.flush()


@final
@attrs.frozen
class Paint:
    """Colours, or none of them."""

    enabled: bool

    def _wrap(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.enabled and text else text

    def bold(self, text: str) -> str:
        return self._wrap("1", text)

    def dim(self, text: str) -> str:
        return self._wrap("2", text)

    def red(self, text: str) -> str:
        return self._wrap("1;31", text)

    def green(self, text: str) -> str:
        return self._wrap("1;32", text)

    def yellow(self, text: str) -> str:
        return self._wrap("1;33", text)

    def magenta(self, text: str) -> str:
        return self._wrap("1;35", text)

    def cyan(self, text: str) -> str:
        return self._wrap("36", text)
