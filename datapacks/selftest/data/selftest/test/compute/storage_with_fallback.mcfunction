# A number of a storage, or the fallback.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
data modify storage selftest:cst n set value 8
execute store result score #ct1 st run compute default integer {type:storage,storage:"selftest:cst",path:"n"}
assert score #ct1 st matches 8
execute store result score #ct2 st run compute default integer {type:storage,storage:"selftest:cst",path:"m",fallback:3}
assert score #ct2 st matches 3
