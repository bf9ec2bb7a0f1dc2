# With interpret the data is read as a text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
data modify storage selftest:inb t set value {text:"inner",extra:["!"]}
tellraw @s ["<",{nbt:"t",storage:"selftest:inb",interpret:true},">"]
assert chat "^<inner!>$"
