"""What moves the kinds of entities that move here, one module a kind; `table` names them."""
