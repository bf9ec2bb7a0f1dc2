# The six types a number is stored as: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #ety st 3
execute store result storage selftest:ety a byte 1 run scoreboard players get #ety st
execute store result storage selftest:ety b short 1 run scoreboard players get #ety st
execute store result storage selftest:ety c int 1 run scoreboard players get #ety st
execute store result storage selftest:ety d long 1 run scoreboard players get #ety st
execute store result storage selftest:ety e float 1 run scoreboard players get #ety st
execute store result storage selftest:ety f double 1 run scoreboard players get #ety st
assert data storage selftest:ety {a:3b,b:3s,c:3,d:3l,e:3f,f:3d}
