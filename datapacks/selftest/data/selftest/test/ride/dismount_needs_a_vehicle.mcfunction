# Who does not ride cannot dismount: https://minecraft.wiki/w/Commands/ride
# @template selftest:floor
summon marker ~3.5 ~1 ~1.5 {Tags:["st_dnv"]}
execute store success score #dnv st run ride @e[tag=st_dnv,limit=1] dismount
assert score #dnv st matches 0
