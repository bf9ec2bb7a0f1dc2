# https://minecraft.wiki/w/Commands/attribute, https://minecraft.wiki/w/Attribute
summon cow 0 0 0 {Tags:["c"]}
summon marker 0 0 0 {Tags:["m"]}
attribute @e[tag=c,limit=1] max_health get
attribute @e[tag=c,limit=1] minecraft:max_health get 2.55
attribute @e[tag=c,limit=1] max_health base get -10
attribute @e[tag=c,limit=1] max_health base set 20
attribute @e[tag=c,limit=1] max_health get
attribute @e[tag=c,limit=1] max_health modifier add a:b 0.5 add_multiplied_base
attribute @e[tag=c,limit=1] max_health modifier add a:b 0.5 add_value
attribute @e[tag=c,limit=1] max_health get
attribute @e[tag=c,limit=1] max_health base get
attribute @e[tag=c,limit=1] max_health modifier value get a:b
attribute @e[tag=c,limit=1] max_health modifier value get a:b 100
attribute @e[tag=c,limit=1] max_health modifier value get a:c
attribute @e[tag=c,limit=1] max_health modifier remove a:b
attribute @e[tag=c,limit=1] max_health modifier remove a:b
attribute @e[tag=c,limit=1] max_health base reset
attribute @e[tag=c,limit=1] max_health base get
attribute @e[tag=c,limit=1] scale base set 100
attribute @e[tag=c,limit=1] scale get
attribute @e[tag=c,limit=1] flying_speed get
attribute @e[tag=m,limit=1] max_health get
attribute @e max_health get
attribute @e[tag=c,limit=1] max_helth get
attribute @e[tag=c,limit=1] max_health modifier add a:b 0.5 add
