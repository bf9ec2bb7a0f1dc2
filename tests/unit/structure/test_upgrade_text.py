"""https://github.com/misode/technical-changes 1.21.5 25w02a and 25w03a."""

from __future__ import annotations

import pytest

from gametest.nbt.snbt import write_snbt
from gametest.structure.upgrades.upgrade_text import upgrade_text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"plain"', '"plain"'),
        ('{"text":"a","bold":true}', '{text:"a",bold:1b}'),
        ('["a",{"text":"b"}]', '["a",{text:"b"}]'),
        ("not JSON", '"not JSON"'),
        ("null", '""'),
        (
            '{"text":"a","clickEvent":{"action":"run_command","value":"/say 1"}}',
            '{text:"a",click_event:{action:"run_command",command:"/say 1"}}',
        ),
        (
            '{"text":"a","clickEvent":{"action":"open_url","value":"https://a.b"}}',
            '{text:"a",click_event:{action:"open_url",url:"https://a.b"}}',
        ),
        (
            '{"text":"a","clickEvent":{"action":"change_page","value":"3"}}',
            '{text:"a",click_event:{action:"change_page",page:3}}',
        ),
        (
            '{"text":"a","hoverEvent":{"action":"show_text","contents":{"text":"h"}}}',
            '{text:"a",hover_event:{action:"show_text",value:{text:"h"}}}',
        ),
        (
            '{"text":"a","hoverEvent":{"action":"show_entity","contents":{"type":"pig","id":"u"}}}',
            '{text:"a",hover_event:{action:"show_entity",uuid:"u",id:"pig"}}',
        ),
        (
            '{"text":"a","extra":[{"text":"b","clickEvent":{"action":"suggest_command","value":"x"}}]}',
            '{text:"a",extra:[{text:"b",click_event:{action:"suggest_command",command:"x"}}]}',
        ),
    ],
)
def test_a_json_text_becomes_a_component(old: str, new: str) -> None:
    assert write_snbt(upgrade_text(old)) == new
