"""What the code says about a field: its docstring, its type, its range, its default."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from gametest.core.identifier import Identifier
from gametest.registry.holder import Direct
from gametest.registry.json_words import word_of
from gametest.registry.ranges import ranges_of
from tools.docs.markdown import code

_SCALARS = {
    str: "text",
    int: "integer",
    float: "number",
    bool: "boolean",
    Identifier: "identifier",
}


@attrs.frozen
class FieldNote:
    name: str
    type_words: str
    range_words: str
    default: str
    """Empty where the field has to be there."""
    text: str


def field_notes(kind: type[Any]) -> Iterator[FieldNote]:
    """Of an attrs class and the classes below it, in the order of its fields."""
    hints = get_type_hints(kind)
    texts: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        texts |= _docstrings(base)
    for field in attrs.fields(kind):
        yield FieldNote(
            field.name,
            type_words(hints[field.name]),
            ", ".join(str(found) for found in ranges_of(field.validator)),
            _default(field),
            texts.get(field.name, ""),
        )


def type_words(hint: Any) -> str:
    if hint in _SCALARS:
        return _SCALARS[hint]
    arguments = get_args(hint)
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        if any(get_origin(part) is Direct for part in arguments):
            return "identifier, or the object itself"
        known = [part for part in arguments if part is not NoneType]
        return " or ".join(map(type_words, known))
    match get_origin(hint):
        case origin if origin is tuple:
            return f"list of {type_words(arguments[0])}"
        case origin if origin is dict:
            return f"object: {type_words(arguments[0])} to {type_words(arguments[1])}"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " ".join(code(word_of(member)) for member in hint)
    if attrs.has(hint):
        inner = ", ".join(f"{code(n.name)}: {n.type_words}" for n in field_notes(hint))
        return f"object ({inner})"
    msg = f"the pages have no words for the type {hint!r}"
    raise TypeError(msg)


def _default(field: attrs.Attribute[Any]) -> str:
    value = field.default
    if value is attrs.NOTHING:
        return ""
    if value is None:
        return "none"
    if isinstance(value, Enum):
        return code(word_of(value))
    return code(str(value).lower() if isinstance(value, bool) else str(value))


def _docstrings(kind: type[Any]) -> dict[str, str]:
    """The texts under fields, which Python itself forgets."""
    if kind is object:
        return {}
    module = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    notes: dict[str, str] = {}
    for node in module.body:
        if not isinstance(node, ast.ClassDef) or node.name != kind.__name__:
            continue
        for field, after in zip(node.body, node.body[1:], strict=False):
            match field, after:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(note))),
                ):
                    notes[name] = " ".join(note.split())
    return notes


def always_refuses(function: Callable[..., Any]) -> bool:
    """Whether a body can only end in `UnsupportedError`, told by its last statement."""
    definition = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    plain = (ast.Expr, ast.Assign, ast.AnnAssign, ast.Delete)
    *before, last = definition.body
    return (
        isinstance(last, ast.Raise)
        and isinstance(last.exc, ast.Call)
        and isinstance(last.exc.func, ast.Name)
        and last.exc.func.id == "UnsupportedError"
        and all(isinstance(statement, plain) for statement in before)
    )
