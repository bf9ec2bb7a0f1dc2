"""The survey of packs that others made, over our own."""

from __future__ import annotations

from pathlib import Path

from tools.packs_survey import survey


def test_a_good_pack_is_counted_and_run(tmp_path: Path) -> None:
    function = tmp_path / "data" / "p" / "function"
    tags = tmp_path / "data" / "minecraft" / "tags" / "function"
    function.mkdir(parents=True)
    tags.mkdir(parents=True)
    mcmeta = '{"pack":{"description":"","min_format":121,"max_format":121}}'
    (tmp_path / "pack.mcmeta").write_text(mcmeta, "utf-8")
    (tags / "tick.json").write_text('{"values":["p:tick"]}', "utf-8")
    (function / "tick.mcfunction").write_text(
        "say a\n# b\nexecute as @a run locate biome plains", "utf-8"
    )
    (function / "bad.mcfunction").write_text("say\n", "utf-8")

    found = survey("p", [tmp_path], ticks=3)

    assert (2, 1, 3, 3) == (found.functions, found.absent, found.lines, found.ticks)
    assert {"error command-syntax": 1} == dict(found.findings)
    assert {"command: locate": 3} == dict(found.mechanics)
    assert found.crash is None


def test_what_is_no_pack_is_a_finding_and_no_crash(tmp_path: Path) -> None:
    found = survey("none", [tmp_path / "nowhere"], ticks=1)

    assert found.crash is None or "UsageError" in found.crash
