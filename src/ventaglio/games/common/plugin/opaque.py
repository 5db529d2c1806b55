"""What is handled of a game without looking inside: its states, actions, events, views and menus.

Code that serves every game gets these from a plug and hands them back to the same plug. They are types of their own, so
that a state cannot be passed for an action, and nobody reads a field that only one game has.
"""

from typing import NewType

State = NewType("State", object)
Action = NewType("Action", object)
Event = NewType("Event", object)
View = NewType("View", object)
Menu = NewType("Menu", object)
