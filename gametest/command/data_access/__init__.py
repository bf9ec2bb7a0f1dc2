"""Data of blocks, entities and storages as commands see them, behind one face.

`data`, `execute if data`, `execute store`, `function … with` and text components use it. Grammar:
`data_targets`; data: `DataAccessor`.
"""
