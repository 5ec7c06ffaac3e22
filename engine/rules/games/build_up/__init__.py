"""Build Up: its rules, robot and moments."""
