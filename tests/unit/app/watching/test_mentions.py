from __future__ import annotations

import gzip

import pytest

from gametest.app.watching.mentions import mentions_of


@pytest.mark.parametrize(
    ("text", "name", "id"),
    [
        ("execute as @a run function demo:a/b\n", "f.mcfunction", "demo:a/b"),
        ("execute if block ~ ~ ~ #demo:logs run say x", "f.mcfunction", "demo:logs"),
        ("say x\nexecute if predicate demo:p run say y", "f.mcfunction", "demo:p"),
        ('{"values": ["#demo:more"]}', "tag.json", "demo:more"),
        ('nbt: {Command:"function demo:c"}', "s.snbt", "demo:c"),
        ("data modify storage a:b f set value demo:d", "f.mcfunction", "demo:d"),
        ('helper.run_function("demo:e")', "tests.py", "demo:e"),
    ],
)
def test_an_id_in_a_text_is_found(text: str, name: str, id: str) -> None:
    assert id in mentions_of(text.encode(), name).ids


def test_an_id_in_a_packed_structure_is_found() -> None:
    data = gzip.compress(b"\x08\x00\x07Command\x00\x0ffunction demo:c\x00")

    assert "demo:c" in mentions_of(data, "s.nbt").ids


@pytest.mark.parametrize(
    ("line", "prefixes"),
    [
        ("$function $(name)", {""}),
        ("$function demo:shapes/$(name) {a:1}", {"demo:shapes/"}),
        ("$execute as @s run $(command)", {""}),
        ("$execute if predicate $(test) run say x", {""}),
        ("$execute if entity @e[type=#$(kinds)] run say x", {""}),
        ("$schedule function $(name) 1t", {""}),
        ("$$(line)", {""}),
        ("$scoreboard players set a b $(value)", set()),
        ("function demo:$(name)", set()),
        ("$say hello $(name)", set()),
    ],
)
def test_a_macro_that_decides_what_is_called_may_name_everything_that_fits(
    line: str, prefixes: set[str]
) -> None:
    found = mentions_of(line.encode(), "f.mcfunction").prefixes

    assert prefixes == found


@pytest.mark.parametrize(
    ("line", "prefixes"),
    [
        ('helper.run_command("function demo:a")', set()),
        ('helper.run_command(f"function demo:{name}")', {"demo:"}),
        ('helper.run_command("function " + name)', {""}),
        ("helper.run_function(name)", {""}),
    ],
)
def test_python_that_makes_up_a_name_may_call_everything_that_fits(
    line: str, prefixes: set[str]
) -> None:
    assert prefixes == mentions_of(line.encode(), "tests.py").prefixes
