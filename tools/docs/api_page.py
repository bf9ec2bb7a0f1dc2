"""`python-api.md`: what a test in Python can call, from the classes themselves."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any

from gametest.framework import test_function as functions
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_sequence import GameTestSequence
from gametest.framework.test_data import TestData
from tools.docs import api_words
from tools.docs.field_notes import FieldNote, always_refuses, field_notes
from tools.docs.markdown import code, note_of_origin, page, table, wrapped

_INTRODUCTION = """
[Write a test in Python](../how-to/write-a-test-in-python.md) shows how the parts fit together.
`from gametest import GameTestHelper, test_function` is all that a module of tests imports.
`Pos` is a triple `(x, y, z)` relative to the structure's corner, before the test is turned.
`BlockLike` is a text such as `"minecraft:lever[face=wall]"`, a block or a state.
`kind` is the id of a kind of entity, with or without namespace; `Point` is a triple of numbers that need not be whole.
`Action` takes nothing; it asserts with the methods below or with a plain `assert`.
`Direction`, `Rotation` and `BoundingBox` are in `gametest.core`.
What is *not* simulated makes a test unsupported when it is called, by its name; it never passes silently.
"""

_OPTIONS = """
```
@test_function(id, **options)
```

Tags `def body(helper: GameTestHelper) -> None` as the test function `id`.
It takes `helper`, returns nothing, and is neither `async` nor a generator: a body runs in one tick and plans the rest.
The options are the fields of the [test instance](formats.md#test_instance) that `--make-instances` makes of a function
that no JSON file names; where a file names it, the file counts and the options do not.
"""

_SEQUENCE = """
`helper.start_sequence()` begins a chain of steps that run one after the other, each as soon as the one before is done.
A test can have several; the first that succeeds ends it. All of it is simulated.
"""


def api_page() -> str:
    return page(
        "# Python API",
        note_of_origin("the classes of gametest.framework"),
        _INTRODUCTION,
        "## `test_function`",
        _OPTIONS,
        table(("option", "type", "default", "meaning"), _options()),
        "## `GameTestHelper`",
        "`random` is the test's own source of random numbers: the same in every order and process.",
        *_helper(),
        "## `GameTestSequence`",
        _SEQUENCE,
        table(("method", "meaning"), _sequence()),
    )


def _options() -> Iterator[tuple[str, ...]]:
    notes = {note.name: note for note in field_notes(TestData)}
    defaults = {
        "environment": "minecraft:default",
        "structure": "minecraft:empty",
        "max_ticks": str(functions.DEFAULT_MAX_TICKS),
    }
    for name in functions.InstanceOptions.__annotations__:
        note = notes[name]
        default = code(defaults[name]) if name in defaults else note.default
        yield code(name), _type_of_option(note), default, note.text


def _type_of_option(note: FieldNote) -> str:
    if note.name == "rotation":
        return "`Rotation` of `gametest.core.direction`"
    return "identifier" if note.name == "environment" else note.type_words


def _helper() -> Iterator[str]:
    kinds = [kind for kind in GameTestHelper.__mro__ if own_methods(kind)]
    for kind in sorted(kinds, key=_is_refused):
        methods = own_methods(kind)
        title = inspect.getdoc(sys.modules[kind.__module__]) or ""
        yield "### " + title.split("\n")[0].split(";")[0].split(":")[0].rstrip(".")
        if _is_refused(kind):
            yield "None of these is simulated:"
            yield wrapped(map(code, methods)) + "."
            continue
        yield table(
            ("method", "simulated", "meaning"),
            (
                (
                    code(name + signature_of(method)),
                    "no" if always_refuses(method) else "yes",
                    meaning_of(method, name, api_words.HELPER),
                )
                for name, method in methods.items()
            ),
        )


def _is_refused(kind: type[Any]) -> bool:
    return all(map(always_refuses, own_methods(kind).values()))


def own_methods(kind: type[Any]) -> dict[str, Callable[..., Any]]:
    """Public methods that a class itself defines; those that are only wrapped again do not count."""
    return {
        name: method
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType)
        and not name.startswith("_")
        and not hasattr(method, "__wrapped__")
    }


def _sequence() -> Iterator[tuple[str, str]]:
    for name, method in own_methods(GameTestSequence).items():
        if name.startswith("then_"):
            meaning = meaning_of(method, name, api_words.SEQUENCE)
            yield code(name + signature_of(method)), meaning


def signature_of(method: Callable[..., Any]) -> str:
    """As it is called: without `self`, and without the words of a method that takes anything."""
    found = inspect.signature(method)
    parameters = list(found.parameters.values())[1:]
    if parameters and parameters[0].kind is inspect.Parameter.VAR_POSITIONAL:
        return "(...)"
    shown = str(found.replace(parameters=parameters))
    return shown.replace("'", "").removesuffix(" -> None")


def meaning_of(method: Callable[..., Any], name: str, words: Mapping[str, str]) -> str:
    """Our words, else the first paragraph of its docstring; a method without either is an error."""
    if name in words:
        return words[name]
    text = inspect.getdoc(method)
    if text:
        return " ".join(text.split("\n\n")[0].split())
    if always_refuses(method):
        return ""
    raise LookupError(
        f"{name} has neither a docstring nor a line in tools.docs.api_words"
    )
