"""Entities as data: fields, kinds, riding, and where a level keeps them."""
