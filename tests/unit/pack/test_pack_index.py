from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs

Found = Callable[[], list[tuple[str, str]]]


def names(
    collector: DiagnosticCollector,
    *files: str,
    formats: tuple[int, int],
    directory: str = "function",
) -> list[str]:
    pack = MemoryPack.of("p", {f"data/{file}": "" for file in files}, formats=formats)
    stack = open_packs([pack], collector)
    suffix = "." + files[0].rpartition(".")[2]
    return [str(name) for name in stack.resources(directory, suffix)]


@pytest.mark.parametrize(
    ("folder", "singular"),
    [
        ("functions", "function"),
        ("structures", "structure"),
        ("loot_tables", "loot_table"),
        ("predicates", "predicate"),
        ("advancements", "advancement"),
        ("recipes", "recipe"),
        ("item_modifiers", "item_modifier"),
        ("tests", "test"),
        ("tags/functions", "tags/function"),
        ("tags/blocks", "tags/block"),
        ("tags/entity_types", "tags/entity_type"),
    ],
)
def test_a_plural_folder_is_misplaced_in_a_pack_for_today(
    folder: str, singular: str, collector: DiagnosticCollector, found: Found
) -> None:
    read = names(
        collector,
        f"a/{folder}/x.json",
        f"a/{folder}/y.json",
        formats=(71, 121),
        directory=singular,
    )

    assert read == []
    assert [("misplaced-folder", f"p/data/a/{folder}")] == found()
    (finding,) = collector
    assert repr(singular) in finding.message


@pytest.mark.parametrize(
    ("formats", "read", "codes"),
    [
        ((15, 44), ["a:x"], ["no-common-version"]),
        # 45 = 24w21a, the first with singular names.
        ((15, 45), [], ["no-common-version", "misplaced-folder"]),
        ((15, 71), [], ["misplaced-folder"]),
    ],
)
def test_plural_folders_are_read_only_for_packs_wholly_older_than_the_rename(
    formats: tuple[int, int],
    read: list[str],
    codes: list[str],
    collector: DiagnosticCollector,
) -> None:
    found = names(collector, "a/functions/x.mcfunction", formats=formats)

    assert read == found
    assert sorted(codes) == sorted(finding.code for finding in collector)


def test_a_pack_for_old_and_new_versions_may_ship_both_names(
    collector: DiagnosticCollector,
) -> None:
    files = ["a/functions/x.mcfunction", "a/function/x.mcfunction"]

    assert names(collector, *files, formats=(15, 71)) == ["a:x"]
    assert len(collector) == 0


@pytest.mark.parametrize("folder", ["gametest", "process_manifest", "recording"])
def test_a_folder_of_ours_is_no_finding(
    folder: str, collector: DiagnosticCollector
) -> None:
    names(collector, f"a/{folder}/x.json", formats=(71, 121))

    assert not list(collector)


def test_an_unknown_folder_is_told_with_the_nearest_name(
    collector: DiagnosticCollector, found: Found
) -> None:
    names(collector, "a/funktion/x.mcfunction", formats=(71, 121))

    assert found() == [("misplaced-folder", "p/data/a/funktion")]
    (finding,) = collector
    assert "'function'" in finding.message


@pytest.mark.parametrize(
    ("file", "code", "place"),
    [
        ("a/function/X.mcfunction", "misnamed-file", "p/data/a/function/X.mcfunction"),
        ("a/function/x y.json", "misnamed-file", "p/data/a/function/x y.json"),
        ("a/function/x.MCFUNCTION", "misnamed-file", "p/data/a/function/x.MCFUNCTION"),
        ("a/function/\udcff.json", "misnamed-file", "p/data/a/function/\ufffd.json"),
        ("a/function/\n.json", "misnamed-file", "p/data/a/function/\ufffd.json"),
        ("Aa/function/x.mcfunction", "misnamed-file", "p/data/Aa"),
        ("a/x.mcfunction", "misplaced-folder", "p/data/a/x.mcfunction"),
    ],
)
def test_a_file_that_the_game_skips_is_told(
    file: str, code: str, place: str, collector: DiagnosticCollector, found: Found
) -> None:
    assert names(collector, file, formats=(71, 121)) == []
    assert [(code, place)] == found()


@pytest.mark.parametrize("file", ["a/function/.DS_Store", "a/README.MD", "x.json"])
def test_files_of_no_kind_the_game_reads_are_nobodys_business(
    file: str, collector: DiagnosticCollector
) -> None:
    names(collector, file, formats=(71, 121))

    assert len(collector) == 0
