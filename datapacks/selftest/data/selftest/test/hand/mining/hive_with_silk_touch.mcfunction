# Silk Touch takes a hive with its honey and bees.
# https://minecraft.wiki/w/Beehive
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 bee_nest[honey_level=3]{bees:[{min_ticks_in_hive:100,ticks_in_hive:0,entity_data:{id:"minecraft:bee"}}]}
give @s diamond_axe[enchantments={"minecraft:silk_touch":1}]
dummy @s mine ~3 ~1 ~3
assert data entity @e[type=item,limit=1,distance=..9] Item.components."minecraft:bees"[0]
assert data entity @e[type=item,limit=1,distance=..9] {Item:{components:{"minecraft:block_state":{honey_level:"3"}}}}
