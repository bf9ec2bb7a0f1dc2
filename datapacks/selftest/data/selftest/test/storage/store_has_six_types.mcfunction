# `store` writes the number type that it names.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #storage_store_has_six_types st 5
execute store result storage selftest:storage/store_has_six_types b byte 1 store result storage selftest:storage/store_has_six_types s short 1 store result storage selftest:storage/store_has_six_types i int 1 run scoreboard players get #storage_store_has_six_types st
execute store result storage selftest:storage/store_has_six_types l long 1 store result storage selftest:storage/store_has_six_types f float 1 store result storage selftest:storage/store_has_six_types d double 1 run scoreboard players get #storage_store_has_six_types st
assert data storage selftest:storage/store_has_six_types {b:5b,s:5s,i:5,l:5l,f:5.0f,d:5.0d}
