# teammsg reaches the team of the sender and nobody else: https://minecraft.wiki/w/Commands/teammsg
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StTstAnna spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StTstBert spawn
team add st_tst
team join st_tst StTstAnna
execute as StTstAnna run teammsg st among us
assert chat "st among us" StTstAnna
assert not chat "st among us" StTstBert
