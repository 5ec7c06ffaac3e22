"""Turn timers, pauses, quiet hours, reminders, time given back after an outage."""
