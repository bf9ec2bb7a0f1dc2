# The names before 1.21.11 are unknown.
# https://github.com/misode/technical-changes/blob/main/1.21.11/25w44a.md
execute store success score #gamerule_camel_case_is_gone st run function selftest:language/run {command:"gamerule keepInventory"}
assert score #gamerule_camel_case_is_gone st matches 0
