"""Items that players use in the air and on entities: eaten, thrown, put on, set out."""
