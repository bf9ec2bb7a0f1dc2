data modify storage selftest:pf l set value [{n:1,t:a},{n:2,t:b},{n:3,t:a}]
execute store result score #pf st run data remove storage selftest:pf l[{t:a}]
assert score #pf st matches 2
assert data storage selftest:pf {l:[{n:2,t:b}]}
