# A click on a waxed sign runs the commands of its lines as the player, from the sign; an unwaxed one none, nor one without allow_op_features (26.3).
# https://minecraft.wiki/w/Sign
# @template selftest:floor
# @dummy ~2 ~1 ~3
setblock ~2 ~1 ~1 oak_sign[rotation=0]{front_text:{messages:[{text:"a",click_event:{action:"run_command",command:"/tag @s add hs_clicked"}},"",[{text:"b",click_event:{action:"run_command",command:"summon marker ~ ~ ~ {Tags:[hs_sign]}"}},"c"],""]}}
dummy @s use block ~2 ~1 ~1
assert not entity @s[tag=hs_clicked]
data modify block ~2 ~1 ~1 is_waxed set value 1b
dummy @s use block ~2 ~1 ~1
assert not entity @s[tag=hs_clicked]
data modify block ~2 ~1 ~1 allow_op_features set value 1b
dummy @s use block ~2 ~1 ~1
assert entity @s[tag=hs_clicked]
execute positioned ~2.5 ~1.5 ~1.5 run assert entity @e[tag=hs_sign,distance=..0.01]
