# A goal has words of its own: https://minecraft.wiki/w/Advancement#Announcements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StAgiAnna spawn
advancement grant StAgiAnna only selftest:told_goal
assert chat "^StAgiAnna has reached the goal \\[St Goal\\]$"
