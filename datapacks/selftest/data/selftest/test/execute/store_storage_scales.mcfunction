scoreboard players set #sss st 7
execute store result storage selftest:sss a double 0.5 run scoreboard players get #sss st
execute store result storage selftest:sss b byte 100 run scoreboard players get #sss st
assert data storage selftest:sss {a:3.5d,b:-68b}
