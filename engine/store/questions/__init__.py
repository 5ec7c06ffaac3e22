"""Reads and writes of the store, one module per area, each on a connection in a transaction."""
