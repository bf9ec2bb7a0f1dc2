"""https://minecraft.wiki/w/Text_component_format"""

from __future__ import annotations

import json
from collections.abc import Mapping

import attrs
import pytest

from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Double, Int, Tag
from gametest.text.component import (
    MAX_DEPTH,
    Component,
    ComponentError,
    parse_component,
    read_component,
    resolve,
)


@attrs.frozen
class Known:
    """A resolver that knows a few things."""

    scores: Mapping[tuple[str, str], int] = attrs.field(factory=dict)
    names: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()

    def score(self, name: str, objective: str) -> int | None:
        return self.scores.get((name, objective))

    def selector(self, text: str) -> list[str | Component]:
        assert text.startswith("@")
        return list(self.names)

    def nbt(self, kind: str, place: str, path: str) -> list[Tag]:
        assert kind in ("block", "entity", "storage")
        return list(self.tags)


def _read(text: str) -> Component:
    reader = StringReader(text)
    component = read_component(reader)
    assert not reader.can_read()
    return component


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"hello"', "hello"),
        ("hello", "hello"),
        ("{text:hello}", "hello"),
        ('{"text":"hello","color":"red"}', "hello"),
        ('["a",{text:"b"},["c","d"]]', "abcd"),
        ('{text:"a",extra:["b",{text:"c",extra:["d"]}],bold:true}', "abcd"),
        ('{"keybind":"key.jump"}', "key.jump"),
        ('{sprite:"item/stick"}', "[item/stick]"),
        ('{sprite:"a",atlas:"minecraft:gui"}', "[a@minecraft:gui]"),
        ('{player:"Steve"}', "[Steve head]"),
        ('{player:{name:"Alex"},fallback:"nobody"}', "nobody"),
        ('{type:"text",text:"a",translate:"b"}', "a"),
        ('{type:"translatable",text:"a",translate:"b"}', "b"),
    ],
)
def test_plain_text_leaves_styles_out(text: str, expected: str) -> None:
    assert expected == _read(text).plain()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{translate:"%s and %s",with:["a","b"]}', "a and b"),
        ('{translate:"%2$s before %1$s",with:["a","b"]}', "b before a"),
        ('{translate:"100%% %s",with:[{text:x,extra:[y]}]}', "100% xy"),
        ('{translate:"%s",with:[5]}', "5"),
        ('{translate:"%s %s",with:["a"]}', "%s %s"),
        ('{translate:"%d",with:["a"]}', "%d"),
        ('{translate:"my.key",fallback:"%s there",with:["who"]}', "who there"),
        ('{translate:"my.key"}', "my.key"),
        ('{translate:"my.key",with:["a","b"]}', "my.key [a, b]"),
        ('{translate:"block.minecraft.oak_planks"}', "Oak Planks"),
        ('{translate:"entity.minecraft.eye_of_ender"}', "Eye of Ender"),
        ('{translate:"chat.type.text",with:["a","b"]}', "<a> b"),
    ],
)
def test_translation_takes_its_pattern_from_table_fallback_or_key(
    text: str, expected: str
) -> None:
    assert expected == _read(text).plain()


def test_score_shows_the_number_and_nothing_without_one() -> None:
    text = _read('["<",{score:{name:"a",objective:"o"}},">"]')

    assert "<5>" == text.plain(Known(scores={("a", "o"): 5}))
    assert "<>" == text.plain(Known())


@pytest.mark.parametrize(
    ("text", "expected"),
    [('{selector:"@e"}', "a, b"), ('{selector:"@e",separator:{text:" & "}}', "a & b")],
)
def test_selector_lists_names_with_a_separator(text: str, expected: str) -> None:
    assert expected == _read(text).plain(Known(names=("a", "b")))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{nbt:"a",storage:"x:y"}', 'raw, {a: 1, b: [1, 2]}, "no", 1.5d'),
        (
            '{nbt:"a",storage:"x:y",separator:"; "}',
            'raw; {a: 1, b: [1, 2]}; "no"; 1.5d',
        ),
    ],
)
def test_nbt_prints_strings_bare_and_data_with_spaces(text: str, expected: str) -> None:
    tags: tuple[Tag, ...] = (
        "raw",
        {"a": Int(1), "b": [Int(1), Int(2)]},
        '"no"',
        Double(1.5),
    )

    assert expected == _read(text).plain(Known(tags=tags))


def test_data_was_printed_without_spaces_before_26_1() -> None:
    component = _read('{nbt:"a",entity:"@s"}')
    known = Known(tags=({"a": Int(1), "b": "x"},))

    assert '{a:1,b:"x"}' == resolve(component, known, spaced_nbt=False).plain()


def test_interpreted_nbt_is_a_component_and_what_is_none_is_left_out() -> None:
    component = _read('{nbt:"a",block:"0 0 0",interpret:true}')
    tags: tuple[Tag, ...] = (
        {"text": "a", "extra": ["b"]},
        Int(5),
        {"score": {"name": "n", "objective": "o"}},
    )

    assert "ab, 7" == component.plain(Known(tags=tags, scores={("n", "o"): 7}))


def test_resolving_keeps_the_style() -> None:
    component = _read('{score:{name:"a",objective:"o"},color:"red"}')
    resolved = resolve(component, Known(scores={("a", "o"): 1}))

    assert "red" == resolved.style["color"]
    assert "1" == resolved.plain()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5", "expected a text component, got 5"),
        ("true", "expected a text component, got 1"),
        ("[]", "a list of text components must not be empty"),
        ("{}", "a text component needs one of text, translate"),
        ("{text:5}", "text: expected a string, got 5"),
        ("{text:a,extra:[]}", "extra: expected a list of text components"),
        ("{text:a,extra:[{text:b},{txt:c}]}", "extra[1]: a text component needs"),
        ("{text:a,extra:[{text:{}}]}", "extra[0].text: expected a string, got a comp"),
        ("{text:a,bold:yes}", "bold: expected true or false, got 'yes'"),
        ("{text:a,color:redd}", "color: expected a colour or #rrggbb, got 'redd', did"),
        ('{text:a,color:"#12345x"}', "color: expected a colour or #rrggbb"),
        ("{text:a,shadow_color:[1,2]}", "shadow_color: expected a number or a list"),
        ("{text:a,click_event:{action:run_command}}", "click_event: the action run_c"),
        ("{text:a,click_event:{action:jump}}", "click_event.action: expected one of"),
        ("{text:a,hover_event:{action:show_text,value:[]}}", "hover_event.value: a l"),
        ("{score:{name:a}}", "score.objective: expected a string, got nothing"),
        ("{nbt:a}", "nbt needs one of block, entity and storage beside it"),
        ("{nbt:a,storage:'x:y',interpret:1b,plain:1b}", "plain and interpret cannot"),
        ("{type:texts,text:a}", "type: expected one of text, translatable"),
    ],
)
def test_wrong_component_is_refused_where_it_starts(text: str, message: str) -> None:
    reader = StringReader(f"tellraw @a {text}", len("tellraw @a "))

    with pytest.raises(TextSyntaxError) as raised:
        read_component(reader)

    assert message == raised.value.message[: len(message)]
    assert len("tellraw @a ") == raised.value.cursor


def test_broken_snbt_is_refused_at_its_own_place() -> None:
    with pytest.raises(TextSyntaxError) as raised:
        _read("{text:a,,}")

    assert len("{text:a,") == raised.value.cursor


@pytest.mark.parametrize(
    "style",
    [
        "clickEvent:{action:open_url,value:5}",
        'hover_event:{action:show_item,id:"stone",count:3}',
        "click_event:{action:change_page,page:2}",
        'shadow_color:[0.1f,0.2f,0.3f,1.0f],font:"a:b",insertion:x,italic:0b',
        "whatever:[]",
    ],
)
def test_right_styles_and_unknown_keys_pass(style: str) -> None:
    assert "a" == _read(f"{{text:a,{style}}}").plain()


@pytest.mark.parametrize(
    "text",
    [
        '"a"',
        '{text:"a",color:"red",extra:["b"]}',
        '{translate:"k",fallback:"f",with:["a",{text:"b",bold:1b}]}',
        '{selector:"@a",separator:"-"}',
        '{nbt:"p",block:"0 0 0",interpret:1b,separator:"-"}',
        '{nbt:"p",storage:"a:b",plain:1b}',
        '{score:{name:"a",objective:"o"}}',
        '{keybind:"key.jump"}',
        '{sprite:"a",atlas:"b",fallback:"c"}',
    ],
)
def test_component_goes_back_to_the_same_data(text: str) -> None:
    assert parse_snbt(text) == _read(text).to_tag()


def test_parsed_json_is_read_too() -> None:
    value = json.loads('{"text": "a", "bold": true, "extra": [{"translate": "%s"}]}')

    assert "a%s" == parse_component(value).plain()


def test_nesting_is_limited_and_deep_components_work_up_to_it() -> None:
    def nested(depth: int) -> Tag:
        value: Tag = "x"
        for _ in range(depth):
            value = {"text": "", "extra": [value]}
        return value

    deep = parse_component(nested(MAX_DEPTH))

    assert "x" == deep.plain()
    assert "x" == deep.plain(Known())
    assert nested(MAX_DEPTH) == deep.to_tag()
    with pytest.raises(ComponentError, match="nested deeper than 256 levels"):
        parse_component(nested(MAX_DEPTH + 1))
