"""Scaffold a line game that can be played at once: `python -m tools.new_game NAME`, for example `all_sevens`."""
