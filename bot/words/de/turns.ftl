### A person's turns on all servers, pings, and reminders.

cmd-turns = Deine Züge auf allen Servern zeigen, mit deinen Steinen
turns-title = ### Du bist dran: { $count }
turns-title_none = ### Kein Zug wartet
turns-none = Du bist an keinem Tisch. Drücke **Mitspielen** in einer Lobby oder öffne einen mit `/domino play`.
turns-rest = **Andere am Zug**
turns-line = **{ $game }** mit { $names }: { $what }{ $link }
turns-move = du bist am Zug
turns-move_by = du bist am Zug, automatisch <t:{ $when }:R>
turns-question = eine Frage an dich auf dem Brett
turns-invited = du bist eingeladen
turns-lobby = nicht begonnen
turns-theirs = { $name } am Zug, automatisch <t:{ $when }:R>
turns-homeless = der Kanal ist weg. Der Host kann mit `/domino board` umziehen. Sonst schließt er <t:{ $when }:R>
turns-closed = ⚠️ Discord hält mich dort auf. { $remedy }
turns-play = Spielen
turns-answer = Antworten
turns-pick = Einen anderen Tisch ansehen
turns-next = Nächster Tisch ({ $count })
turns-rematch = Die Revanche ist im Kanal der letzten Partie offen.

## Pings
ping-turn = { $mention }, du bist am Zug bei **{ $game }**.
ping-turn_deadline = { $mention }, du bist am Zug bei **{ $game }**. Zug automatisch <t:{ $when }:R>.
ping-reminder = { $mention }, Erinnerung: Du bist am Zug bei **{ $game }**. Zug automatisch <t:{ $when }:R>.
ping-reminder_direct = Erinnerung: Du bist am Zug bei **{ $game }** in <#{ $channel }>. Zug automatisch <t:{ $when }:R>.
ping-sit_in = { $mention }, { $name } hat bei **{ $game }** eine Woche nicht gespielt. Ihr könnt einen Roboter weiterspielen lassen.
notice-undo = { $mention }: { $name } möchte bei **{ $game }** einen Zug zurücknehmen. Antworte [auf dem Brett]({ $link }).
notice-pause = { $mention }: { $name } möchte bei **{ $game }** eine Pause. Antworte [auf dem Brett]({ $link }).
notice-break_off = { $mention }: { $name } möchte die Partie **{ $game }** abbrechen. Antworte [auf dem Brett]({ $link }).
notice-take_over = { $mention }: { $name } möchte bei **{ $game }** den Platz von { $seat }. Antworte [auf dem Brett]({ $link }).
notice-wait = { $mention }: { $name } ist einige Tage weg und bittet bei **{ $game }** ums Warten. Antworte [auf dem Brett]({ $link }).
notice-granted = { $mention }: Alle sind einverstanden, du hast einen Platz bei **{ $game }**. Drücke **Meine Steine** [auf dem Brett]({ $link }).
notice-started = { $mention }: **{ $game }** hat begonnen, alle Plätze sind besetzt. Spielt später ein Roboter, drücke **Mitspielen** [auf dem Brett]({ $link }).
ping-over = Dieser Zug ist vorbei.
ping-board = Zum Brett
ping-more = [{ $to }]({ $link })

## Reminders
cmd-mine-zone = Deine Zeitzone: Nachts steht dann deine Uhr, ohne Pings
settings-times = Erinnerungen …
settings-back = Ansicht …
remind-title =
    ### Erinnerungen
    Für Tische mit einer Stunde oder mehr pro Zug.
remind-now = Ich erinnere dich an deinen Zug **{ $when }**, { $where }.
remind-never = Ich erinnere dich **nie** an deinen Zug.
remind-pick = Wann ich dich erinnere
remind-when_half = wenn die halbe Zeit um ist
remind-when_2d = 2 Tage vor Ablauf
remind-when_1d = einen Tag vor Ablauf
remind-when_12h = 12 Stunden vor Ablauf
remind-when_6h = 6 Stunden vor Ablauf
remind-when_3h = 3 Stunden vor Ablauf
remind-when_1h = eine Stunde vor Ablauf
remind-by_pick = Wo ich dich erinnere
remind-by_channel = im Kanal
remind-by_channel_about = Ein Ping am Tisch, der den letzten ersetzt
remind-by_direct = per Direktnachricht
remind-by_direct_about = Im Kanal, wenn du keine Direktnachrichten annimmst
remind-zone = Bei dir ist es **{ $time }** ({ $zone }).
remind-zone_unknown = Ich kenne deine Zeitzone nicht. Pings können nachts kommen, und deine Uhr läuft dann.
remind-zone_pick = Deine Zeitzone
remind-zone_choice = { $zone } · { $time }
remind-zone_none = keine
remind-zone_more = -# Eine andere Zeitzone: Tippe eine Stadt in `/settings mine zone:`.
remind-zone_wrong = Diese Zeitzone kenne ich nicht. Tippe eine Stadt ins Feld **zone** und wähle eine aus der Liste.
remind-night =
    Keine Pings und Erinnerungen **{ $hours }**, und deine Uhr steht dann. Züge, die anfallen, warten bis zum Morgen.
    -# Höchstens { $longest } Stunden pro Nacht und { $most } solche Nächte pro Partie. Änderungen gelten ab deinem nächsten Zug. Andere sehen, dass deine Uhr nachts steht, aber nicht deine Zeitzone.
remind-night_pick = Wann du schläfst
remind-hours = von { $begins }:00 bis { $ends }:00
remind-no_night = keine feste Zeit
remind-no_night_now = Pings und Erinnerungen kommen **zu jeder Stunde**, und deine Uhr läuft immer.
