"""Whatever the files of a pack hold, there are findings with places and never a traceback."""

from __future__ import annotations

import io
import json
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.identifier import Identifier
from gametest.pack.json_document import parse_json
from gametest.pack.memory_pack import MemoryPack, plain_metadata
from gametest.pack.pack_stack import open_packs
from gametest.pack.tags import load_tags
from gametest.registry.structuring import pointer_of

# The first example pays for imports, so no deadline.
relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-200, 200)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
FORMAT = st.integers(0, 130) | st.lists(st.integers(0, 130), max_size=3) | SCALARS
FORMATS = st.fixed_dictionaries(
    {},
    optional={
        "pack_format": FORMAT,
        "supported_formats": FORMAT,
        "formats": FORMAT,
        "min_format": FORMAT,
        "max_format": FORMAT,
        "directory": st.sampled_from(["a", "..", "A/b", ""]) | SCALARS,
    },
)
METADATA = st.fixed_dictionaries(
    {},
    optional={
        "pack": FORMATS | SCALARS,
        "overlays": st.fixed_dictionaries(
            {"entries": st.lists(FORMATS | SCALARS, max_size=3)}
        )
        | SCALARS,
        "filter": st.fixed_dictionaries(
            {
                "block": st.lists(
                    st.dictionaries(
                        st.sampled_from(["namespace", "path"]),
                        st.text("ab(.*[+\\{", max_size=5) | SCALARS,
                    )
                )
            }
        )
        | SCALARS,
        "features": st.fixed_dictionaries({"enabled": JSON}) | SCALARS,
    },
)


@relaxed
@given(
    st.binary(max_size=60)
    | st.text('[]{},:"\\ntrue01.-eENaN\n ', max_size=40).map(str.encode)
)
def test_any_bytes_are_metadata_or_findings(data: bytes) -> None:
    collector = DiagnosticCollector()

    stack = open_packs([MemoryPack.of("p", {"pack.mcmeta": data})], collector)

    assert len(stack.packs) == 1
    assert all(str(finding) for finding in collector)


@relaxed
@given(METADATA)
def test_any_metadata_are_read_or_told_with_a_line(metadata: dict[str, Any]) -> None:
    collector = DiagnosticCollector()
    pack = MemoryPack.of(
        "p", {"pack.mcmeta": metadata, "data/a/function/x.mcfunction": ""}
    )

    open_packs([pack], collector).resources("function", ".mcfunction")

    assert all(finding.location.line for finding in collector)


def _walk(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str, Any]]:
    yield pointer_of(path), value
    children: Any = ()
    if isinstance(value, dict):
        children = value.items()
    elif isinstance(value, list):
        children = enumerate(value)
    for step, child in children:
        yield from _walk(child, (*path, step))


PLAIN_JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text("abc:._-", min_size=1, max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)


@relaxed
@given(PLAIN_JSON, st.sampled_from([None, 1, 4]))
def test_the_text_at_the_place_of_a_value_is_the_value(
    value: Any, indent: int | None
) -> None:
    text = json.dumps(value, indent=indent)
    document = parse_json(text, "f", DiagnosticCollector())
    assert document is not None
    lines = text.split("\n")

    for pointer, part in _walk(value):
        place = document.locate(pointer)
        rest = "\n".join(
            [lines[place.line - 1][place.column - 1 :], *lines[place.line :]]
        )
        found, _ = json.JSONDecoder().raw_decode(rest)
        assert part == found


@relaxed
@given(st.integers(1, 400), st.sampled_from("[{"))
def test_nesting_is_refused_exactly_beyond_the_limit(depth: int, kind: str) -> None:
    text = (
        "[" * depth + "]" * depth
        if kind == "["
        else '{"a":' * depth + "1" + "}" * depth
    )
    collector = DiagnosticCollector()

    document = parse_json(text, "f", collector)

    assert (document is not None) == (depth <= 64)
    assert [finding.code for finding in collector] == ["json-depth"] * (depth > 64)


NAMES = [Identifier("a", letter) for letter in "tuvw"]


@relaxed
@given(
    st.dictionaries(
        st.sampled_from(NAMES),
        st.lists(
            st.tuples(
                st.sampled_from(["a:x", "a:gone", *(f"#{name}" for name in NAMES)]),
                st.booleans(),
            ),
            max_size=4,
        ),
    )
)
def test_a_tag_holds_only_what_exists_and_is_whole_or_absent(
    tags: dict[Identifier, list[tuple[str, bool]]],
) -> None:
    files = {
        f"data/a/tags/function/{name.path}.json": {
            "values": [
                {"id": entry, "required": required} for entry, required in entries
            ]
        }
        for name, entries in tags.items()
    }
    collector = DiagnosticCollector()
    stack = open_packs([MemoryPack.of("p", files)], collector)

    loaded = load_tags(stack, "tags/function", lambda i: i.path == "x", collector)

    assert set(loaded) <= set(tags)
    for name, members in loaded.items():
        assert set(members) <= {Identifier("a", "x")}
        for entry, required in tags[name]:
            assert not required or entry != "a:gone"
            assert (
                not required
                or not entry.startswith("#")
                or (Identifier.parse(entry[1:]) in loaded)
            )
    assert set(tags) == set(loaded) or len(collector) > 0


@pytest.fixture(scope="module")
def archive() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("pack.mcmeta", json.dumps(plain_metadata("p", (71, 121))))
        made.writestr("data/a/function/x.mcfunction", "say hello " * 20)
        made.writestr("data/a/tags/function/t.json", '{"values": ["a:x"]}')
    return buffer.getvalue()


@settings(relaxed, max_examples=300)
@given(data=st.data())
def test_a_damaged_archive_is_findings_and_no_traceback(
    data: st.DataObject, archive: bytes
) -> None:
    damaged = bytearray(archive[: data.draw(st.integers(0, len(archive)))])
    for place in data.draw(st.lists(st.integers(0, len(archive)), max_size=6)):
        if place < len(damaged):
            damaged[place] = data.draw(st.integers(0, 255))
    tail = archive[len(damaged) :] if data.draw(st.booleans()) else b""
    collector = DiagnosticCollector()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p.zip"
        path.write_bytes(bytes(damaged) + tail)
        with open_packs([path], collector) as stack:
            for resource in stack.resources("function", ".mcfunction").values():
                try:
                    resource.read_bytes()
                except DiagnosticError as error:
                    collector.add(error.diagnostic)

    assert all(str(finding) for finding in collector)
