"""The options of every game: their names, their questions, their answers, and what may be answered instead."""

from __future__ import annotations

from engine.rules.games import GAMES
from engine.rules.options import option_specs

_SPECS = [spec for kind in GAMES.values() for spec in option_specs(kind.options)]
_NAMES = {"claim_seconds", "turn_seconds", "increment", "misses"} | {spec.name for spec in _SPECS}
_ANSWERS = {answer for spec in _SPECS for answer in spec.words()}
"""Names and answers are English as they are typed, but for the spaces."""
_MOST_ROUNDS = "Most rounds to be played (none: until somebody has the points)"
_WHO_STARTS = "Who starts: by lot, by drawing for high tile, or a seat you name"
_SEAT_THAT_STARTS = "The seat that starts, if you name one (1 is the first)"

OPTIONS: dict[str, str] = {
    **{f"option.{name}": name.replace("_", " ") for name in _NAMES},
    **{f"answer.{answer}": answer.replace("_", " ") for answer in _ANSWERS},
    "answer.on": "yes",
    "answer.off": "no",
    "answer.auto": "automatic",
    "answer.d6": "double-6",
    "answer.d9": "double-9",
    "answer.d12": "double-12",
    "accepted.values": "{values}",
    "accepted.number": "{low} to {high}",
    "accepted.number_or_word": "{low} to {high}, {words}",
    "accepted.numbers": "numbers from {low} to {high} with commas, like {like}",
    "accepted.smaller_hand": "less: the set is too small",
    "accepted.fewer_rounds": "1 to {high} with double-9",
    "accepted.smaller_hands": "hands of {high} tiles in all at most",
    "accepted.not_with_leaflet": "off with the leaflet's rules",
    "accepted.enough_for_all": "options that leave enough tiles and seats",
    "accepted.together": "{one} with {other}",
    "question.block.target": "Points to win (auto: 100 for two or partners, 61 for more)",
    "question.block.partnership": "Four players as two partnerships?",
    "question.block.hand_size": "Tiles in a hand (auto: 7 for two, 5 for three or four, 7 from five)",
    "question.block.set": "Set: double-6 (to 4 seats), double-9 (to 7), double-12 (to 10)",
    "question.block.lead_rule": "Who leads: in rotation, or the highest double in every round or the first",
    "question.block.rounds": _MOST_ROUNDS,
    "question.block.lead_after_block": "After a blocked round the lead rotates, or is drawn for",
    "question.block.partnership_scoring": "Partners score by their side's counts, or seat by seat",
    "question.block.domino_wins_ties": "Does the player who is out win a tie at 0?",
    "question.block.double_both_ends": "British: double for going out with a tile that fitted both ends?",
    "question.block.double_with_double": "British: double for going out with a double?",
    "question.block.british_stack": "Both British doublings: four times, or twice",
    "question.draw.target": "Points to win",
    "question.draw.partnership": "Four players as two partnerships?",
    "question.draw.hand_size": "Tiles in a hand (auto: 7, but 5 for three or four)",
    "question.draw.set": "Set: double-6 (to 4 seats), double-9 (to 7), double-12 (to 10), or as seats need",
    "question.draw.reserve": "Tiles of the boneyard that are never drawn",
    "question.draw.lead_rule": "Who leads first: drawn for, or the highest double",
    "question.draw.next_lead": "Who leads later: the winner, or the seat to the left of the last leader",
    "question.draw.draw_anyway": "May you draw although you could play?",
    "question.draw.rounds": _MOST_ROUNDS,
    "question.fives_and_threes.target": "Points to win",
    "question.fives_and_threes.exact": "Must it be hit exactly? What would pass it does not count",
    "question.fives_and_threes.teams": "Four players: two teams, partners opposite?",
    "question.fives_and_threes.hand_size": "Tiles in a hand (auto: 7 for two, 5 for three or four; leagues: 9 or 6)",
    "question.fives_and_threes.lead_rule": "Who leads: in rotation, or the highest double in every round",
    "question.fives_and_threes.chip_point": "A point more for the last tile of a hand?",
    "question.fives_and_threes.pairs_out": "Teams: play on until both partners are out?",
    "question.fives_and_threes.block_point": "Blocked: a point for the fewest pips?",
    "question.fives_and_threes.rounds": _MOST_ROUNDS,
    "question.muggins.target": "Points to win",
    "question.muggins.claims": "Who counts: you claim your points, or lose them to Muggins!; or the bot",
    "question.muggins.teams": "Four players: two teams, partners opposite?",
    "question.muggins.rounds": _MOST_ROUNDS,
    "question.muggins.first_leader": _WHO_STARTS,
    "question.muggins.first_seat": _SEAT_THAT_STARTS,
    "question.muggins.dead_layout": "No tile fits any more: the round ends, or first draw all tiles",
    "question.muggins.block_tie": "Two of three tie for lowest when blocked: no points, or share the third's",
    "question.chickenfoot.set": "Set: double-9 (to 9 seats) or double-12 (to 12)",
    "question.chickenfoot.rounds": "Rounds (auto: one for every double, 10 or 13)",
    "question.chickenfoot.hand_size": "Tiles in a hand (auto: by the number of players)",
    "question.chickenfoot.dead_foot": "A double whose toes have run out: binds until all is drawn, ends the round at "
    "once, or binds no more",
    "question.chickenfoot.first_leader": _WHO_STARTS,
    "question.chickenfoot.first_seat": _SEAT_THAT_STARTS,
    "question.mexican_train.set": "Set: double-12 (13 rounds, to 12 seats) or double-9 (10, to 8)",
    "question.mexican_train.hand_size": "Tiles in a hand (auto: by the number of players)",
    "question.mexican_train.rounds": "Rounds (all: one for every double, 13 or 10)",
    "question.mexican_train.first_leader": _WHO_STARTS,
    "question.mexican_train.first_seat": _SEAT_THAT_STARTS,
    "question.mexican_train.marker_removal": "A marker comes off when its owner plays on that train, at the owner's "
    "next turn, or never",
    "question.mexican_train.dead_double": "A double nobody can cover any more: still binding, or closed",
    "question.mexican_train.penalty_no_notice": "Not announcing the last tile: forgiven, draw a tile, 50 points, or "
    "skip a turn",
    "question.mexican_train.illegal_draw": "Drawing with a playable tile in hand: impossible, forgiven (put "
    "back), or possible with a penalty",
    "question.mexican_train.penalty_illegal_draw": "Its penalty: keep the tile and end the turn, or keep it and "
    "play; another tile, 50 points, a turn",
    "question.castle_rock.target": "Points to win",
    "question.castle_rock.single_hand": "Bar mode: only one hand?",
    "question.castle_rock.hand_limit": "Most hands to be played (auto: 60, from six players one deal each)",
    "question.castle_rock.partnership": "Four or six players in partnerships, captures pooled?",
    "question.castle_rock.sides": "Six in partnerships: two sides of three, or three pairs",
    "question.castle_rock.set": "Set: double-6 (to 6 seats), double-9 (to 10), double-12 (to 12); auto: the smallest "
    "that will do",
    "question.castle_rock_solitaire.rendition": "Rules: Joe Celko's, or the leaflet's",
    "question.castle_rock_solitaire.set": "Set: double-6, double-9 or double-12",
    "question.castle_rock_solitaire.win_on_empty": "Is it won as soon as the row is empty?",
    "question.castle_rock_solitaire.forced_removal": "Must you capture before you draw? (the leaflet: always)",
    "question.build_up.hands": "Tiles in a hand, round by round (22 in all at most)",
    "question.build_up.nondouble_rule": "Ordinary tiles on ordinary tiles: with the same pips, or at least as many",
    "question.build_up.round_end": "A round ends when one player is out, or all",
    "question.build_up.score_tops": "Which tops count: your tiles anywhere, or in your own row only",
    "question.build_up.deduct_leftover": "Do tiles left in hand count against you?",
}
