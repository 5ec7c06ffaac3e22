"""Events of several tables: game nights. Who takes part, who sits where in which round, and what came of it.

An event opens tables and hears how they end; everything else at a table is the tables' own.
"""
