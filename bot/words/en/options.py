"""The options of the games: names, questions, answers, and the answers a refusal proposes."""

from __future__ import annotations

from engine.rules.games import GAMES
from engine.rules.options import option_specs

_SPECS = [spec for kind in GAMES.values() for spec in option_specs(kind.options)]
_NAMES = {"claim_seconds", "turn_seconds", "increment", "misses"} | {spec.name for spec in _SPECS}
_ANSWERS = {answer for spec in _SPECS for answer in spec.words()}
"""Names and answers are English as typed, with spaces for underscores."""

SENTENCES: dict[str, str] = {
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
    "accepted.smaller_hand": "fewer: the set is too small",
    "accepted.fewer_rounds": "1 to {high} with double-9",
    "accepted.enough_for_all": "options that leave enough tiles and seats",
    "accepted.together": "{one} with {other}",
    "range.to": "{first} to {last}",
    "range.or": "{head} or {last}",
    "preset.published": "As published",
    "preset.quick": "Quick",
    "preset.teams": "Teams",
    "preset.classic": "Classic",
}

_SHARED: dict[str, str] = {
    "lesson.turn": "**Your first turn:** press a lit tile. It joins an end of the line that shows the same number.",
    "lesson.end": "**End of the round:** the pips left in your hand count against you. The lowest total wins.",
    "question.target": "How many points win?",
    "phrase.target": "to {n}",
    "question.rounds": "How many rounds at most?",
    "phrase.rounds": "at most {n} rounds",
    "phrase.rounds.1": "one round only",
    "phrase.rounds.none": "as many rounds as it takes",
    "phrase.rounds.auto": "one round for every double",
    "phrase.rounds.all": "one round for every double",
    "question.hand_size": "How many tiles in a hand?",
    "phrase.hand_size": "{n} tiles in a hand",
    "phrase.hand_size.1": "one tile in a hand",
    "phrase.hand_size.auto": "as many tiles in a hand as the rules give",
    "question.set": "Which set? (double-6 for up to 4 players, double-9 for 7, double-12 for 10)",
    "phrase.set.d6": "with the double-6 set",
    "phrase.set.d9": "with the double-9 set",
    "phrase.set.d12": "with the double-12 set",
    "phrase.set.auto": "with the smallest set that is enough",
    "question.partnership": "Alone, or in partnerships?",
    "phrase.partnership.on": "four players as two partnerships",
    "phrase.partnership.off": "everyone alone",
    "question.teams": "Alone, or in teams?",
    "phrase.teams.on": "four players as two teams",
    "phrase.teams.off": "everyone alone",
    "question.lead_rule": "Who leads?",
    "phrase.lead_rule.any": "the lead goes round",
    "phrase.lead_rule.highest_double": "the highest double leads every round",
    "phrase.lead_rule.highest_double_first": "the highest double leads the first round",
    "question.reserve": "How many tiles stay in the boneyard?",
    "phrase.reserve": "{n} tiles always stay in the boneyard",
    "phrase.reserve.1": "one tile always stays in the boneyard",
    "phrase.reserve.0": "the boneyard can be drawn empty",
    "question.first_leader": "Who starts?",
    "phrase.first_leader.random": "a random player starts",
    "phrase.first_leader.draw_high": "the highest tile drawn starts",
    "phrase.first_leader.host_choice": "the host chooses who starts",
    "question.first_seat": "Which seat starts? (1 is the first)",
    "phrase.first_seat": "seat {n} starts",
}
"""Sentences true in several games: `lesson.<moment>`, `question.<option>`, `phrase.<option>.<value>`."""


def shared(game: str, *options: str) -> dict[str, str]:
    """The shared sentences of these options (or moments of the lesson) as sentences of a game.

    Only options with an answer the game has are taken over; a game writes any other sentence behind this call.
    """
    answers = {spec.name: spec for spec in option_specs(GAMES[game].options)}
    found = {}
    for key, text in _SHARED.items():
        kind, option, *value = key.split(".")
        if option in options and (not value or value[0] in answers[option].values or value[0].isdigit()):
            found[".".join((kind, game, option, *value))] = text
    return found
