# store writes into an element of a list: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
data modify storage selftest:iel l set value [1,2,3]
scoreboard players set #iel st 9
execute store result storage selftest:iel l[1] int 1 run scoreboard players get #iel st
assert data storage selftest:iel {l:[1,9,3]}
