# The game rule show_advancement_messages: https://minecraft.wiki/w/Game_rule
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StArsAnna spawn
gamerule show_advancement_messages false
advancement grant StArsAnna only selftest:told_task
gamerule show_advancement_messages true
assert not chat "StArsAnna has"
