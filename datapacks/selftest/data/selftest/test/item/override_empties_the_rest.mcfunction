# override empties the slots that are left over.
# https://kore.ayfri.com/docs/data-driven/slot-sources
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with egg
item replace block ~ ~1 ~ container.1 with bow
setblock ~1 ~1 ~ barrel
item replace block ~1 ~1 ~ container.0 with dirt 2
item fill block ~1 ~1 ~ container.* with dirt 2
item override block ~1 ~1 ~ container.* from block ~ ~1 ~ selftest:first_two
assert items block ~1 ~1 ~ container.0 egg
assert items block ~1 ~1 ~ container.1 bow
assert not items block ~1 ~1 ~ container.2 *
assert not items block ~1 ~1 ~ container.26 *
