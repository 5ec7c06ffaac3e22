"""Boneyard on Discord: commands, messages, words and pictures around the engine."""

__version__ = "0.1.0"
