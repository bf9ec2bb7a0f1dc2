"""Markers in a manifest: strings, and from version 2 on objects."""

from __future__ import annotations

import re

from gametest.scenario.manifest.field_reader import FieldReader
from gametest.scenario.manifest.manifest import Marker, MarkerKind

_FORMS = "a non-empty string, or an object with one of text, line and regex"


def read_texts(reader: FieldReader, name: str, version: int) -> tuple[Marker, ...]:
    """An array of markers, each once."""
    if version == 1:
        markers = [Marker(text) for text in reader.texts(name) if text]
        if len(set(markers)) != len(markers):
            reader.fault(f"{name} has duplicate markers", name)
        return tuple(markers)
    found = reader.raw(name, [])
    if not isinstance(found, list):
        reader.fault(f"{name} has to be an array of markers", name)
        return ()
    read: list[Marker] = []
    for index, one in enumerate(found):
        if one is None:
            reader.fault(f"a marker has to be {_FORMS}", name, index)
        inside = FieldReader({name: one}, reader.path, [])
        marker = read_marker(inside, name)
        for fault in inside.faults:
            reader.fault(fault.message, name, index)
        if marker is not None and marker in read:
            reader.fault(f"{name} has duplicate markers", name, index)
        if marker is not None:
            read.append(marker)
    return tuple(read)


def read_marker(reader: FieldReader, name: str) -> Marker | None:
    """Of version 2; null and an absent field are none."""
    found = reader.raw(name)
    if isinstance(found, str):
        return _checked(reader, name, Marker(found))
    if not isinstance(found, dict):
        if found is not None:
            reader.fault(f"{name} has to be {_FORMS}", name)
        return None
    inside = FieldReader(found, (*reader.path, name), reader.faults)
    kinds = [kind for kind in MarkerKind if kind.value in found]
    texts = {kind: inside.optional_text(kind.value) for kind in MarkerKind}
    count = inside.integer("count", 1, least=1) or 1
    inside.end()
    if len(kinds) != 1:
        reader.fault(f"{name} has to be {_FORMS}", name)
        return None
    text = texts[kinds[0]]
    return _checked(reader, name, Marker(text or "", kinds[0], count))


def _checked(reader: FieldReader, name: str, marker: Marker) -> Marker | None:
    if not marker.text:
        reader.fault(f"{name} has to be {_FORMS}", name)
        return None
    try:
        marker.text.encode()
        if marker.kind is MarkerKind.REGEX:
            re.compile(marker.text)
    except UnicodeEncodeError:
        reader.fault(f"{name} holds half of a surrogate pair", name)
        return None
    except (re.error, OverflowError, RecursionError) as error:
        reader.fault(f"{name} is no regular expression: {error}", name)
        return None
    if marker.kind is MarkerKind.LINE and "\n" in marker.text:
        reader.fault(f"{name} is a line and holds a line end", name)
        return None
    return marker
