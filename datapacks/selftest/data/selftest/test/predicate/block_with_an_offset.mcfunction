# location_check moves by its offset: https://minecraft.wiki/w/Predicate
# @template selftest:floor
setblock ~1 ~1 ~ glass
assert predicate {type:"location_check",offsetX:1,offsetY:1,predicate:{block:{blocks:"minecraft:glass"}}}
assert not predicate {type:"location_check",predicate:{block:{blocks:"minecraft:glass"}}}
