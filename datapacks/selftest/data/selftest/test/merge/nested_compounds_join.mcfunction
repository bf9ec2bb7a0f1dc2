# Compounds join at every depth.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:merge/nested_compounds_join v set value {a:{b:{c:1}},d:2}
data modify storage selftest:merge/nested_compounds_join v merge value {a:{b:{e:3}}}
assert data storage selftest:merge/nested_compounds_join {v:{a:{b:{c:1,e:3}},d:2}}
