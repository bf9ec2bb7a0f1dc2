# A drop chance above 1 drops the thing as it is, one of 0 nothing: https://minecraft.wiki/w/Mob#Equipment
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_kept_equipment_drops"],equipment:{mainhand:{id:"minecraft:emerald",count:3},offhand:{id:"minecraft:ruby_x"}},drop_chances:{mainhand:2f,offhand:0f}}
data remove entity @e[tag=st_l_death_kept_equipment_drops,limit=1] equipment.offhand
kill @e[tag=st_l_death_kept_equipment_drops]
assert entity @e[type=item,nbt={Item:{id:"minecraft:emerald",count:3}},distance=..8]
