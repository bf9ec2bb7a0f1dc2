# The selector @r chooses among those that fit: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StRpwAnna spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StRpwBert spawn
tag StRpwBert add st_rpw
execute as @r[tag=st_rpw] run scoreboard players add @s st 1
execute as @r[tag=st_rpw] run scoreboard players add @s st 1
assert score StRpwBert st matches 2
