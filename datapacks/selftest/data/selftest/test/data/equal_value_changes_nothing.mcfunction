data modify storage selftest:evc v set value 1b
execute store success score #evc st run data modify storage selftest:evc v set value 1b
assert score #evc st matches 0
