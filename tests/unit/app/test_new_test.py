from __future__ import annotations

import json
from pathlib import Path

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.new_test import NewTest, empty_structure, write_test
from gametest.app.run import RunSettings, run_tests
from gametest.core.errors import UsageError
from gametest.report.counts import RunTally
from gametest.structure.template import StructureTemplate


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    metadata = {"description": "", "min_format": 121, "max_format": 121}
    (tmp_path / "pack.mcmeta").write_text(json.dumps({"pack": metadata}))
    return tmp_path


def template() -> StructureTemplate:
    return empty_structure((5, 3, 3), 4903)


@pytest.mark.parametrize("suffix", ["snbt", "nbt"])
def test_a_created_test_loads_and_fails_until_something_is_built(
    pack: Path, suffix: str
) -> None:
    write_test(pack, NewTest.named("demo:a/lamp"), template(), suffix=suffix)

    loaded = load_packs(LoadOptions(packs=(pack,), use_cache=False))
    tests = [loaded.registries.tests.get(id) for id in loaded.registries.tests]
    chosen = [test for test in tests if not test.is_builtin]
    run_tests(loaded, chosen, RunSettings(), [tally := RunTally()])

    assert () == tuple(loaded.diagnostics)
    assert ["demo:a/lamp"] == [str(test.id) for test in chosen]
    assert 1 == tally.counts().failed_required


def test_nothing_is_overwritten_unless_told(pack: Path) -> None:
    test = NewTest.named("demo:lamp")
    write_test(pack, test, template())

    with pytest.raises(UsageError, match="exists; --force overwrites it"):
        write_test(pack, test, template())

    write_test(pack, test, template(), force=True)


@pytest.mark.parametrize(
    ("name", "message"),
    [("lamp", "needs a namespace, as in 'demo:lamp'"), ("demo:Lamp", "demo:Lamp")],
)
def test_a_name_that_is_no_id_is_a_sentence(name: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        NewTest.named(name)


@pytest.mark.parametrize(
    ("size", "message"), [((1, 3, 3), "at least the size"), ((49, 3, 3), "at most 48")]
)
def test_a_size_without_room_is_a_sentence(
    size: tuple[int, int, int], message: str
) -> None:
    with pytest.raises(UsageError, match=message):
        empty_structure(size, 4903)
