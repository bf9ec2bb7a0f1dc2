# Since 26.3 a sign fills in its text only with allow_op_features.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/block/sign.mcdoc
# @template selftest:floor
setblock ~1 ~1 ~1 oak_sign{front_text:{messages:[{nbt:"a",storage:"selftest:sign_text"},"","",""]}}
data modify storage selftest:sign_text a set value "found"
assert data block ~1 ~1 ~1 front_text.messages[{nbt:"a"}]
setblock ~2 ~1 ~1 oak_sign{allow_op_features:1b,front_text:{messages:[{nbt:"a",storage:"selftest:sign_text"},"","",""]}}
assert not data block ~2 ~1 ~1 front_text.messages[{nbt:"a"}]
assert data block ~2 ~1 ~1 {front_text:{messages:["found","","",""]}}
