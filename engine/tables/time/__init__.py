"""A table's turn timer.

- `clock`: the `Clock` that is stored with a table: time banks, increment, what happens when time runs out.
- `hours`: which hours count against a turn timer; time zones and a player's quiet hours.
- `breaks`: edits that stop the clocks: pauses, days off, quiet hours, players who are away.
- `idle`: edits of a table where nobody acts: reminders, and closing it.
- `outages`: gives back the time in which nobody could play.
- `timers`: rings for a table at its next moment.
"""
