"""A second opinion on the language of commands: mecha, in an environment of its own.

Nothing of mecha is shipped; its trees and its parser are asked where pip has put them.
"""
