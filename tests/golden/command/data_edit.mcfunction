# https://minecraft.wiki/w/Commands/data#merge, https://minecraft.wiki/w/Commands/data#remove
data merge storage p:a {}
data merge storage p:a {a:1,c:{x:1},l:[1,2,3]}
data merge storage p:a {a:1}
data merge storage p:a {a:1b}
data merge storage p:a {c:{y:2}}
data get storage p:a c
data merge storage p:a {c:{y:2}}
data merge storage p:a {l:[4]}
data get storage p:a l
data merge storage p:a {c:5}
data get storage p:a c
data merge storage p:a 5
data remove storage p:a q
data remove storage p:a c
data remove storage p:a c
data modify storage p:a l set value [1,2,3,4,5,{k:1},{k:2},{k:1}]
data remove storage p:a l[-1]
data remove storage p:a l[9]
data remove storage p:a l[{k:1}]
data get storage p:a l
data remove storage p:a l[0]
data get storage p:a l[0]
data remove storage p:a l[]
data get storage p:a l
data remove storage p:a l[]
data remove storage p:a {}
data modify storage p:a m set value [[1,2],[3]]
data remove storage p:a m[][0]
data get storage p:a m[0]
data get storage p:a m[1]
setblock 0 100 0 chest{Lock:"a"}
data get block 0 100 0 Lock
data get block 0 100 0 x
data get block 0 100 0 y
data get block 0 100 0 id
data merge block 0 100 0 {Lock:"b",y:7,id:"minecraft:stone"}
data get block 0 100 0 y
data get block 0 100 0 id
data merge block 0 100 0 {Lock:"b"}
data remove block 0 100 0 Lock
data remove block 0 100 0 Lock
data get block 0 100 0 Lock
