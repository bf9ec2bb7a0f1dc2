# thrown_item_picked_up_by_player is about what a player threw: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick
summon item ~1.5 ~1 ~1.5 {Item:{id:"minecraft:stick"}}
await delay 2t
assert entity @s[advancements={selftest:took_thrown=false}]
dummy @s drop all
await delay 50t
execute at @n[type=item,distance=..8] run tp @s ~ ~ ~
await delay 2t
assert entity @s[advancements={selftest:took_thrown=true}]
