"""A language: sentences by key, filled in with facts.

To add a language, write a package like `en` with the same keys and a rules page for each game, and add its code in
`bot.words`. Tests check that every language has the same keys with the same facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Words:
    """The sentences of one language."""

    __slots__ = ("code", "sentences")

    def __init__(self, code: str, sentences: Mapping[str, str]) -> None:
        self.code = code
        self.sentences = sentences

    def __call__(self, key: str, /, **facts: object) -> str:
        """The sentence of `key` with its facts filled in; an unknown key is a programming error."""
        return self.sentences[key].format(**facts)

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def count(self, thing: str, number: int) -> str:
        """`1 tile`, `2 tiles`: from the keys `thing.one` and `thing.other`."""
        return self(f"{thing}.one" if number == 1 else f"{thing}.other", n=number)

    def agreeing(self, key: str, /, subjects: int, **facts: object) -> str:
        """`Ana wins`, `Ana and Bo win`: the sentence `key.one` or `key.other`, by the number of its subjects."""
        return self(f"{key}.one" if subjects == 1 else f"{key}.other", **facts)

    def listing(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self("list.and", head=", ".join(items[:-1]), last=items[-1])
