# An armor stand wears what its equipment says: https://minecraft.wiki/w/Armor_Stand
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_asw"],NoGravity:1b,equipment:{head:{id:"minecraft:carved_pumpkin"}}}
assert items entity @e[tag=st_asw] armor.head carved_pumpkin
assert not items entity @e[tag=st_asw] armor.chest *
