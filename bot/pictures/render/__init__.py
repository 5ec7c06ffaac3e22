"""Turns a scene into a PNG: sprites, fonts, palette, packing."""
