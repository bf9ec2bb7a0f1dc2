# In the context of a block its state can be asked.
# https://minecraft.wiki/w/Commands/compute
# @template selftest:floor
setblock ~ ~1 ~ stone
execute store result score #cb1 st run compute block ~ ~1 ~ integer {type:conditional,condition:{type:match_block,blocks:"stone"},on_true:1,on_false:2}
assert score #cb1 st matches 1
execute store result score #cb2 st run compute block ~ ~2 ~ integer {type:conditional,condition:{type:match_block,blocks:"stone"},on_true:1,on_false:2}
assert score #cb2 st matches 2
