"""Times as people type them in five languages."""

from __future__ import annotations

from datetime import datetime, timedelta
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

SAID = {
    "en-US": {
        **dict.fromkeys(("tonight at 8", "Thu 20:00", "8pm Thursday", "this evening at 8", "8:00pm tonight"), TONIGHT),
        "next Thursday 8pm": "04 20:00", "Thu 9am": "04 09:00",
        **dict.fromkeys(("in 2h", "in 2 hours", "in 120 minutes", "in 120 min"), "28 11:15"), "in an hour": "28 10:15",
    },
    "de": {
        **dict.fromkeys(("heute Abend 20 Uhr", "heute Abend um 8", "am Donnerstag um 20 Uhr", "Do. 20 Uhr"), TONIGHT),
        **dict.fromkeys(("20.30 Uhr", "20 Uhr 30"), HALF), "am Freitag um 20 Uhr": FRIDAY,
        **dict.fromkeys(("Sonnabend 20 Uhr", "Samstagabend 20 Uhr", "nächsten Samstag um 20 Uhr"), SATURDAY),
        **dict.fromkeys(("31.1. 20 Uhr", "31.1. um 20.00 Uhr", "am 31.1. um 20 Uhr", "31.01. 20.00"), LAST),
        **dict.fromkeys(("in 2 Stunden", "in 2 Std.", "in 2h"), "28 11:15"), "in einer Stunde": "28 10:15",
    },
    "fr": {
        **dict.fromkeys(("à 20h", "ce soir à 20h", "20 heures", "8 heures du soir", "jeudi à 20h"), TONIGHT),
        **dict.fromkeys(("20h30min", "20 h 30"), HALF), "demain soir 20h": FRIDAY, "vendredi prochain à 20h": FRIDAY,
        "mar. 20h": "02 20:00", **dict.fromkeys(("dans 2h", "dans 2 heures", "dans 120 minutes"), "28 11:15"),
    },
    "es-ES": {
        **dict.fromkeys(("8 p. m.", "8 de la tarde", "hoy a las 8 de la noche", "esta noche a las 20:00"), TONIGHT),
        **dict.fromkeys(("el jueves a las 20:00", "20 hs"), TONIGHT), "20:30 hs": HALF, "el viernes a las 8 pm": FRIDAY,
        "pasado mañana a las 20:00": SATURDAY, "próximo sábado 20:00": SATURDAY, "mar 20:00": "02 20:00",
        "en una hora": "28 10:15", "dentro de 2 horas": "28 11:15",
    },
    "pt-BR": {
        **dict.fromkeys(("20 horas", "8 da noite", "hoje à noite às 20h", "quinta às 20h", "20hs"), TONIGHT),
        "na sexta às 20h": FRIDAY, "depois de amanhã 20h": SATURDAY, "próximo sábado às 20h": SATURDAY,
        "dia 31/1 às 20h": LAST, "daqui a 2 horas": "28 11:15", "em 120 minutos": "28 11:15",
    },
}  # fmt: skip
"""What would be said aloud."""


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [(locale, *one) for kind in (TYPED, SAID) for locale, ways in kind.items() for one in ways.items()],
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


@pytest.mark.parametrize("month", range(1, 13))
def test_an_hour_that_is_over_is_tomorrow_s_on_the_last_day_of_a_month_too(month: int) -> None:
    tomorrow = datetime(2027 + month // 12, month % 12 + 1, 1, 9, 0, tzinfo=ZoneInfo(BERLIN))
    now = tomorrow - timedelta(hours=11)
    for typed in ("9:00", "9h", "9am", "9.00", "9 Uhr"):
        assert read_when(typed, now.timestamp(), BERLIN, "de") == tomorrow.timestamp(), typed
    for typed in ("9am " + now.strftime("%d %b"), f"{now:%Y-%m-%d} 9:00"):
        assert read_when(typed, now.timestamp(), BERLIN, "en") is None, "that day is said"


def test_a_time_that_a_clock_shows_twice_is_the_next_one() -> None:
    for fold in (0, 1):
        now = datetime(2026, 10, 25, 2, 10, tzinfo=ZoneInfo(BERLIN), fold=fold).timestamp()
        for typed in ("2:30", "2:30 am", "2:30am today"):
            assert read_when(typed, now, BERLIN, "en") == now + 1200, (typed, fold)
