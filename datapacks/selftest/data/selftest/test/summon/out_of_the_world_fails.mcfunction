# A place far outside the world is refused: https://minecraft.wiki/w/Commands/summon
# @template selftest:floor
execute store success score #ootw st run summon marker ~ ~30000000 ~ {Tags:["st_ootw"]}
assert score #ootw st matches 0
assert not entity @e[tag=st_ootw]
