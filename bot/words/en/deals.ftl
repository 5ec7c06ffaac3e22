### Deals: checking them, playing them again, and comparing results with the same tiles.

cmd-verify = Prove that a match was dealt fairly
cmd-verify-match = Which match (default: the latest in this channel)
# Button that shows the proof that a deal was fair.
verify-button = Fair deal ✓
verify-title = ## { $game }: the deals
verify-keys = ✅ **Keys.** { $rounds }. Each key leads back to this number: `{ $commit }`
verify-lobby = In the lobby, **Fair deal ✓** showed this number before the first deal.
verify-event = **Fair deal ✓** of the event’s message listed this number before the deal: round { $round }, table { $table } in `numbers.txt`.
verify-no_lobby = With no lobby, no one saw this number before the first deal. So this proves less than a match from a lobby.
verify-draws = ✅ **Tiles.** Random draws (lots for the lead, deals): { $draws }. Each follows from the round’s key and from your clicks, by Discord’s numbers. The clicks are { $clicks } to sit down and start, and the last one before each draw.
verify-draws_alone = ✅ **Tiles.** Random draws (lots for the lead, deals): { $draws }. Each follows from the round’s key, and from the last click before it if there was one.
verify-means =
    So I didn’t choose tiles after I saw the players. A host can still look into my database.
    -# Check the file without me: `boneyard verify deals.txt`, or use your own program.
verify-chain_over = Only the first { $rounds } rounds of a match can be checked.
verify-no_seed_chain = This match was opened before deals could be checked.
verify-none_over = No round of this match is over, so its keys are still secret. They will lead back to this number: `{ $commit }`. Keep it, and ask again after the round.
verify-flaw_checksum = ❌ The file of the deals is damaged.
verify-flaw_form = ❌ The file of the deals is incomplete.
verify-flaw_key = ❌ The key of round { $number } doesn’t lead back to the first number of the match.
verify-flaw_draw = ❌ In round { $number } the draw should have been different: tiles were exchanged.
verify-flaw_rules = ❌ The draws in the file aren’t the draws of this match.
verify-flaw_other = ❌ In round { $number } the tiles differ from the other match.
verify-same = ♻️ **Deal of { $match }.** Draws with the same tiles as that match: { $taken } of { $draws }; I compared each. To check that match itself: `/results verify match:{ $match }`
verify-same_fresh = The other draws are this table’s own:
verify-same_means = -# Check the file without me: `boneyard verify deals.txt --of other.txt`, where `other.txt` is the file of match { $match }.
verify-shared = ✅ **Tiles.** Random draws (lots for the lead, deals): { $draws }. Each follows from the key alone, because all tables of the round share their keys and tiles. They all show the number above.
# Button: play the same tiles again.
same_deal-play = Replay deal
# Button: the same tiles with the seats swapped.
same_deal-revenge = Swap seats
same_deal-board = -# Deal of `{ $match }`
same_deal-lobby = -# **Deal of `{ $match }`**: each round has the tiles of that match, while they last. Casual: ratings don’t change.
same_deal-lobby_new = -# Players who know this deal can’t sit down. Afterwards you see how others did with it.
same_deal-lobby_seen = -# { $host } has played this deal, so no one else can sit down.
same_deal-lobby_turned = -# Revenge: everyone moves one seat and gets the previous player’s tiles.
same_deal-compared = **Others with the same tiles**, after { $rounds }
# One side's points at this table, and what others made of the same tiles.
same_deal-side = { $names } **{ $points }**: { $others }
same_deal-other = { $names } { $points }
# $median: the middle of all results.
same_deal-median = { $others }; median { $median }
refusal-deal_hidden = You’re playing this deal. You can see how others did after your match.
refusal-no_private_threads = A duplicate night hides the other tables. For that I need a text channel, **Create Private Threads** and **Send Messages in Threads**.
refusal-deal_secret = Other tables are still playing these deals. You can open this after the last table.
refusal-knows_deal = You’ve played this deal, so you know its tiles. **More** on that match lets you replay it among robots or as the revenge.
refusal-deal_closed = A player here knows this deal, so no one else can sit down. Use **Replay deal** under **More** of that match.
refusal-deal_fixed = A replayed deal keeps its game, options and seats, and doesn’t count for ratings. For other rules use `/domino play`.
history-kind_same_deal = , replayed deal
history-same_deal = Replayed deals
history-same_deal_about = Tiles of another match, not counted
