"""What players read about each game: `<game>.py` has its sentences, `<game>.md` its rules."""
