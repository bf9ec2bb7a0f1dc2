# A splashed water bottle puts out fire, candles and campfires at the face that it strikes and beside it.
# https://minecraft.wiki/w/Splash_Potion
# @template selftest:floor
setblock ~2 ~1 ~2 fire
setblock ~1 ~1 ~2 campfire[lit=true]
setblock ~2 ~1 ~1 candle[lit=true]
setblock ~3 ~1 ~3 candle[lit=true]
summon splash_potion ~2.5 ~2 ~2.5 {Item:{id:"minecraft:splash_potion",count:1,components:{"minecraft:potion_contents":{potion:"minecraft:water"}}}}
await block ~2 ~1 ~2 air
assert block ~1 ~1 ~2 campfire[lit=false]
assert block ~2 ~1 ~1 candle[lit=false]
assert block ~3 ~1 ~3 candle[lit=true]
