data modify storage selftest:grd v set value -2.5d
execute store result score #grd st run data get storage selftest:grd v
execute store result score #grd10 st run data get storage selftest:grd v 10
assert score #grd st matches -3
assert score #grd10 st matches -25
