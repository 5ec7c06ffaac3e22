"""English: each module here and in `games` has `SENTENCES`, and each game its rules in `games/<game>.md`."""
