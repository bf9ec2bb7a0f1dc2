# Rain fades in and is raining a little more than a second later.
# https://minecraft.wiki/w/Rain
# @environment selftest:language/clear_b
weather rain 1d
await delay 2s
assert predicate {type:"weather_check",raining:true,thundering:false}
