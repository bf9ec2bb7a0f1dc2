from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.identifier import Identifier
from gametest.core.version import version_named
from gametest.pack.memory_pack import MemoryPack, plain_metadata
from gametest.pack.pack_stack import PackStack, open_packs

Found = Callable[[], list[tuple[str, str]]]

FUNCTION = "function", ".mcfunction"


def functions(
    stack: PackStack, collector: DiagnosticCollector
) -> dict[str, str | None]:
    found = stack.resources(*FUNCTION)
    return {
        str(name): resource.read_text(collector) for name, resource in found.items()
    }


def function_pack(name: str, *files: str, **sections: Any) -> MemoryPack:
    """A pack whose functions say its name."""
    metadata = {**plain_metadata(name, (71, 121)), **sections}
    contents: dict[str, Any] = {
        f"data/{file}.mcfunction".replace(":", "/function/"): name for file in files
    }
    return MemoryPack.of(name, {"pack.mcmeta": metadata, **contents})


def test_the_topmost_pack_wins(collector: DiagnosticCollector) -> None:
    low = function_pack("low", "a:x", "a:y")
    high = function_pack("high", "a:x", "b:deep/z")

    stack = open_packs([low, high], collector)

    assert functions(stack, collector) == {
        "a:x": "high",
        "a:y": "low",
        "b:deep/z": "high",
    }


def test_a_resource_stack_has_the_lowest_first(collector: DiagnosticCollector) -> None:
    stack = open_packs(
        [function_pack("low", "a:x"), function_pack("high", "a:x")], collector
    )

    found = stack.resource_stack("function", Identifier("a", "x"), ".mcfunction")

    assert [resource.pack.name for resource in found] == ["low", "high"]
    assert stack.resource_stack("function", Identifier("a", "y"), ".mcfunction") == ()


def test_resources_are_sorted_by_identifier(collector: DiagnosticCollector) -> None:
    stack = open_packs([function_pack("p", "b:a", "a:b", "a:a/z", "a:a")], collector)

    assert list(functions(stack, collector)) == ["a:a", "a:a/z", "a:b", "b:a"]


@pytest.mark.parametrize(
    ("block", "left"),
    [
        ([{"namespace": "^a$"}], ["b:x"]),
        ([{"path": "^function/y"}], ["a:x", "b:x"]),
        ([{"namespace": "b"}, {"path": "y"}], ["a:x"]),
        ([{}], []),
    ],
)
def test_a_filter_hides_files_of_the_packs_below(
    block: list[Any], left: list[str], collector: DiagnosticCollector
) -> None:
    low = function_pack("low", "a:x", "a:y", "b:x")
    high = function_pack("high", "c:own", filter={"block": block})
    top = function_pack("top", "a:z")

    stack = open_packs([low, high, top], collector)

    expected = sorted([*left, "c:own", "a:z"])
    assert expected == list(functions(stack, collector))


def test_a_filter_spares_its_own_pack(collector: DiagnosticCollector) -> None:
    pack = function_pack("p", "a:x", filter={"block": [{}]})

    assert list(functions(open_packs([pack], collector), collector)) == ["a:x"]


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("1.21.5", {"a:x": "base", "a:y": "base"}),
        ("26.1", {"a:x": "base", "a:y": "first", "a:z": "first"}),
        ("26.3", {"a:x": "second", "a:y": "first", "a:z": "second"}),
    ],
)
def test_overlays_in_the_range_of_the_target_lie_over_the_pack(
    version: str, expected: dict[str, str], collector: DiagnosticCollector
) -> None:
    entries = [
        {"directory": "first", "min_format": 101, "max_format": 121},
        {"directory": "second", "min_format": 121, "max_format": 121},
    ]
    pack = MemoryPack.of(
        "p",
        {
            "pack.mcmeta": {
                **plain_metadata("p", (71, 121)),
                "overlays": {"entries": entries},
            },
            "data/a/function/x.mcfunction": "base",
            "data/a/function/y.mcfunction": "base",
            "first/data/a/function/y.mcfunction": "first",
            "first/data/a/function/z.mcfunction": "first",
            "second/data/a/function/x.mcfunction": "second",
            "second/data/a/function/z.mcfunction": "second",
        },
    )

    stack = open_packs([pack], collector, version_named(version))

    assert expected == functions(stack, collector)
    assert len(collector) == 0
    assert all(len(s) == 1 for s in stack.resource_stacks(*FUNCTION).values())


def test_an_overlay_without_a_folder_is_dead(
    collector: DiagnosticCollector, found: Found
) -> None:
    entries = [{"directory": "gone", "min_format": 94, "max_format": 121}]

    open_packs([function_pack("p", "a:x", overlays={"entries": entries})], collector)

    assert [code for code, _ in found()] == ["dead-overlay"]
    assert all(finding.location.line for finding in collector)


def test_a_broken_pack_does_not_hide_the_findings_of_another(
    tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    (tmp_path / "cut.zip").write_bytes(b"PK\x03\x04")
    no_json = MemoryPack.of(
        "no_json", {"pack.mcmeta": "{", "data/A/function/x.mcfunction": ""}
    )
    bad_format = MemoryPack.of("bad_format", {"pack.mcmeta": {"pack": {}}})

    stack = open_packs(
        [tmp_path / "gone", tmp_path / "cut.zip", no_json, bad_format], collector
    )

    assert {
        "not-a-pack",
        "bad-archive",
        "misnamed-file",
        "json-syntax",
        "missing-field",
    } == {code for code, _ in found()}
    assert [pack.name for pack in stack.packs] == ["no_json", "bad_format"]


def test_folders_and_zip_files_are_the_same_pack(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    files = {
        "pack.mcmeta": '{"pack":{"description":"","min_format":121,"max_format":121}}',
        "data/a/function/x.mcfunction": "say x",
        "data/a/tags/block/y.json": "{}",
    }
    with zipfile.ZipFile(tmp_path / "p.zip", "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
            (tmp_path / "p" / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "p" / name).write_text(text)

    for name in ("p", "p.zip"):
        with open_packs([tmp_path / name], collector) as stack:
            assert functions(stack, collector) == {"a:x": "say x"}
            assert stack.directories() == ("function", "tags/block")
    assert len(collector) == 0


def test_a_resource_knows_its_source_and_identifier(
    collector: DiagnosticCollector,
) -> None:
    stack = open_packs([function_pack("packs/p", "a:deep/x")], collector)

    (resource,) = stack.resources(*FUNCTION).values()

    assert resource.source == "packs/p/data/a/function/deep/x.mcfunction"
    assert Identifier("a", "deep/x") == resource.identifier
    assert resource.read_bytes() == b"packs/p"


def test_a_file_that_vanished_is_told_when_it_is_read(
    tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    (tmp_path / "pack.mcmeta").write_text(
        '{"pack":{"description":"","min_format":121,"max_format":121}}'
    )
    file = tmp_path / "data" / "a" / "function" / "x.mcfunction"
    file.parent.mkdir(parents=True)
    file.write_text("")
    (resource,) = open_packs([tmp_path], collector).resources(*FUNCTION).values()
    file.unlink()

    assert resource.read_text(collector) is None
    assert [("unreadable-file", str(file))] == found()
    with pytest.raises(DiagnosticError):
        resource.read_bytes()


def test_features_of_all_packs_are_enabled(collector: DiagnosticCollector) -> None:
    one = function_pack("one", features={"enabled": ["trade_rebalance"]})
    other = function_pack("other", features={"enabled": ["minecart_improvements"]})

    stack = open_packs([one, other], collector)

    assert sorted(str(feature) for feature in stack.features) == [
        "minecraft:minecart_improvements",
        "minecraft:trade_rebalance",
    ]
