# Numbers of other types are not equal to nbt=: https://minecraft.wiki/w/NBT_format
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ntc"],data:{a:1}}
assert entity @e[tag=st_ntc,nbt={data:{a:1}}]
assert not entity @e[tag=st_ntc,nbt={data:{a:1b}}]
