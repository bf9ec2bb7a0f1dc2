# @template selftest:floor
execute positioned ~1 ~1 ~1 run dummy StVisitor spawn
assert entity StVisitor inside
dummy StVisitor leave
assert not entity StVisitor
