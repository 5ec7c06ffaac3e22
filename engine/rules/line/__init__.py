"""The round of games on a line, with or without a boneyard."""
