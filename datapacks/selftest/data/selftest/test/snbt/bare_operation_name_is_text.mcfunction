# `bool` without brackets is text.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w10a.md
data modify storage selftest:snbt/bare_operation_name_is_text v set value [bool,uuid]
assert data storage selftest:snbt/bare_operation_name_is_text {v:["bool","uuid"]}
