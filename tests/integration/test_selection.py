"""Which tests are chosen, as `gametest list` shows it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]

GREEN = ["green:rain", "green:repeater", "green:turned"]


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        ((), GREEN),
        # The game's patterns: https://minecraft.wiki/w/Commands/test
        (("--tests", "green:*"), GREEN),
        (("--tests", "*:*"), [*GREEN, "minecraft:always_pass"]),
        (("--tests", "*:r*"), ["green:rain", "green:repeater"]),
        (("--tests", "*:rai?"), ["green:rain"]),
        (
            ("--tests", "green:rain", "--tests", "*:turned"),
            ["green:rain", "green:turned"],
        ),
        (("--tests", "always_pass"), ["minecraft:always_pass"]),
        (("-k", "rain or turned"), ["green:rain", "green:turned"]),
        (("-k", "not (rain or turned)"), ["green:repeater"]),
        (("-k", "green and r"), GREEN),
        (("--tests", "*:r*", "-k", "peat"), ["green:repeater"]),
        (("--manual",), ["green:by_hand", *GREEN]),
    ],
)
def test_options_choose_tests(
    cli: Cli, packs: Path, tmp_path: Path, options: tuple[str, ...], ids: list[str]
) -> None:
    pack = with_manual_test(packs, tmp_path)
    found = cli("list", pack, *options)

    assert ids == found.stdout.split()
    assert found.code == 0


@pytest.mark.parametrize(
    ("options", "note"),
    [
        (("--tests", "rain"), "note: 'rain' means 'minecraft:rain'"),
        (("--tests", "green:by_hand"), "note: 1 manual-only test left out"),
        (("-k", "nowhere"), "gametest: no test is selected"),
    ],
)
def test_a_choice_of_nothing_is_an_error_with_its_reason(
    cli: Cli, packs: Path, tmp_path: Path, options: tuple[str, ...], note: str
) -> None:
    found = cli("run", with_manual_test(packs, tmp_path), *options)

    assert found.code == 2
    assert note in found.stderr


def test_what_failed_last_is_chosen_until_it_passes(
    cli: Cli, packs: Path, tmp_path: Path
) -> None:
    cli("run", packs / "red")
    memory = tmp_path / ".gametest" / "last-failed.json"
    failed = cli("list", packs / "red", "--last-failed").stdout.split()
    memory.write_text(json.dumps({"version": 1, "failed": ["red:passes"]}), "utf-8")
    cli("run", packs / "red", "--last-failed")
    after = json.loads(memory.read_text(encoding="utf-8"))["failed"]

    assert ["red:fails", "red:fails_too", "red:optional"] == failed
    assert [] == after


def with_manual_test(packs: Path, tmp_path: Path) -> Path:
    """A copy of the green pack with a manual-only test."""
    pack = tmp_path / "green"
    shutil.copytree(packs / "green", pack)
    folder = pack / "data" / "green" / "test_instance"
    test = json.loads((folder / "repeater.json").read_text(encoding="utf-8"))
    manual = json.dumps(test | {"manual_only": True})
    (folder / "by_hand.json").write_text(manual, encoding="utf-8")
    return pack
