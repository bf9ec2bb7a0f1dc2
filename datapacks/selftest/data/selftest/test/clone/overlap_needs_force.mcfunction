# Areas that overlap need force: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~1 ~1 ~ dirt
execute store success score #onf st run clone ~ ~1 ~ ~1 ~1 ~ ~1 ~1 ~
execute store success score #onf2 st run clone ~ ~1 ~ ~1 ~1 ~ ~1 ~1 ~ replace force
assert score #onf st matches 0
assert score #onf2 st matches 1
assert block ~1 ~1 ~ stone
assert block ~2 ~1 ~ dirt
