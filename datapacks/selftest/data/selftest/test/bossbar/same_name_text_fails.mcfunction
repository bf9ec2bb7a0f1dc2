# A name, colour or style that is set already cannot be set: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
bossbar add selftest:snt "x"
execute store success score #bst st run bossbar set selftest:snt name "x"
execute store success score #bst2 st run bossbar set selftest:snt color white
execute store success score #bst3 st run bossbar set selftest:snt color red
bossbar remove selftest:snt
assert score #bst st matches 0
assert score #bst2 st matches 0
assert score #bst3 st matches 1
