"""Boneyard on Discord: commands, messages, words and pictures around the engine."""

__version__ = "1.1.0"
