# A line that cannot be parsed when filled in stops the whole function.
# https://github.com/misode/technical-changes/blob/main/1.20.2/23w31a.md
execute store success score #macro_bad_line_runs_nothing st run function selftest:language/bad_second_line {n:"many"}
assert score #macro_bad_line_runs_nothing st matches 0
assert not score #macro_bad_line st matches 1
