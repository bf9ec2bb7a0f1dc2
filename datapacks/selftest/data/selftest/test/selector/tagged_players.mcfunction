# A tag on players chooses among them, as type=player with a tag does: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StTgpAnna spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StTgpBert spawn
tag StTgpAnna add st_tgp
execute store result score #tgp st if entity @a[tag=st_tgp]
execute store result score #tgp2 st if entity @e[type=player,tag=st_tgp]
assert score #tgp st matches 1
assert score #tgp2 st matches 1
