# `with` a path that matches nothing fails.
# https://minecraft.wiki/w/Commands/function
execute store success score #macro_from_a_missing_path_fails st run function selftest:language/set with storage selftest:macro/from_a_missing_path_fails never
assert score #macro_from_a_missing_path_fails st matches 0
