# consumable makes anything eatable, in its time.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick[consumable={consume_seconds:0.5,on_consume_effects:[{type:"apply_effects",effects:[{id:"minecraft:speed",duration:100}]}]},use_remainder={id:"minecraft:diamond"}]
dummy @s use item
await delay 9t
assert items entity @s hotbar.0 stick
await delay 1t
assert items entity @s hotbar.0 diamond
assert data entity @s {active_effects:[{id:"minecraft:speed"}]}
