# Colours are one list, however they were written: https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s firework_star[firework_explosion={shape:"star",colors:[255]}]
assert items entity @s weapon *[firework_explosion={shape:"star",colors:[I;255]}]
