"""Times as people type them in five languages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.ui.actions.typed_times import read_when

BERLIN = "Europe/Berlin"
THURSDAY = datetime(2027, 1, 28, 9, 15, tzinfo=ZoneInfo(BERLIN))
TONIGHT, HALF, FRIDAY, SATURDAY, LAST = "28 20:00", "28 20:30", "29 20:00", "30 20:00", "31 20:00"
TYPED = {
    "en-US": {
        **dict.fromkeys(("20:00", "8pm", "8 pm", "8:00 PM", "20h", "today 20:00", " 20:00 "), TONIGHT),
        **dict.fromkeys(("20.30", "8:30pm"), HALF),
        **dict.fromkeys(("Fri 20:00", "Friday 8pm", "tomorrow 8pm"), FRIDAY),
        **dict.fromkeys(("2027-01-31 20:00", "Jan 31 8pm", "1/31 20:00", "31 January 20:00"), LAST),
    },
    "en-GB": {"31/1 20:00": LAST, "Sat 8pm": SATURDAY},
    "de": {
        **dict.fromkeys(("20 Uhr", "20h", "20:00 Uhr", "heute 20 Uhr", "20:00"), TONIGHT), "20.30": HALF,
        "20:30 Uhr": HALF, **dict.fromkeys(("Fr 20:00", "Freitag 20 Uhr", "morgen 20:00"), FRIDAY),
        **dict.fromkeys(("31.01. 20:00", "31.1. 20:00", "31. Januar 20:00", "31.1.2027 20:00"), LAST),
    },
    "fr": {
        **dict.fromkeys(("20h", "20 h", "20:00"), TONIGHT), "20h30": HALF,
        **dict.fromkeys(("ven. 20:00", "vendredi 20h", "demain 20h"), FRIDAY),
        **dict.fromkeys(("31/01 20:00", "31 janvier 20h"), LAST),
    },
    "es-ES": {
        **dict.fromkeys(("20:00", "20h", "8pm"), TONIGHT), "20.30": HALF,
        **dict.fromkeys(("vie 20:00", "viernes 20:00", "viernes a las 20:00", "mañana 20:00"), FRIDAY),
        **dict.fromkeys(("31/1 20:00", "31 de enero 20:00"), LAST),
    },
    "pt-BR": {
        **dict.fromkeys(("20h", "20:00"), TONIGHT), "20h30": HALF,
        **dict.fromkeys(("sex 20:00", "sexta 20h", "sexta-feira 20h", "amanhã 20h"), FRIDAY),
        **dict.fromkeys(("31/1 20:00", "31 de janeiro 20h"), LAST),
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("locale", "typed", "meant"), [(locale, *one) for locale, ways in TYPED.items() for one in ways.items()]
)
def test_people_type_times_in_their_own_ways(locale: str, typed: str, meant: str) -> None:
    found = read_when(typed, THURSDAY.timestamp(), BERLIN, locale)
    assert found is not None
    assert f"{datetime.fromtimestamp(found, ZoneInfo(BERLIN)):%d %H:%M}" == meant


def test_a_day_that_comes_in_weeks_is_found_and_a_leap_day_is_in_its_year() -> None:
    february = datetime(2028, 2, 1, 9, 0, tzinfo=ZoneInfo(BERLIN)).timestamp()
    found = read_when("29.02. 20:00", february, BERLIN, "de")
    assert found == datetime(2028, 2, 29, 20, 0, tzinfo=ZoneInfo(BERLIN)).timestamp()


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "half past eight",
        "at eight",
        "Friday",
        "8",
        "31 Jan",
        "25:00",
        "2027-01-27 20:00",
        "2028-01-01 20:00",
        "31.4. 20:00",
        "x" * 100,
    ],
)
@pytest.mark.parametrize("locale", ["en-US", "de", "ja"])
def test_nonsense_the_past_and_far_days_are_refused(typed: str, locale: str) -> None:
    assert read_when(typed, THURSDAY.timestamp(), BERLIN, locale) is None


def test_an_hour_that_is_over_is_tomorrow_s() -> None:
    for typed in ("9:00", "9h", "9am", "9.00"):
        found = read_when(typed, THURSDAY.timestamp(), BERLIN, "de")
        assert found == datetime(2027, 1, 29, 9, 0, tzinfo=ZoneInfo(BERLIN)).timestamp(), typed
