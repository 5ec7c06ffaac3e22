"""Pages: plain functions from a table to a message."""
