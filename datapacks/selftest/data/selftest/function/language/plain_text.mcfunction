data modify storage selftest:macro/plain_line_is_literal v set value "$(x)"
