# kill alone kills the executor: https://minecraft.wiki/w/Commands/kill
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_kwt"]}
execute as @e[tag=st_kwt] run kill
assert not entity @e[tag=st_kwt]
