# Nothing can be scheduled for the current tick.
# https://github.com/SpyglassMC/Spyglass/issues/2048
execute store success score #schedule_no_delay_fails st run schedule function selftest:void 0
assert score #schedule_no_delay_fails st matches 0
