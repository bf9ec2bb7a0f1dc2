"""What a manifest may say, and what is said of one that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gametest.core.errors import UsageError
from gametest.scenario.manifest.loader import ManifestError, parse_manifest
from gametest.scenario.manifest.manifest import Manifest
from gametest.scenario.manifest.placeholders import fill_in, parse_values


def document(version: int = 1, **process: Any) -> dict[str, Any]:
    return {
        "schema_version": version,
        "name": "suite",
        "default_timeout_seconds": 9,
        "scenarios": [
            {"id": "s", "processes": [{"id": "p", "command": ["x"], **process}]}
        ],
    }


def load(value: object, values: dict[str, str] | None = None) -> Manifest:
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return parse_manifest(text, "m.json", values or {})


def faults(value: object) -> list[str]:
    with pytest.raises(ManifestError) as caught:
        load(value)
    return [f"{one.pointer} {one.message}" for one in caught.value.findings]


def test_defaults_are_those_of_the_contract() -> None:
    (scenario,) = load(document()).scenarios
    (process,) = scenario.processes

    assert 9 == scenario.timeout_s
    assert (None, None, None, 0) == (
        process.working_directory,
        process.ready,
        process.ready_timeout_s,
        process.expected_exit_code,
    )
    assert ({}, (), (), 5.0) == (
        process.environment,
        process.required,
        process.forbidden,
        process.stop_grace_s,
    )
    assert process.inherit_environment
    assert not process.unbuffered


def test_forbidden_markers_of_all_levels_add_up() -> None:
    made = document(forbidden_markers=["c", "a"])
    made["forbidden_markers"] = ["a"]
    made["scenarios"][0]["forbidden_markers"] = ["b"]

    (scenario,) = load(made).scenarios

    assert ["a", "b"] == [one.text for one in scenario.forbidden]
    assert ["c", "a"] == [one.text for one in scenario.processes[0].forbidden]


@pytest.mark.parametrize("version", [True, 1, 1.0])
def test_all_that_equals_1_is_version_1(version: object) -> None:
    assert 1 == load(document() | {"schema_version": version}).version


@pytest.mark.parametrize("version", ["1", 3, 0, None, [1]])
def test_another_version_is_refused(version: object) -> None:
    assert ["/schema_version schema_version must be 1 or 2"] == faults(
        document() | {"schema_version": version}
    )


P = "/scenarios/0/processes/0"


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"id": ""}, f"{P}/id"),
        ({"command": []}, f"{P}/command"),
        ({"command": "x"}, f"{P}/command"),
        ({"command": ["x", ""]}, f"{P}/command/1"),
        ({"environment": None}, f"{P}/environment"),
        ({"environment": {"A": None}}, f"{P}/environment/A"),
        ({"environment": {"A": 1}}, f"{P}/environment/A"),
        ({"ready_marker": ""}, f"{P}/ready_marker"),
        ({"required_markers": None}, f"{P}/required_markers"),
        ({"required_markers": ["a", "a"]}, f"{P}/required_markers"),
        ({"required_markers": [{"text": "a"}]}, f"{P}/required_markers/0"),
        ({"expected_exit_code": None}, f"{P}/expected_exit_code"),
        ({"expected_exit_code": 1.0}, f"{P}/expected_exit_code"),
        ({"expected_exit_code": True}, f"{P}/expected_exit_code"),
        ({"role": "service"}, f"{P}/role"),
        ({"ready": {"tcp": "a:1"}}, f"{P}/ready"),
    ],
)
def test_version_1_refuses(fields: dict[str, Any], pointer: str) -> None:
    (fault,) = faults(document(**fields))

    assert pointer == fault.partition(" ")[0]


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"required_markers": [{"regex": "("}]}, f"{P}/required_markers/0"),
        ({"required_markers": [{"text": "a", "line": "a"}]}, f"{P}/required_markers/0"),
        (
            {"required_markers": ["a\nb"], "ordered_markers": True},
            f"{P}/required_markers",
        ),
        ({"ready": {}}, f"{P}/ready"),
        ({"ready": {"tcp": "nohost"}}, f"{P}/ready/tcp"),
        ({"ready": {"tcp": "a:1"}, "ready_marker": "a"}, f"{P}/ready"),
        ({"ready": {"http": "ftp://x"}}, f"{P}/ready/http"),
        ({"role": "server"}, f"{P}/role"),
        ({"role": "service"}, "/scenarios/0/processes"),
        ({"stop_signal": "SIGKILL"}, f"{P}/stop_signal"),
        ({"ports": [0]}, f"{P}/ports"),
        ({"command": ["", "x"]}, f"{P}/command/0"),
    ],
)
def test_version_2_refuses(fields: dict[str, Any], pointer: str) -> None:
    (fault,) = faults(document(2, **fields))

    assert pointer == fault.partition(" ")[0]


def test_no_message_quotes_a_value_of_the_manifest() -> None:
    told = faults(
        document(
            environment={"A": "hush\0"}, command=["hush\0", 3], ready_marker=["hush"]
        )
    )

    assert "hush" not in "".join(told)


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"\xef\xbb\xbf{}", b"[]", b"{", b"[" * 100, b"1" * 5000]
)
def test_what_is_no_manifest_at_all_is_one_fault(data: bytes) -> None:
    (fault,) = faults(data)

    assert "manifest" in fault


def test_a_key_given_twice_counts_the_last_time() -> None:
    text = json.dumps(document()).replace('"name"', '"name": "first", "name"')

    assert "suite" == load(text.encode()).name


@pytest.mark.parametrize(
    ("text", "version", "expected"),
    [
        ("{a}{a} {b}", 1, "{b}{b} 2"),
        ("{ a} {1} {} {{a}}", 1, "{ a} {1} {} {{b}}"),
        ('{{"a": {b}}', 2, '{"a": 2}'),
        ("{{a}", 2, "{a}"),
        ("{port:x}", 1, "{port:x}"),
    ],
)
def test_placeholders_are_filled_in_once(
    text: str, version: int, expected: str
) -> None:
    assert expected == fill_in(text, version, {"a": "{b}", "b": "2"}.__getitem__)


def test_version_2_gives_ports_and_scratch_folders_without_values() -> None:
    load(document(2, command=["x", "{port:game}", "{tmpdir}"]))
    (fault,) = faults(document(1, command=["x", "{port:game}", "{tmpdir}"]))

    assert "{tmpdir}" in fault


def test_a_value_is_split_at_the_first_equals_sign() -> None:
    assert {"a": "b=c"} == parse_values(["a=b=c"])


@pytest.mark.parametrize("texts", [["a"], ["a="], ["=b"], ["1a=b"], ["a=b", "a=c"]])
def test_a_value_that_cannot_be_read_is_not_quoted(texts: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        parse_values(texts)

    assert "b" not in str(caught.value).replace("be", "").replace("number", "")[:12]
