# A field that holds its default is as good as none: https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/component/item.mcdoc
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick[equippable={slot:"head",swappable:true},consumable={}]
assert items entity @s weapon *[equippable={slot:"head",dispensable:true}]
assert items entity @s weapon *[consumable={consume_seconds:1.6f,animation:"eat"}]
assert not items entity @s weapon *[consumable={consume_seconds:1.7f}]
assert not data entity @s Inventory[0].components."minecraft:equippable".swappable
