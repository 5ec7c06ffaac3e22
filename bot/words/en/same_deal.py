"""The deals of a match again, and how others did with the same tiles."""

from __future__ import annotations

SAME_DEAL: dict[str, str] = {
    "same_deal.play": "Play this deal",
    "same_deal.revenge": "Revenge from the other seat",
    "same_deal.board": "{title} · deal of {match}",
    "same_deal.lobby": "**Deal of `{match}`**: every round is dealt as in that match, as far as it went. "
    "Casual: ratings stay as they are.",
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
    "cmd.night.duplicate": "All tables get the same tiles, and everybody is compared with the same seat elsewhere",
    "event.duplicate": "Duplicate: all tables of a round get the same tiles, and everybody is compared with those "
    "who had the same seat elsewhere.",
    "event.thanks_duplicate": "-# {people} at {tables} in {rounds}. Points: 1 for every table of the round, one’s own "
    "among them, at which the same seat did no better.",
    "event.state_field": " · of {tables}: {places}",
    "event.place_of": "{name} {place}.",
    "event.state_compared": " · done, compared when all are",
    "refusal.no_private_threads": "At a duplicate night nobody may see the other tables. For that I need a channel for "
    "text, and the permissions *Create Private Threads* and *Send Messages in Threads*.",
    "refusal.deal_secret": "Other tables still play these deals. When the last one is done, this is open to you.",
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
    "same_deal.shared": "-# The tables of this round have the same tiles. Their keys are shown when all are done: "
    "`/domino verify`",
    "verify.shared": "✅ **Tiles.** {draws} times chance decided (lots for the lead, deals). Each time it came out as "
    "it had to, by the key alone: the tables of the round share their keys, so that all have the same tiles. At each "
    "of them the number above is the same. As there is no lobby, nobody has seen it before the first deal.",
    "verify.flaw_other": "❌ In round {number} the tiles did not come as in the other match.",
}
