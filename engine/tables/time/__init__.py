"""A table's turn timer.

- `clock`: the `Clock` that is stored with a table: time banks, increment, what happens when time runs out.
- `hours`: which hours count against a turn timer; time zones and a player's quiet hours.
- `breaks`: edits that stop the clocks: pauses, days off, quiet hours, players who are away.
- `idle`: edits of an idle table: reminders, a notice, closing it.
- `outages`: gives back the time of outages.
- `timers`: rings for a table at its next moment.
"""
