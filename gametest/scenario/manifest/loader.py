"""From text to a `Manifest`, or to everything that is wrong with it; nothing is started.

Version 1 is the format of the runner of the same contract, field for field; what it does not know
is refused there and allowed in version 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.regular_file import MEBIBYTE, read_regular
from gametest.core.source_location import SourceLocation
from gametest.pack.json_document import JsonDocument, parse_json
from gametest.scenario.manifest.field_reader import (
    FieldReader,
    ManifestFault,
    report_repeated,
)
from gametest.scenario.manifest.manifest import Manifest, Scenario
from gametest.scenario.manifest.marker_fields import read_texts
from gametest.scenario.manifest.placeholders import unresolved
from gametest.scenario.manifest.process_fields import read_process

if TYPE_CHECKING:
    from pathlib import Path as FilePath

    from gametest.scenario.manifest.manifest import ScenarioProcess

MAX_BYTES: Final = 16 * MEBIBYTE
VERSIONS: Final = (1, 2)
_CONSTANT: Final = re.compile(
    r'"(?:[^"\\]|\\.)*+(?:"|\Z|\\\Z)|-?Infinity|NaN', re.DOTALL
)


@final
@attrs.frozen
class ManifestFinding:
    location: SourceLocation
    pointer: str
    """Empty for the file as a whole."""
    message: str

    def __str__(self) -> str:
        where = f"{self.pointer}: " if self.pointer else ""
        return f"{self.location}: error: {where}{self.message}"


class ManifestError(Exception):
    """Carries every finding, in the order of the file."""

    def __init__(self, findings: tuple[ManifestFinding, ...]) -> None:
        super().__init__("\n".join(map(str, findings)))
        self.findings = findings


def load_manifest(path: FilePath, values: Mapping[str, str]) -> Manifest:
    """Raises `ManifestError`."""
    source = str(path)
    try:
        data = read_regular(source, MAX_BYTES)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _whole_file(source, f"unable to read manifest: {reason}") from None
    return parse_manifest(data, source, values)


def parse_manifest(data: bytes, source: str, values: Mapping[str, str]) -> Manifest:
    """`values` are what placeholders stand for. Raises `ManifestError`."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _whole_file(
            source, f"unable to read manifest: byte {error.start} is not UTF-8"
        ) from None
    if text.startswith("\ufeff"):
        raise _whole_file(source, "unable to read manifest: it starts with a BOM")
    collector = DiagnosticCollector()
    document = parse_json(_without_constants(text), source, collector)
    if document is None:
        raise ManifestError(
            tuple(
                ManifestFinding(
                    one.location, "", f"unable to read manifest: {one.message}"
                )
                for one in collector.errors
            )
        )
    if not isinstance(document.value, dict):
        raise _whole_file(source, "the manifest's root must be an object")
    faults: list[ManifestFault] = []
    manifest = _manifest(FieldReader(document.value, (), faults))
    faults += _unresolved(document.value, values, manifest.version)
    if faults:
        raise ManifestError(_located(faults, document))
    return manifest


def _whole_file(source: str, message: str) -> ManifestError:
    return ManifestError((ManifestFinding(SourceLocation(source), "", message),))


def _without_constants(text: str) -> str:
    """`NaN` becomes an array: no field takes one of that form, so it is told at its place."""

    def replace(match: re.Match[str]) -> str:
        word = match.group()
        return word if word.startswith('"') else "[0]".ljust(len(word))

    return _CONSTANT.sub(replace, text)


def _located(
    faults: list[ManifestFault], document: JsonDocument
) -> tuple[ManifestFinding, ...]:
    found = [
        ManifestFinding(
            document.locate(one.pointer, at_key=one.at_key), one.pointer, one.message
        )
        for one in dict.fromkeys(faults)
    ]
    return tuple(sorted(found, key=lambda one: one.location))


def _manifest(root: FieldReader) -> Manifest:
    version = root.raw("schema_version", required=True)
    # `true` and `1.0` equal 1, and version 1 always took them.
    known = next(
        (n for n in VERSIONS if not isinstance(version, str) and version == n), 0
    )
    if not known and "schema_version" in root.value:
        root.fault("schema_version must be 1 or 2", "schema_version")
    # A wrong version hides no other fault, so fields of both are let through.
    version = known or 2
    name = root.text("name")
    timeout_s = root.seconds("default_timeout_seconds", required=True) or 1.0
    forbidden = read_texts(root, "forbidden_markers", version)
    scenarios, readers = [], []
    for reader in root.objects("scenarios"):
        scenario = _scenario(reader, version, timeout_s)
        scenarios.append(
            attrs.evolve(scenario, forbidden=(*forbidden, *scenario.forbidden))
        )
        readers.append((reader, scenario.id))
    report_repeated(readers, "scenario id")
    root.end()
    return Manifest(version=version, name=name, scenarios=tuple(scenarios))


def _scenario(reader: FieldReader, version: int, default_s: float) -> Scenario:
    id = reader.text("id")
    timeout_s = reader.seconds("timeout_seconds") or default_s
    forbidden = read_texts(reader, "forbidden_markers", version)
    processes: list[ScenarioProcess] = []
    readers = []
    for one in reader.objects("processes"):
        process = read_process(one, version)
        processes.append(process)
        readers.append((one, process.id))
    report_repeated(readers, f"process id in {id!r}:")
    retries, grace_s = 0, None
    if version > 1:
        retries = reader.integer("retries", 0, least=0) or 0
        grace_s = reader.seconds("stop_grace_seconds")
        if processes and all(one.role.value == "service" for one in processes):
            reader.fault("a scenario of services only never ends", "processes")
    reader.end()
    return Scenario(
        id=id,
        timeout_s=timeout_s,
        forbidden=forbidden,
        processes=tuple(processes),
        retries=retries,
        stop_grace_s=grace_s,
    )


def _unresolved(
    root: Mapping[str, Any], values: Mapping[str, str], version: int
) -> Iterator[ManifestFault]:
    """Placeholders without a value, found in the raw document so that each has its place."""
    for pointer, text in _texts_with_placeholders(root):
        for name in unresolved((text,), values, version):
            yield ManifestFault(pointer, f"no --value for the placeholder {{{name}}}")


def _texts_with_placeholders(root: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for at, scenario in _listed(root.get("scenarios"), "/scenarios"):
        if not isinstance(scenario, dict):
            continue
        for where, process in _listed(scenario.get("processes"), f"{at}/processes"):
            if isinstance(process, dict):
                yield from _texts_of(process, where)


def _texts_of(process: Mapping[str, Any], where: str) -> Iterator[tuple[str, str]]:
    found = list(_listed(process.get("command"), f"{where}/command"))
    found.append((f"{where}/working_directory", process.get("working_directory")))
    for field in ("environment", "ready"):
        inside = process.get(field)
        if isinstance(inside, dict):
            for key, value in inside.items():
                step = key.replace("~", "~0").replace("/", "~1")
                if (field, key) != ("ready", "marker"):
                    found.append((f"{where}/{field}/{step}", value))
    for pointer, text in found:
        if isinstance(text, str):
            yield pointer, text


def _listed(value: object, pointer: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield f"{pointer}/{index}", one
