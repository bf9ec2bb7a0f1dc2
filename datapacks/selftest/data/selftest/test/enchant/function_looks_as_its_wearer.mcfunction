# run_function runs as the affected entity, where it is and as it looks, up and down too.
# https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
# @dummy ~2 ~1 ~2
execute at @s run tp @s ~ ~ ~ 0 -90
item replace entity @s armor.head with iron_helmet[enchantments={"selftest:gaze":1}]
await delay 2t
execute at @s positioned ~ ~1 ~ run assert entity @e[tag=ench_gaze,distance=..0.01]
kill @e[tag=ench_gaze]
