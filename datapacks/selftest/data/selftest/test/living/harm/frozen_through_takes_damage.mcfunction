# Who is frozen through loses a point every 40 ticks: https://minecraft.wiki/w/Powder_Snow
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,TicksFrozen:140,Tags:["st_l_harm_frozen_through_takes_damage"]}
setblock ~1 ~1 ~1 powder_snow
await delay 81t
assert data entity @e[tag=st_l_harm_frozen_through_takes_damage,limit=1] {Health:18f}
