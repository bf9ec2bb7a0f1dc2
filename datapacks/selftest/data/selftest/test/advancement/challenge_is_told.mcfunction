# A challenge has words of its own: https://minecraft.wiki/w/Advancement#Announcements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StAchAnna spawn
advancement grant StAchAnna only selftest:told_challenge
assert chat "^StAchAnna has completed the challenge \\[St Challenge\\]$"
