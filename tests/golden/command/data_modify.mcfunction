# https://minecraft.wiki/w/Commands/data#modify
data modify storage p:a l append value 1
data modify storage p:a l prepend value 0
data modify storage p:a l insert 1 value 5
data modify storage p:a l insert -1 value 9
data modify storage p:a l insert -2 value 8
data get storage p:a l
data get storage p:a l[1]
data get storage p:a l[3]
data get storage p:a l[4]
data modify storage p:a l insert 6 value 1
data modify storage p:a l insert -7 value 1
data modify storage p:a l[0] append value 1
data modify storage p:a l[7] set value 1
data modify storage p:a l[0] set value 0
data modify storage p:a l[] set value 2
data modify storage p:a l[] set value 2
data get storage p:a l
data modify storage p:a t append from storage p:a l[]
data get storage p:a t
data modify storage p:a t append from storage p:a l
data get storage p:a t
data get storage p:a t[5]
data modify storage p:a t append from storage p:a q
data modify storage p:a c set from storage p:a t[]
data get storage p:a c
data modify storage p:a two set value [[],[],[1]]
data modify storage p:a two[] append value 4
data get storage p:a two[2]
data modify storage p:a two[0] append value {a:1}
data modify storage p:a two[0][{a:2}].b set value 1
data get storage p:a two[0]
data modify storage p:a m merge value {x:1}
data modify storage p:a m merge value {x:1}
data modify storage p:a m merge value {y:{z:1}}
data modify storage p:a m merge value 5
data modify storage p:a l merge value {x:1}
data modify storage p:a list set value [{a:1},{a:2},{a:3}]
data modify storage p:a list[] merge value {a:2}
data modify storage p:a list[{a:2}].b set value 1
data modify storage p:a list[{a:7}].b set value 1
data get storage p:a list
data modify storage p:a o merge from storage p:a list[]
data get storage p:a o
data modify storage p:a {} merge value {root:1}
data get storage p:a root
data modify storage p:a root.deep set value 1
data modify storage p:a new.deep[0] set value 1
data modify storage p:a new.deep[{k:1}].v set value 1
data get storage p:a new.deep
data modify storage p:b copy set from storage p:a
data get storage p:b copy.root
data modify storage p:b x{k:1}.v set value 2
data get storage p:b x.k
data modify storage p:b x{k:2}.v set value 2
data modify storage p:a v set compute 3
data modify storage p:a v set compute default integer {type:"constant",value:3}
data modify storage p:a v set value
data modify storage p:a v put value 3
data modify storage p:a v insert value 3
data modify block 0 100 0 x set value 3
