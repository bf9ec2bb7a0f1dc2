# Numbers, arrays and lists: https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
# and 25w04a.md of the same folder; keys of paths: https://minecraft.wiki/w/NBT_path
data modify storage p:a v set value {k:250ub}
data get storage p:a v.k
data modify storage p:a v set value {k:250sb}
data modify storage p:a v set value {a:0x1F_F,b:0b110,c:7_5,d:0x11ub,e:0xFFsb,f:0x7Fub}
data modify storage p:a v set value {a:0x1F_F,b:0b110,c:7_5,d:0x11ub}
data get storage p:a v.a
data get storage p:a v.b
data get storage p:a v.c
data modify storage p:a v{d:17b}.d set value 18b
data modify storage p:a v set value {c:75_}
data modify storage p:a v set value {c:0x_1}
data modify storage p:a v set value {x:[B;3,4],y:[I;2b,9s,1],z:[L;1,2]}
data modify storage p:a v.y append value 2L
data get storage p:a v.y
data get storage p:a v.y[3]
data modify storage p:a v.y append value "s"
data modify storage p:a v.y append value {}
data modify storage p:a v.y[0] set value 7L
data modify storage p:a v.y[0] set value "s"
data modify storage p:a v.y set value [1]
data modify storage p:a v set value [5,6,]
data get storage p:a v
data modify storage p:a v set value {a:1,}
data get storage p:a v
data modify storage p:a v set value [,]
data modify storage p:a v set value {a:1,,}
data modify storage p:a v set value [,5]
data modify storage p:a l set value [4,"x",{y:1}]
data modify storage p:a l append value 2.5d
data get storage p:a l[1]
data get storage p:a l[3]
data get storage p:a l[2].y
data get storage p:a l
data get storage p:a l[-1] 10
data modify storage p:a @b+ set value 3
data get storage p:a '@b+'
data get storage p:a "@b+"
data get storage p:a Box..lid
data get storage p:a .lid
data get storage p:a l[
data get storage p:a l[x]
