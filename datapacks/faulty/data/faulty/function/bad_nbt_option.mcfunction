kill @e[nbt={a}]
