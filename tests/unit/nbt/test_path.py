from __future__ import annotations

import pytest

from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt.path import NbtPath, NbtPathError
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Tag, nbt_equal

ITEMS = '{l:[{id:"a",on:1b,n:4},{id:"b",on:0b,n:5},{id:"c",on:1b,n:6}],y:[I;2,9,1],m:[4,"x",{y:1}]}'


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("l[].n", "[4,5,6]"),
        ("l[0].id", '["a"]'),
        ("l[-1].id", '["c"]'),
        ("l[3]", "[]"),
        ("l[{on:1b}].n", "[4,6]"),
        ("l[{on:1}].n", "[]"),
        ("y[1]", "[9]"),
        ("y[]", "[2,9,1]"),
        ("m[1]", '["x"]'),
        ("m[2].y", "[1]"),
        ("m[].y", "[1]"),
        ("l.n", "[]"),
        ("{m:[]}", "[]"),
        ('{m:["x"]}.y[0]', "[2]"),
        ('{m:["x"]}."y"', "[[I;2,9,1]]"),
    ],
)
def test_a_path_finds_all_matches(path: str, expected: str) -> None:
    found = NbtPath.parse(path).get(parse_snbt(ITEMS))

    assert nbt_equal(parse_snbt(expected), found)


# https://github.com/SpyglassMC/Spyglass/issues/800 and /1058: keys of paths are looser.
@pytest.mark.parametrize("path", ["@b+", "'@b+'", '"@b+"'])
def test_keys_may_hold_what_snbt_would_quote(path: str) -> None:
    root: Tag = {}
    changed = NbtPath.parse("@b+").set(root, parse_snbt("3"))

    assert changed == 1
    assert nbt_equal(parse_snbt("[3]"), NbtPath.parse(path).get(root))


@pytest.mark.parametrize(
    ("text", "cursor"),
    [
        ("Box..lid", 4),
        ("a[x]", 2),
        ("a[1", 3),
        ("''", 0),
        ("a.{b:1}", 2),
        ("a]", 1),
        ("", 0),
    ],
)
def test_a_broken_path_is_refused_at_the_cursor(text: str, cursor: int) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        NbtPath.parse(text)

    assert cursor == caught.value.cursor


def test_a_path_in_a_command_ends_at_the_space() -> None:
    reader = StringReader('a."b c"[{x: 1}] 2')

    path = NbtPath.read(reader)

    assert str(path) == 'a."b c"[{x: 1}]'
    assert reader.remaining == " 2"


@pytest.mark.parametrize(
    ("before", "path", "value", "after", "changed"),
    [
        ("{}", "a.b", "1", "{a:{b:1}}", 1),
        ("{a:{b:1}}", "a.b", "1", "{a:{b:1}}", 0),
        ("{a:{b:1}}", "a.b", "1b", "{a:{b:1b}}", 1),
        ("{}", "a[]", "1", "{a:[1]}", 1),
        ("{}", "a[].b", "1", "{a:[{b:1}]}", 1),
        ("{}", "a[{k:1}].b", "2", "{a:[{k:1,b:2}]}", 1),
        ("{}", "a{k:1}.b", "2", "{a:{k:1,b:2}}", 1),
        ("{l:[{n:1},{n:9},{n:4}]}", "l[].n", "9", "{l:[{n:9},{n:9},{n:9}]}", 2),
        ("{l:[1,2]}", "l[0]", '"x"', '{l:["x",2]}', 1),
        ("{l:[1,2]}", "l[5]", "0", "{l:[1,2]}", 0),
        ("{l:[I;1,2]}", "l[0]", "7b", "{l:[I;7,2]}", 1),
        ("{l:[I;1,2]}", "l[0]", '"x"', "{l:[I;1,2]}", 0),
        ("{l:[1,2,3]}", "l[]", "2", "{l:[2,2,2]}", 2),
        ("{l:[{a:1},{b:1}]}", "l[{a:1}]", "5", "{l:[5,{b:1}]}", 1),
        ("{l:[]}", "l[{a:1}]", "5", "{l:[5]}", 1),
    ],
)
def test_setting_creates_and_counts_changes(
    before: str, path: str, value: str, after: str, changed: int
) -> None:
    root = parse_snbt(before)

    assert changed == NbtPath.parse(path).set(root, parse_snbt(value))
    assert nbt_equal(parse_snbt(after), root)


def test_setting_through_a_missing_index_raises() -> None:
    with pytest.raises(NbtPathError, match=r"nothing matches a\[0\]"):
        NbtPath.parse("a[0].b").set(parse_snbt("{a:[]}"), parse_snbt("1"))


def test_matches_get_copies_of_the_value() -> None:
    root = parse_snbt("{l:[{},{}]}")
    NbtPath.parse("l[].v").set(root, parse_snbt("{}"))
    NbtPath.parse("l[0].v.x").set(root, parse_snbt("1"))

    assert nbt_equal(parse_snbt("{l:[{v:{x:1}},{v:{}}]}"), root)


@pytest.mark.parametrize(
    ("before", "index", "values", "after", "changed"),
    [
        ("{}", -1, "[1]", "{l:[1]}", 1),
        ('{l:["a"]}', -1, "[1,2]", '{l:["a",1,2]}', 1),
        ("{l:[0,1]}", 0, "[5,6]", "{l:[5,6,0,1]}", 1),
        ("{l:[0,1]}", 1, "[5]", "{l:[0,5,1]}", 1),
        ("{l:[0,1]}", -2, "[5]", "{l:[0,5,1]}", 1),
        ("{l:[I;2]}", -1, "[2L]", "{l:[I;2,2]}", 1),
        ("{l:[I;2]}", -1, '["s"]', "{l:[I;2]}", 0),
    ],
)
def test_inserting(
    before: str, index: int, values: str, after: str, changed: int
) -> None:
    root = parse_snbt(before)
    new = parse_snbt(values)
    assert isinstance(new, list)

    assert changed == NbtPath.parse("l").insert(root, index, new)
    assert nbt_equal(parse_snbt(after), root)


@pytest.mark.parametrize(("index", "before"), [(3, "{l:[1]}"), (-1, "{l:1}")])
def test_inserting_outside_or_into_no_list_raises(index: int, before: str) -> None:
    with pytest.raises(NbtPathError):
        NbtPath.parse("l").insert(parse_snbt(before), index, [parse_snbt("1")])


@pytest.mark.parametrize(
    ("path", "after", "removed"),
    [
        ("l[{on:1b}]", '{l:[{id:"b",on:0b,n:5}],y:[I;2,9,1],m:[4,"x",{y:1}]}', 2),
        ("l", '{y:[I;2,9,1],m:[4,"x",{y:1}]}', 1),
        ("nothing.here", ITEMS, 0),
    ],
)
def test_removing(path: str, after: str, removed: int) -> None:
    root = parse_snbt(ITEMS)

    assert removed == NbtPath.parse(path).remove(root)
    assert nbt_equal(parse_snbt(after), root)


@pytest.mark.parametrize("path", ["y[]", "l[]"])
def test_removing_all_elements(path: str) -> None:
    root = parse_snbt(ITEMS)

    assert NbtPath.parse(path).remove(root) == 3
    assert NbtPath.parse(path).count(root) == 0


def test_the_part_that_finds_nothing_is_named() -> None:
    root = parse_snbt(ITEMS)

    assert NbtPath.parse("l[5].n").missing_part(root) == "l[5]"
    assert NbtPath.parse("l[0].n").missing_part(root) is None


def test_nesting_over_512_levels_is_refused() -> None:
    deep = parse_snbt("[" * 512 + "]" * 512)

    with pytest.raises(NbtPathError, match="512"):
        NbtPath.parse("a").set({}, deep)


def test_written_value_is_what_it_was_before_parents_were_made() -> None:
    root = parse_snbt("{a:1}")
    NbtPath.parse("b.c").set(root, root)

    assert nbt_equal(parse_snbt("{a:1,b:{c:{a:1}}}"), root)


def test_inserted_values_are_what_they_were_before_the_first_insertion() -> None:
    root = parse_snbt("{l:[[],[]]}")
    values = NbtPath.parse("l").get(root)
    changed = NbtPath.parse("l[]").insert(root, -1, values)

    assert changed == 2
    assert nbt_equal(parse_snbt("{l:[[[[],[]]],[[[],[]]]]}"), root)


@pytest.mark.parametrize(
    ("path", "keys"),
    [
        ("a", ("a",)),
        ("a.'b c'.d", ("a", "b c", "d")),
        ("a[0]", None),
        ("{}.a", None),
        ("a{b:1}", None),
    ],
)
def test_a_path_knows_whether_it_is_only_keys(
    path: str, keys: tuple[str, ...] | None
) -> None:
    assert keys == NbtPath.parse(path).keys
