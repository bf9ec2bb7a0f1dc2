# extra stands behind the text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s {text:"one",extra:["two",{text:"three",extra:["four"]},"five"]}
assert chat "^onetwothreefourfive$"
