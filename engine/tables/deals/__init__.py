"""Seed chains, records, and tables that repeat the deals of another match.

Use from outside: `Tables.records` and `Tables.same_deals`, `seed_chain.commit_of`.
"""
