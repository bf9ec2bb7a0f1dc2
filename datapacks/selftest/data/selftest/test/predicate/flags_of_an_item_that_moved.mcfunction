# On the ground and in water is what came to lie there: https://minecraft.wiki/w/Predicate
# @template selftest:floor
setblock ~3 ~1 ~3 water
summon item ~1.5 ~2 ~1.5 {Item:{id:"stone"},Tags:["dry"]}
summon item ~3.5 ~1.2 ~3.5 {Item:{id:"stone"},Tags:["wet"],NoGravity:1b}
assert not entity @e[tag=dry,predicate=selftest:on_ground]
await entity @e[tag=dry,predicate=selftest:on_ground]
assert not entity @e[tag=dry,predicate=selftest:in_water]
assert entity @e[tag=wet,predicate=selftest:in_water]
