"""Deals that anybody can check."""

from __future__ import annotations

VERIFY: dict[str, str] = {
    "cmd.verify": "Check that the tiles of a match were dealt as promised in its lobby",
    "cmd.verify.match": "Which match (default: the one you play here, else the latest in this channel)",
    "lobby.deals": "-# Deals can be checked: {commit}",
    "end.key": "-# Round {number}, to check its deal: {key}",
    "verify.title": "## {game}: the deals",
    "verify.keys": "✅ **Keys.** {rounds}: the key that was shown at the end of each leads back to the number that "
    "stood in the lobby before any tile was dealt (there its first half): `{commit}`",
    "verify.draws": "✅ **Tiles.** {draws} times chance decided (lots for the lead, deals). Each time it came out as "
    "it had to, by the round’s key and by the numbers that Discord gave to your clicks: {clicks} for sitting down and "
    "starting, and the last one before each draw.",
    "verify.means": "So I did not choose tiles after I saw who sat where. It does not mean that nobody could look: a "
    "host can read my database.\n-# The file can be checked without me: `boneyard verify deals.txt`, or a program of "
    "your own.",
    "verify.chain_over": "Only the first {rounds} rounds of a match can be checked.",
    "verify.no_seed_chain": "This match was opened before deals could be checked.",
    "verify.none_over": "No round of this match is over yet, so its keys are secret. They will lead back to this "
    "number: `{commit}`. Keep it, and ask again after the round.",
    "verify.flaw_checksum": "❌ The file of the deals is damaged.",
    "verify.flaw_form": "❌ The file of the deals is not whole.",
    "verify.flaw_key": "❌ The key of round {number} does not lead back to the number that the lobby showed.",
    "verify.flaw_draw": "❌ In round {number} chance should have decided otherwise: tiles were exchanged.",
    "verify.flaw_rules": "❌ The file tells of draws that this match did not ask for, or not of all of them.",
}
