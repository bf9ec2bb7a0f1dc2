# A list in nbt= may hold more than is asked: https://minecraft.wiki/w/NBT_format
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_nlh","second","third"]}
assert entity @e[tag=st_nlh,nbt={Tags:["third"]}]
assert not entity @e[tag=st_nlh,nbt={Tags:["fourth"]}]
