"""The published form of the event stream, made from the event classes themselves.

`docs/reference/events.schema.json` and `docs/reference/events.md` are what these functions give.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs

from gametest.report.events import EVENT_TYPES, EVENT_VERSION, PART_TYPES

_SCALARS: Final = {str: "string", int: "integer", float: "number", bool: "boolean"}


def events_schema() -> dict[str, Any]:
    """A JSON Schema (draft 2020-12) of one line of the stream."""
    definitions = {name: _event(name, kind) for name, kind in EVENT_TYPES.items()}
    definitions |= {kind.__name__: _record(kind) for kind in PART_TYPES}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "gametest event",
        "description": "One line of the stream of events that a run writes.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in EVENT_TYPES],
        "$defs": definitions,
    }


def events_schema_text() -> str:
    return json.dumps(events_schema(), indent=2) + "\n"


def _event(name: str, kind: type) -> dict[str, Any]:
    schema = _record(kind)
    schema["properties"] = {
        "event": {"const": name},
        "version": {"const": EVENT_VERSION},
        **schema["properties"],
    }
    schema["required"] = ["event", "version", *schema["required"]]
    return schema


def _record(kind: type) -> dict[str, Any]:
    hints, notes = get_type_hints(kind), _field_notes(kind)
    properties = {}
    for field in attrs.fields(kind):
        schema = _schema_of(hints[field.name])
        if field.name in notes:
            schema = {**schema, "description": notes[field.name]}
        properties[field.name] = schema
    schema = {
        "type": "object",
        "properties": properties,
        "required": [field.name for field in attrs.fields(kind)],
    }
    description = _class_note(kind)
    return {"description": description, **schema} if description else schema


def _schema_of(hint: Any) -> dict[str, Any]:
    if hint in _SCALARS:
        return {"type": _SCALARS[hint]}
    if hint is NoneType:
        return {"type": "null"}
    if isinstance(hint, UnionType):
        return {"anyOf": [_schema_of(part) for part in get_args(hint)]}
    if get_origin(hint) is tuple:
        return _schema_of_tuple(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if hint in PART_TYPES:
        return {"$ref": f"#/$defs/{hint.__name__}"}
    msg = f"an event has a field of the type {hint!r}, which has no JSON form"
    raise TypeError(msg)


def _schema_of_tuple(parts: tuple[Any, ...]) -> dict[str, Any]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return {"type": "array", "items": _schema_of(parts[0])}
    return {
        "type": "array",
        "prefixItems": [_schema_of(part) for part in parts],
        "items": False,
        "minItems": len(parts),
    }


def _class_note(kind: type) -> str:
    """The class's own docstring; attrs gives none of its own."""
    return " ".join((kind.__doc__ or "").split())


def _field_notes(kind: type) -> dict[str, str]:
    """The docstrings under fields, which Python itself forgets."""
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


def events_page() -> str:
    """The reference page, Markdown, one table an event."""
    names = ", ".join(f"`{name}`" for name in EVENT_TYPES)
    parts = [
        "# Events\n",
        "<!-- Made by gametest.report.events_schema; edit the event classes instead. -->\n",
        f"{inspect.cleandoc(_INTRODUCTION)}\n",
        f"The events are {names}.\n",
    ]
    for name, kind in EVENT_TYPES.items():
        parts += [f"## `{name}`\n", *_section(kind)]
    parts.append("# Values inside events\n")
    for part in PART_TYPES:
        parts += [f"## {part.__name__}\n", *_section(part)]
    return "\n".join(parts)


_INTRODUCTION: Final = f"""
    A run tells its story as events.
    A listener in Python gets them as objects (`gametest.framework.events`);
    other programs read them as JSON lines, one object a line, in the order in which they happened.
    `event` names the kind, `version` is {EVENT_VERSION}.
    Within a version fields may be added, never taken away or changed: leave aside what you do not
    know.
    The schema is [events.schema.json](events.schema.json).
    Positions are `[x, y, z]`, whole blocks.
"""


def _section(kind: type) -> list[str]:
    hints, notes = get_type_hints(kind), _field_notes(kind)
    rows = [
        f"| `{field.name}` | {_type_words(hints[field.name])} "
        f"| {notes.get(field.name, '')} |"
        for field in attrs.fields(kind)
    ]
    table = "\n".join(["| field | type | meaning |", "| --- | --- | --- |", *rows])
    note = _class_note(kind)
    return [f"{note}\n", f"{table}\n"] if note else [f"{table}\n"]


def _type_words(hint: Any) -> str:
    if hint in _SCALARS:
        return _SCALARS[hint]
    if hint is NoneType:
        return "null"
    if isinstance(hint, UnionType):
        return " or ".join(_type_words(part) for part in get_args(hint))
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return f"list of {_type_words(parts[0])}"
        return "[" + ", ".join(_type_words(part) for part in parts) + "]"
    if issubclass(hint, Enum):
        return ", ".join(f'"{member.value}"' for member in hint)
    name = str(hint.__name__)
    return f"[{name}](#{name.lower()})"
