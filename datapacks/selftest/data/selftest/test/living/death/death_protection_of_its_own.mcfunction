# What a component says comes to pass instead of a totem's effects; ids need no namespace.
# https://minecraft.wiki/w/Data_component_format#death_protection
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_own"],equipment:{offhand:{id:"stick",components:{death_protection:{death_effects:[{type:"remove_effects",effects:"poison"},{type:"apply_effects",probability:1,effects:[{id:"speed",duration:99}]},{type:"apply_effects",probability:0,effects:[{id:"luck",duration:99}]}]}}}}}
effect give @n[tag=st_own] poison 30
effect give @n[tag=st_own] weakness 30
damage @n[tag=st_own] 100 generic
assert data entity @n[tag=st_own] {Health:1f,active_effects:[{id:"minecraft:speed"},{id:"minecraft:weakness"}]}
assert not data entity @n[tag=st_own] {active_effects:[{id:"minecraft:poison"}]}
assert not data entity @n[tag=st_own] {active_effects:[{id:"minecraft:luck"}]}
assert not data entity @n[tag=st_own] equipment.offhand
