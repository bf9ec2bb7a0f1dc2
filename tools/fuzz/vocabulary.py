"""Words that the language is made of, and lines that are right, to be spoilt by mutation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]

NUMBERS: Final = (
    *("0", "1", "-1", "2147483647", "-2147483648", "2147483648", "1e309", "-0.0"),
    *("9223372036854775808", "0x1F", "0b101", "1_000", "1ub", "300b", "1.5f", "2.5d"),
    *("NaN", "Infinity", ".5", "5.", "-", "+", "1..2", "..", "..5", "5..", "~", "~1"),
    *("^", "^-2.5", "~~", "1t", "2s", "3d", "0.00001t", "99999999999999999999d"),
)
TOKENS: Final = (
    *("execute", "as", "at", "if", "unless", "run", "store", "result", "success"),
    *("score", "matches", "data", "storage", "entity", "block", "items", "predicate"),
    *("positioned", "rotated", "facing", "anchored", "align", "in", "on", "summon"),
    *("function", "return", "fail", "scoreboard", "players", "objectives", "operation"),
    *(
        "modify",
        "append",
        "insert",
        "prepend",
        "merge",
        "set",
        "from",
        "value",
        "string",
    ),
    *(
        "fill",
        "setblock",
        "clone",
        "kill",
        "tag",
        "tp",
        "give",
        "clear",
        "item",
        "loot",
    ),
    *("tellraw", "title", "particle", "playsound", "bossbar", "team", "effect", "say"),
    *("time", "weather", "gamerule", "random", "schedule", "place", "test", "xp"),
    *("replace", "hollow", "outline", "destroy", "keep", "strict", "masked", "move"),
    *("eyes", "feet", "overworld", "minecraft:the_nether", "xyz", "x_rotation=..5"),
    *("@s", "@a", "@e", "@p", "@r", "@n", "@e[tag=m]", "@e[type=marker,limit=1]"),
    *("@e[scores={o=1..}]", "@a[gamemode=!creative]", "@e[nbt={Tags:['m']}]", "*"),
    *(
        "#x",
        "$y",
        "o",
        "p:a",
        "p:f",
        "#p:t",
        "minecraft:stone",
        "stone",
        "#minecraft:logs",
    ),
    *(
        "lever[face=wall]",
        "chest{Items:[]}",
        "diamond_sword[damage=3]",
        "*[count~{min:1}]",
    ),
    *("{", "}", "[", "]", "(", ")", ":", ";", ",", ".", "=", "!", "'", '"', "\\", "/"),
    *("{a:1b}", "[B;1,2]", "[I;1]", "[L;1L]", "[]", "{}", '{text:"a"}', '"q"', "'q'"),
    *(
        '{"text":"a","color":"red"}',
        '{selector:"@s"}',
        '{score:{name:"@s",objective:"o"}}',
    ),
    *(
        '{nbt:"a.b",storage:"p:a",interpret:true}',
        '["",{"text":"x"}]',
        '{translate:"k"}',
    ),
    *('{condition:"random_chance",chance:0.5}', "bool(1)", "uuid('0-0-0-0-0')"),
    *(
        "a.b[0]",
        "a[-1].b",
        "a[]",
        "a[{b:1}]",
        '"a b".c',
        "{a:1}.b",
        "a..b",
        "$(n)",
        "$",
    ),
    *("\u00a7", "\u202e", "\ud83d\ude00", "\u0130", "\x00", "\x7f", "\t", "\n", "  "),
    *(
        "#",
        "//",
        "= ",
        "+=",
        "-=",
        "*=",
        "/=",
        "%=",
        "><",
        "<",
        ">",
        "<=",
        ">=",
        "~ ~ ~",
    ),
    *("^ ^ ^1", "0 0 0", "1 2 3 4 5 6", "00000000-0000-0000-0000-000000000001"),
)
SNBT: Final = (
    "{a:1b,b:[1,2,3],c:{d:'x',e:\"y\"},f:[I;1,2],g:1.5f,h:-2L,i:0x1F,j:true}",
    "[4,'x',{y:1},2.5d,[B;1,2],[L;1L,2L]]",
    r'{"q\n":"\u00e9\x41\N{Snowman}",k:[[[]],{}],uuid:uuid("12345678-1234-1234-1234-1234567890ab")}',
    "{Items:[{Slot:0b,id:'minecraft:stone',count:64,components:{damage:1}}]}",
    "{k:250ub,l:-1sb,m:65535us,n:0b101,o:1_000,p:1e3,q:.5,r:5.}",
)
PATHS: Final = (
    'Items[0].components."minecraft:damage"',
    "{a:1}.b[-1][{c:2b}]{d:'x'}.e[]",
    "@b+.'c d'[0][]",
    "a{b:[1,2]}.c",
)
SELECTORS: Final = (
    "@e[type=!minecraft:player,tag=a,tag=!b,distance=..5,limit=3,sort=nearest]",
    "@a[scores={o=1..5,p=..-2},team=!red,gamemode=survival,name='x y']",
    "@e[x=1,y=2.5,z=-3,dx=1,dy=0,dz=2,x_rotation=-90..90,y_rotation=170..-170]",
    '@s[nbt={a:[1b],b:"c"},predicate=p:a,level=3..,advancements={p:b={c=true},p:d=false}]',
    "@p[nbt=!{},predicate=!p:b,type=#minecraft:skeletons]",
)
COMPONENTS: Final = (
    '{"text":"a","color":"#ff0000","bold":true,"extra":["b",{"keybind":"key.jump"}]}',
    '["",{selector:"@e[tag=m]",separator:", "},{score:{name:"*",objective:"o"}}]',
    '{nbt:"a[0].b",storage:"p:a",interpret:1b,separator:{text:"-"}}',
    '{translate:"k",with:[1,{text:"x"}],fallback:"f"}',
    '{text:"x",click_event:{action:"run_command",command:"say hi"},hover_event:{action:"show_text",value:"y"}}',
    '{sprite:"block/stone",atlas:"minecraft:blocks"}',
)
MACROS: Final = (
    "$scoreboard players set #y o $(n)",
    "$data modify storage p:a $(path) set value $(value)",
    "$execute as @e[tag=$(tag)] run $(command)",
    "$say $(a)$(b)\nsay \\\n  joined\n# comment\nfunction p:f {n:1}",
)


def good_lines() -> Sequence[str]:
    """Commands of our own tests and packs, those that are meant to fail included."""
    found: dict[str, None] = {}
    for pattern in ("tests/golden/command/*.mcfunction", "datapacks/**/*.mcfunction"):
        for path in sorted(ROOT.glob(pattern)):
            lines = path.read_text("utf-8").splitlines()
            found.update(
                dict.fromkeys(one for one in lines if one[:1] not in ("", "#"))
            )
    return tuple(found)
