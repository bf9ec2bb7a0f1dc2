kill  @s
