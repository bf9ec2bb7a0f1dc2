# A dummy is of the kind player, with its name: https://github.com/misode/packtest
# @template selftest:floor
execute positioned ~1.5 ~1 ~1.5 run dummy StIapAnna spawn
execute as StIapAnna run assert entity @s[type=player,name=StIapAnna]
execute as StIapAnna at @s run assert entity @a[name=StIapAnna,distance=..0.5]
