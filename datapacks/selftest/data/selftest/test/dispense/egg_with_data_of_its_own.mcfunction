# `entity_data` of a spawn egg says what comes out of a dispenser, and with which data.
# https://minecraft.wiki/w/Spawn_Egg
# @template selftest:floor
setblock ~1 ~1 ~2 dispenser[facing=north]
item replace block ~1 ~1 ~2 container.0 with pig_spawn_egg[entity_data={id:"minecraft:armor_stand",Tags:["dw_egg"]},custom_name="Egg"]
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert entity @e[type=armor_stand,tag=dw_egg,name=Egg]
assert not items block ~1 ~1 ~2 container.* *
