# Items exist only with a chest.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/entity/mob/breedable/horse.mcdoc
# @template selftest:floor
summon donkey ~1.5 ~1 ~1.5 {NoAI:1b,Items:[{Slot:1b,id:"stick"}],Tags:["st_m8"]}
assert not data entity @e[tag=st_m8,limit=1] Items
assert data entity @e[tag=st_m8,limit=1] {ChestedHorse:0b}
