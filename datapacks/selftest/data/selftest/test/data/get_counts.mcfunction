data modify storage selftest:gc v set value {list:[1,2,3],text:"four",map:{a:1,b:2}}
execute store result score #gc1 st run data get storage selftest:gc v.list
execute store result score #gc2 st run data get storage selftest:gc v.text
execute store result score #gc3 st run data get storage selftest:gc v.map
assert score #gc1 st matches 3
assert score #gc2 st matches 4
assert score #gc3 st matches 2
