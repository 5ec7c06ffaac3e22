"""Mexican Train: its rules, robot and moments."""
