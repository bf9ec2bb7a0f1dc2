"""The few forms of Markdown that generated pages use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WIDTH = 118


def note_of_origin(source: str) -> str:
    """Tells a reader of the file where the words come from."""
    return f"<!-- Made by `python -m tools.docs` from {source}. -->"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(_cell, line)) + " |" for line in lines)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    return f"`{text}`"


def fenced(language: str, text: str) -> str:
    return f"```{language}\n{text}\n```"


def codes(names: Iterable[str]) -> str:
    return ", ".join(map(code, names))


def wrapped(words: Iterable[str]) -> str:
    """Words, comma between them, in lines that a diff can show."""
    lines, line = [], ""
    for word in words:
        longer = f"{line}, {word}" if line else word
        if len(longer) > WIDTH:
            lines.append(line + ",")
            longer = word
        line = longer
    return "\n".join([*lines, line])


def page(*parts: str) -> str:
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"
