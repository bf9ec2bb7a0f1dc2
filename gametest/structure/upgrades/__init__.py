"""Data of older versions brought into the form of the target version, table by table."""
