# A hand turns a statue to its next pose.
# https://minecraft.wiki/w/Copper_Golem_Statue
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 copper_golem_statue[copper_golem_pose=standing]
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 copper_golem_statue[copper_golem_pose=sitting]
