"""The rules, a module a part: functions over tables, state, action and a sink for events.

A module never calls the part that comes next: it sets ``State.phase``, and ``flow`` goes on.
"""
