# A bottle that names no potion brews with gunpowder and stays what it is: https://github.com/Gamemode4Dev/GM4_Datapacks/tree/master/lib_brewing
# @template selftest:floor
setblock ~1 ~1 ~1 brewing_stand
item replace block ~1 ~1 ~1 container.0 with potion[custom_data={a:1b}]
item replace block ~1 ~1 ~1 container.4 with blaze_powder
item replace block ~1 ~1 ~1 container.3 with gunpowder
await delay 2t
data merge block ~1 ~1 ~1 {BrewTime:5}
await data block ~1 ~1 ~1 {BrewTime:1}
await not items block ~1 ~1 ~1 container.3 gunpowder
assert items block ~1 ~1 ~1 container.0 potion[custom_data~{a:1b}]
