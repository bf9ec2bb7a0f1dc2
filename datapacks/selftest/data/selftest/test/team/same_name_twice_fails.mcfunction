# A second team of the same name is refused: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
execute store success score #snt st run team add st_snt
execute store success score #snt2 st run team add st_snt
assert score #snt st matches 1
assert score #snt2 st matches 0
