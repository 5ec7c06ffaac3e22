"""What goes on by itself: automatic steps, turn timers, idle tables, time given back after outages, the start.

Use from outside: `outages.Timekeeper` (told of outages), `timers.Timers`, `idle.ping_due` (when a turn pings).
"""
