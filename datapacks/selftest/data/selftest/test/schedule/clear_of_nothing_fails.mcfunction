# `clear` fails where nothing is scheduled.
# https://minecraft.wiki/w/Commands/schedule
execute store success score #schedule_clear_of_nothing_fails st run schedule clear selftest:language/scheduled/never
assert score #schedule_clear_of_nothing_fails st matches 0
