execute store result score #rv st run function selftest:value
assert score #rv st matches 6
