"""`formats.md`: the fields of `test_instance` and `test_environment`, from their classes."""

from __future__ import annotations

import attrs

from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS, GameVersion
from gametest.framework.dialect.directive_values import (
    PACKTEST_READERS,
    WARD_READERS,
)
from gametest.framework.dialect.settings import DIALECT_MAX_TICKS
from gametest.framework.environment.environment_kinds import environment_types
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.framework.game_test_instance import instance_types
from gametest.framework.test_data import TestData, fields_missing_in
from tools.docs.field_notes import FieldNote, field_notes
from tools.docs.format_examples import ENVIRONMENTS, INSTANCES, example
from tools.docs.markdown import code, codes, note_of_origin, page, table

_INTRODUCTION = """
Two kinds of JSON files declare tests. The keys, defaults and ranges are the game's.
Reading is strict: nothing is coerced, every fault of a file is told at once, and a field that the format does not have
is a warning, since the game ignores it.
*Since* is the oldest supported version that has the field; the supported versions are {versions}.
`--target-version` chooses one; without it, it is the newest that all packs claim.
"""

_DIALECT = """
`data/<namespace>/test/<path>.mcfunction` is a test of PackTest or Ward.
Of its leading comments, PackTest's {fields} and Ward's {ward} are read; the default time limit is {ticks} ticks.
"""


def formats_page() -> str:
    versions = codes(version.name for version in SUPPORTED_VERSIONS)
    fields = codes(f"@{name}" for name in PACKTEST_READERS)
    ward = codes(f"@{name}" for name in sorted(WARD_READERS))
    return page(
        "# Test instances and environments",
        note_of_origin("the classes of gametest.framework"),
        _INTRODUCTION.format(versions=versions),
        "## `test_instance`",
        _instances(),
        "## `test_environment`",
        "`data/<namespace>/test_environment/<path>.json`: what is set up before a batch of tests "
        "and undone after it.\n`type` names the kind.\n"
        "`minecraft:default` always exists: an `all_of` of nothing.",
        *_environments(),
        "## Test files of dialects",
        _DIALECT.format(fields=fields, ticks=DIALECT_MAX_TICKS, ward=ward),
    )


def _instances() -> str:
    common = {field.name for field in attrs.fields(TestData)}
    kinds = [
        page(f"### `{id}`", _extra_fields(kind, common), example(INSTANCES[str(id)]))
        for id, kind in sorted(instance_types().items())
    ]
    return page(
        "`data/<namespace>/test_instance/<path>.json` declares the test `<namespace>:<path>`.\n"
        "`type` names the kind; all fields stand beside it.",
        table(
            _HEAD,
            [_row(note, _since_of_field(note.name)) for note in field_notes(TestData)],
        ),
        *kinds,
    )


def _extra_fields(kind: type[TestData], common: set[str]) -> str:
    notes = [note for note in field_notes(kind) if note.name not in common]
    text = " ".join((kind.__doc__ or "").split())
    rows = [_row(note, SUPPORTED_VERSIONS[0]) for note in notes]
    return page(text, table(_HEAD, rows) if rows else "No fields of its own.")


def _environments() -> list[str]:
    kinds: dict[type[TestEnvironmentDefinition], list[GameVersion]] = {}
    names: dict[type[TestEnvironmentDefinition], str] = {}
    for version in SUPPORTED_VERSIONS:
        for id, kind in environment_types(version).items():
            kinds.setdefault(kind, []).append(version)
            names[kind] = str(id)
    parts = []
    for kind, versions in sorted(
        kinds.items(), key=lambda entry: (names[entry[0]], entry[1][0].data_version)
    ):
        first = versions[0]
        if versions[-1] is NEWEST_VERSION:
            where = f"since {first}"
        else:
            where = f"{first} to {versions[-1]}" if len(versions) > 1 else first.name
        about = " ".join((kind.__doc__ or "").split())
        rows = [_row(note, first) for note in field_notes(kind)]
        heading = f"### `{names[kind]}` ({where})"
        shown = example(ENVIRONMENTS[kind.__name__])
        parts.append(page(heading, about, table(_HEAD, rows), shown))
    return parts


_HEAD = ("field", "type", "range", "default", "since", "meaning")


def _row(note: FieldNote, since: GameVersion) -> tuple[str, ...]:
    return (
        code(note.name),
        note.type_words,
        note.range_words.removeprefix("a number "),
        note.default or "required",
        since.name,
        note.text,
    )


def _since_of_field(name: str) -> GameVersion:
    return next(v for v in SUPPORTED_VERSIONS if name not in fields_missing_in(v))
