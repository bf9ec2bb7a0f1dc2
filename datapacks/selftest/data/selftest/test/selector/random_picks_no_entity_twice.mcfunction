# sort=random picks each entity once: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_rpn"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_rpn"]}
execute as @e[tag=st_rpn,sort=random,limit=2] run scoreboard players add @s st 1
assert entity @e[tag=st_rpn,scores={st=1}]
assert not entity @e[tag=st_rpn,scores={st=2..}]
