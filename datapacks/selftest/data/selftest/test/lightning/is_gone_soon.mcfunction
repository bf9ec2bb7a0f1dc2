# A bolt does not last: https://minecraft.wiki/w/Lightning_Bolt
# @template selftest:floor
# @timeout 200
summon lightning_bolt ~2.5 ~1 ~2.5 {Tags:["st_igs"]}
await delay 100t
assert not entity @e[tag=st_igs]
