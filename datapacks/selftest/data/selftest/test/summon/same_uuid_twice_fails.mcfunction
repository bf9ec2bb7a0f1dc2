# A second entity of the same UUID is refused: https://minecraft.wiki/w/Commands/summon
# @template selftest:floor
execute store success score #suf st run summon marker ~0.5 ~1 ~0.5 {Tags:["st_suf"],UUID:[I;0,0,0,23123]}
execute store success score #suf2 st run summon marker ~0.5 ~1 ~0.5 {Tags:["st_suf"],UUID:[I;0,0,0,23123]}
assert score #suf st matches 1
assert score #suf2 st matches 0
