"""JSON Schemas for editors, from the same classes that read the files."""

from __future__ import annotations

import json
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import attrs

from gametest.app.configuration import json_types
from gametest.core.identifier import Identifier
from gametest.core.version import SUPPORTED_VERSIONS
from gametest.framework.environment.environment_kinds import environment_types
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.framework.game_test_instance import instance_types
from gametest.registry.holder import Direct
from gametest.registry.json_words import word_of
from gametest.registry.ranges import INT_MAX, INT_MIN, InRange, ranges_of
from tools.docs.field_notes import field_notes

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_SCALARS: Final[dict[Any, dict[str, Any]]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    Identifier: {"type": "string", "pattern": "^([a-z0-9_.-]+:)?[a-z0-9_./-]+$"},
}
_ENVIRONMENT: Final = "environment"


def instance_schema_text() -> str:
    return _text(
        {
            "$schema": _DIALECT,
            "title": "Game test instance",
            "description": "data/<namespace>/test_instance/<path>.json",
            "oneOf": [_kind(kind, id) for id, kind in sorted(instance_types().items())],
            "$defs": {_ENVIRONMENT: _environments()},
        }
    )


def environment_schema_text() -> str:
    return _text(
        {
            "$schema": _DIALECT,
            "title": "Game test environment",
            "description": "data/<namespace>/test_environment/<path>.json",
            "$ref": f"#/$defs/{_ENVIRONMENT}",
            "$defs": {_ENVIRONMENT: _environments()},
        }
    )


def configuration_schema_text() -> str:
    return _text(
        {
            "$schema": _DIALECT,
            "title": "gametest.toml",
            "description": "Keys are the long options of gametest with underscores.",
            "type": "object",
            "properties": dict(sorted(json_types().items())),
            "additionalProperties": False,
        }
    )


def _environments() -> dict[str, Any]:
    """Of every supported version: which one is meant only the pack knows."""
    found: list[dict[str, Any]] = []
    for version in SUPPORTED_VERSIONS:
        for id, kind in sorted(environment_types(version).items()):
            schema = _kind(kind, id)
            if schema not in found:
                found.append(schema)
    return {"anyOf": found}


def _kind(kind: type[Any], id: Identifier) -> dict[str, Any]:
    schema = _record(kind)
    names = [str(id)]
    if id.namespace == "minecraft":
        names.append(id.path)
    schema["properties"] = {"type": {"enum": names}, **schema["properties"]}
    schema["required"] = ["type", *schema["required"]]
    return schema


def _record(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    texts = {note.name: note.text for note in field_notes(kind)}
    properties: dict[str, Any] = {}
    required = []
    for field in attrs.fields(kind):
        schema = dict(_type(hints[field.name]))
        for found in ranges_of(field.validator):
            schema |= _range(found)
        if texts[field.name]:
            schema["description"] = texts[field.name]
        properties[field.name] = schema
        if field.default is attrs.NOTHING:
            required.append(field.name)
    about = " ".join((kind.__doc__ or "").split())
    schema = {"description": about} if about else {}
    return schema | {
        "type": "object",
        "properties": properties,
        "required": required,
    }


def _type(hint: Any) -> dict[str, Any]:
    if hint in _SCALARS:
        return _SCALARS[hint]
    arguments = get_args(hint)
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        if any(_is_environment(part) for part in arguments):
            inline = {"$ref": f"#/$defs/{_ENVIRONMENT}"}
            return {"anyOf": [_SCALARS[Identifier], inline]}
        known = [_type(part) for part in arguments if part is not NoneType]
        return known[0] if len(known) == 1 else {"anyOf": known}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _type(arguments[0])}
    if get_origin(hint) is dict:
        return {"type": "object", "additionalProperties": _type(arguments[1])}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [word_of(member) for member in hint]}
    if attrs.has(hint):
        return _record(hint)
    raise TypeError(f"there is no schema for the type {hint!r}")


def _is_environment(part: Any) -> bool:
    return get_origin(part) is Direct and get_args(part)[0] is TestEnvironmentDefinition


def _range(found: InRange) -> dict[str, Any]:
    limits = {}
    if found.minimum is not None and found.minimum != INT_MIN:
        limits["minimum"] = found.minimum
    if found.maximum is not None and found.maximum != INT_MAX:
        limits["maximum"] = found.maximum
    return limits


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2) + "\n"
