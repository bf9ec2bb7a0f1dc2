# Slots of no entity are no slots, and no error: https://github.com/misode/packtest (AssertCommand)
assert not items entity @e[tag=nobody_here] container.* stone
assert not slots entity @e[tag=nobody_here] container.*
