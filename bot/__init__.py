"""Boneyard on Discord: commands, messages, words and pictures around the engine."""
