# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard players set #ch st 5
data modify storage selftest:ch v set value [1,2]
tellraw @s ["n ",{score:{name:"#ch",objective:"st"}},"/",{nbt:"v[]",storage:"selftest:ch",separator:"+"}]
assert chat "^n 5/1\\+2$"
