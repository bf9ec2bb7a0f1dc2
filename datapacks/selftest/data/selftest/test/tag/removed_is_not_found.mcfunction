# A removed tag does not find the entity any more: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_rnf","st_rnf_too"]}
tag @e[tag=st_rnf] remove st_rnf
assert not entity @e[tag=st_rnf]
assert entity @e[tag=st_rnf_too]
