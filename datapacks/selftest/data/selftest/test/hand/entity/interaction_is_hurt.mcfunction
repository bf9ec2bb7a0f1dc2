# A blow at an interaction is told as hurting it.
# https://minecraft.wiki/w/Interaction
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon interaction ~3.5 ~1 ~3.5 {Tags:["hs_inter"]}
dummy @s attack @n[tag=hs_inter]
assert entity @s[advancements={selftest:hand/hurt=true}]
