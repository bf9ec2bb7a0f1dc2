"""One process of a manifest."""

from __future__ import annotations

import os
from typing import Any

from gametest.scenario.manifest.field_reader import FieldReader
from gametest.scenario.manifest.manifest import (
    GRACE_S,
    SIGNAL_NAMES,
    Marker,
    Readiness,
    Role,
    ScenarioProcess,
)
from gametest.scenario.manifest.marker_fields import read_marker, read_texts

_READY = ("marker", "tcp", "file", "http")
_HIGHEST_PORT = 65_535
_NOT_GIVEN = "has neither a NUL character nor half of a surrogate pair"


def _can_be_given(text: str) -> bool:
    """Whether a system can take it as an argument, a path or a variable."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False


def read_process(reader: FieldReader, version: int) -> ScenarioProcess:
    is_new = version > 1
    id = reader.text("id")
    command = reader.texts("command", required=True, empty_texts=is_new)
    for index, text in enumerate(command):
        if not _can_be_given(text):
            reader.fault(f"a word {_NOT_GIVEN}", "command", index)
    if command and not command[0]:
        reader.fault("the first word of command names the program", "command", 0)
    working_directory = reader.optional_text("working_directory")
    if working_directory is not None and not _can_be_given(working_directory):
        reader.fault(f"a path {_NOT_GIVEN}", "working_directory")
    environment = _environment(reader, allow_null=is_new)
    ready = _ready(reader, is_new=is_new)
    ready_timeout_s = reader.seconds("ready_timeout_seconds")
    required = read_texts(reader, "required_markers", version)
    forbidden = read_texts(reader, "forbidden_markers", version)
    more = _version_2(reader) if is_new else {}
    if more.get("ordered") and any("\n" in one.text for one in required):
        reader.fault("an ordered marker holds no line end", "required_markers")
    is_service = more.get("role") is Role.SERVICE
    exit_code = reader.integer(
        "expected_exit_code",
        None if is_service or more.get("expected_signal") else 0,
    )
    reader.end()
    return ScenarioProcess(
        id=id,
        command=command,
        working_directory=working_directory,
        environment=environment,
        ready=ready,
        ready_timeout_s=ready_timeout_s,
        required=required,
        forbidden=forbidden,
        expected_exit_code=exit_code,
        **more,
    )


def _environment(reader: FieldReader, *, allow_null: bool) -> dict[str, str | None]:
    found = reader.raw("environment", {})
    if not isinstance(found, dict):
        reader.fault("environment has to be an object of strings", "environment")
        return {}
    read: dict[str, str | None] = {}
    for name, value in found.items():
        if not name or "=" in name or not _can_be_given(name):
            reader.fault(
                f"the name of a variable is not empty, has no '=', and {_NOT_GIVEN}",
                "environment",
                name,
                at_key=True,
            )
        elif isinstance(value, str) and _can_be_given(value):
            read[name] = value
        elif value is None and allow_null:
            read[name] = None
        elif isinstance(value, str):
            reader.fault(f"a variable {_NOT_GIVEN}", "environment", name)
        else:
            reader.fault("a variable has to be a string", "environment", name)
    return read


def _ready(reader: FieldReader, *, is_new: bool) -> Readiness | None:
    if not is_new:
        text = reader.optional_text("ready_marker")
        return None if text is None else Readiness(marker=Marker(text))
    old = read_marker(reader, "ready_marker")
    inside = reader.inside("ready")
    if inside is None:
        return None if old is None else Readiness(marker=old)
    if old is not None:
        reader.fault("ready and ready_marker exclude each other", "ready")
    given = [name for name in _READY if inside.value.get(name) is not None]
    if len(given) != 1:
        reader.fault(f"ready has to have exactly one of {', '.join(_READY)}", "ready")
    readiness = Readiness(
        marker=read_marker(inside, "marker"),
        tcp=_address(inside),
        file=inside.optional_text("file"),
        http=_url(inside),
        status=inside.integer("status", 200, least=100) or 200,
    )
    inside.end()
    return readiness


def _address(reader: FieldReader) -> str | None:
    found = reader.optional_text("tcp")
    if found is not None and not found.rpartition(":")[0]:
        reader.fault("tcp has to be host:port", "tcp")
    return found


def _url(reader: FieldReader) -> str | None:
    found = reader.optional_text("http")
    if found is not None and not found.startswith("http://"):
        reader.fault("http has to begin with http://", "http")
    return found


def _version_2(reader: FieldReader) -> dict[str, Any]:
    role = reader.word("role", [one.value for one in Role], Role.PROGRAM.value)
    grace_s = reader.seconds("stop_grace_seconds")
    signal = reader.optional_text("expected_signal")
    if signal is not None and not (signal.startswith("SIG") and signal.isalnum()):
        reader.fault(
            "expected_signal has to be a name such as SIGTERM", "expected_signal"
        )
    return {
        "role": Role(role),
        "expected_signal": signal,
        "ordered": reader.flag("ordered_markers", False),
        "inherit_environment": reader.flag("inherit_environment", True),
        "unbuffered": reader.flag("unbuffered_python", True),
        "idle_timeout_s": reader.seconds("idle_timeout_seconds"),
        "stop_signal": reader.word("stop_signal", SIGNAL_NAMES, "SIGTERM"),
        "stop_grace_s": grace_s or GRACE_S,
        "ports": _ports(reader),
    }


def _ports(reader: FieldReader) -> tuple[int, ...]:
    found = reader.raw("ports", [])
    if isinstance(found, list) and all(
        isinstance(one, int) and not isinstance(one, bool) and 0 < one <= _HIGHEST_PORT
        for one in found
    ):
        return tuple(found)
    reader.fault(
        f"ports has to be an array of numbers from 1 to {_HIGHEST_PORT}", "ports"
    )
    return ()
