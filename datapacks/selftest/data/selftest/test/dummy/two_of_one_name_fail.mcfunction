# A dummy of a name that is there cannot be spawned: https://github.com/misode/packtest
# @template selftest:floor
execute positioned ~1.5 ~1 ~1.5 store success score #too st run dummy StTooAnna spawn
execute positioned ~1.5 ~1 ~1.5 store success score #too2 st run dummy StTooAnna spawn
assert score #too st matches 1
assert score #too2 st matches 0
