"""`diagnostics.md`: one paragraph a code, with what the program says of an example."""

from __future__ import annotations

from gametest.core.diagnostic_codes import CODES
from tools.docs.diagnostic_examples import example_of
from tools.docs.markdown import code, fenced, note_of_origin, page

_INTRODUCTION = """
A finding names its place, says what was expected and what was found, and ends with a code in brackets.
Everything is read before anything is said, so one broken file hides no other.
An *error* makes the exit code of a run 2. As the game starts without a function, loot table, predicate, item
modifier, recipe, advancement or tag that it cannot read, such a file is left out and the tests run; any other error
stops the run, unless `--keep-going` is given.
A *warning* is something that the game swallows silently: `run` only counts warnings, `gametest check` tells them all,
and `check --strict` takes them for errors.
A code never changes its meaning; `gametest check --format json` gives it as a field.
"""


def diagnostics_page() -> str:
    return page(
        "# Diagnostics",
        note_of_origin("gametest/core/diagnostic_codes.py"),
        _INTRODUCTION,
        *(_paragraph(name, text) for name, text in CODES.items()),
    )


def _paragraph(name: str, text: str) -> str:
    shown = example_of(name)
    return page(
        f"## {code(name)}", text, "" if shown is None else fenced("text", shown)
    ).rstrip("\n")
