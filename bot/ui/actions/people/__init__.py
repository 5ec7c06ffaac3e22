"""Clicks and commands about people and servers."""
