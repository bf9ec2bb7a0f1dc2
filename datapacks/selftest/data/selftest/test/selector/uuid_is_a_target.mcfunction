# A UUID names an entity, leading zeros may be left out: https://minecraft.wiki/w/Universally_unique_identifier
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_uit"],UUID:[I;0,0,0,23121]}
tag 0-0-0-0-5a51 add st_uit_hit
assert entity @e[tag=st_uit,tag=st_uit_hit]
