"""The seed chain of a table, its record, and the same deals played again."""
