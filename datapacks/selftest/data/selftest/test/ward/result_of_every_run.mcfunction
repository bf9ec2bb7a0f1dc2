# assert result asks every result of the fork: https://github.com/mcbookshelf/ward
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_wro"],data:{n:3}}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_wro"],data:{n:5}}
assert result 3..5 run execute as @e[tag=st_wro] run data get entity @s data.n
assert not result 4..5 run execute as @e[tag=st_wro] run data get entity @s data.n
