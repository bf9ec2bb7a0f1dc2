# Each option as https://minecraft.wiki/w/Target_selectors tells; errors point at the option.
execute if entity @e[distance=..5]
execute if entity @e[distance=-1]
execute if entity @e[distance=5..2]
execute if entity @e[distance=1,distance=2]
execute if entity @e[limit=0]
execute if entity @s[limit=1]
execute if entity @s[sort=nearest]
execute if entity @e[sort=closest]
execute if entity @a[type=pig]
execute if entity @p[type=player]
execute if entity @e[type=pig,type=cow]
execute if entity @e[type=!pig,type=!cow]
execute if entity @e[type=!pig,type=cow]
execute if entity @e[type=pigg]
execute if entity @e[name=a,name=b]
execute if entity @e[name=!a,name=!b]
execute if entity @e[name=!a,name=b]
execute if entity @e[team=a,team=!b]
execute if entity @e[gamemode=creativ]
execute if entity @e[tag=a,tag=!b,tag=,tag=!]
execute if entity @e[scores={a=1..,b=..2}]
execute if entity @e[scores={a=1},scores={b=2}]
execute if entity @e[scores={a=x}]
execute if entity @e[level=-1]
execute if entity @e[x_rotation=90..-90,y_rotation=170..-170]
execute if entity @e[nbt=!{a:1b},nbt={b:[1]}]
execute if entity @e[tipe=pig]
execute if entity @e[type]
execute if entity @e[type=pig
execute if entity @e[ type = pig , limit = 1 ]
execute if entity @e[]
execute if entity @x
execute if entity Steve
execute if entity 0-0-0-0-1
execute if entity averyveryverylongname
execute if score @e o matches 1
tag @e[limit=1] add
tellraw @e hi
