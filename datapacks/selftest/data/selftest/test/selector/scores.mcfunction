# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_sc"]}
scoreboard players set @e[tag=st_sc] st 4
assert entity @e[tag=st_sc,scores={st=3..5}]
assert not entity @e[tag=st_sc,scores={st=5..}]
