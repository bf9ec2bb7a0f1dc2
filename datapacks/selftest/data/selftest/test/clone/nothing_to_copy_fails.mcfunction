# clone masked of air alone fails: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
execute store success score #ntc st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ masked
assert score #ntc st matches 0
