# One that crouches is 1.5 blocks high, one that stands 1.8: sizes of the entities of 26.2 as published by
# https://github.com/mcbookshelf/mcdata
# @template selftest:floor
summon mannequin ~2.5 ~1 ~2.5 {Tags:["mq_c"]}
execute positioned ~2.5 ~2.6 ~2.5 run assert entity @e[tag=mq_c,dx=0,dy=0,dz=0]
data modify entity @n[tag=mq_c] pose set value "crouching"
execute positioned ~2.5 ~2.6 ~2.5 run assert not entity @e[tag=mq_c,dx=0,dy=0,dz=0]
