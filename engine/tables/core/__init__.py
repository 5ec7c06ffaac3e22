"""One table as a value, how a change is stored and told, and which tables are in memory."""
