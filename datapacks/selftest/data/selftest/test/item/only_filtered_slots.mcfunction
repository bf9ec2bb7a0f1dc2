# A filtered source takes only the slots that fit.
# https://minecraft.wiki/w/Slot_source
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.3 with stick
item replace block ~ ~1 ~ container.4 with egg
item replace block ~ ~1 ~ selftest:sticks with bow
assert items block ~ ~1 ~ container.3 bow
assert items block ~ ~1 ~ container.4 egg
