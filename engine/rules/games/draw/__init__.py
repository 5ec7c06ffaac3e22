"""Draw: its rules, robot and moments."""
