# The data of a block entity is copied: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:3b,id:"minecraft:stick",count:5}]}
clone ~ ~1 ~ ~ ~1 ~ ~2 ~1 ~
assert items block ~2 ~1 ~ container.3 stick[count=5]
assert items block ~ ~1 ~ container.3 stick[count=5]
