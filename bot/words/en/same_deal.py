"""The deals of a match again, and how others did with the same tiles."""

from __future__ import annotations

SAME_DEAL: dict[str, str] = {
    "same_deal.play": "Play this deal",
    "same_deal.revenge": "Revenge from the other seat",
    "same_deal.board": "{title} · deal of {match}",
    "same_deal.lobby": "**Deal of `{match}`**: every round is dealt as in that match; beyond its last one, anew. Game, "
    "options and seats are those of that match.",
    "same_deal.lobby_new": "Who has played this deal knows tiles and cannot sit down. After the match you read how "
    "others did with them.",
    "same_deal.lobby_seen": "{host} has played this deal, so nobody else can sit down.",
    "same_deal.lobby_turned": "The revenge: everybody sits one seat further, and gets the tiles that the one before "
    "had.",
    "same_deal.taken": "-# Round {number} was dealt as in match {match}: `/domino verify`",
    "same_deal.fresh": "-# Round {number} was dealt anew: match {match} had no such deal.",
    "same_deal.compared": "**Others with the same tiles**, after {rounds}",
    "same_deal.side": "{names} **{points}**: {others}",
    "same_deal.other": "{names} {points}",
    "same_deal.more": "and {n} more",
    "same_deal.median": "{others}; median {median}",
    "refusal.deal_hidden": "You are playing this deal just now. What others did with it is open to you when your match "
    "is over.",
    "refusal.knows_deal": "You have played this deal, so you know tiles of it. **More** on that match opens it for you "
    "among robots (**Play this deal**), or as the revenge.",
    "refusal.deal_closed": "Who plays here knows this deal, so nobody else can sit down. **Play this deal** under "
    "**More** of that match opens a table for you and others.",
    "refusal.deal_fixed": "The game, its options and its seats are those of the match whose deal this is, and it does "
    "not count for ratings. For others use `/domino play`.",
    "history.kind_same_deal": ", a deal played again",
    "history.same_deal": "Deals played again",
    "history.same_deal_about": "With the tiles of another match; they count nowhere",
    "verify.same": "♻️ **Deal of {match}.** {taken} of {draws} times the tiles came as in that match, which I have "
    "compared draw by draw. Whether they came fairly is checked there: `/domino verify match:{match}`",
    "verify.same_fresh": "The other draws are this table’s own:",
    "verify.same_means": "-# The file can be checked without me: `boneyard verify deals.txt --of other.txt`, where "
    "`other.txt` is the file of match {match}.",
    "verify.flaw_other": "❌ In round {number} the tiles did not come as in the other match.",
}
