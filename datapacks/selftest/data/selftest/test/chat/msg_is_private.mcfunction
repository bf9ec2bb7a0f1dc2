# msg reaches its target and nobody else: https://minecraft.wiki/w/Commands/msg
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StMipAnna spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StMipBert spawn
msg StMipAnna st secret
assert chat "st secret" StMipAnna
assert not chat "st secret" StMipBert
