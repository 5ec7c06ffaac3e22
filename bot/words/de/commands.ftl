### Slash commands: their descriptions, and their answers.

cmd-domino = Domino spielen und deine Tische finden
cmd-privacy = Deine Daten ansehen, exportieren oder löschen
cmd-mine = Deine Ansicht, Pings und Zeitzone einstellen
cmd-seasons = Saisons und Podien dieses Servers zeigen
cmd-learn = Ein Spiel lernen, in einer Runde mit Tipps
cmd-results = Ergebnisse, Ranglisten und fertige Partien ansehen
cmd-events = Spieleabende und Turniere planen
cmd-play = Einen Tisch öffnen für dich, Freunde und Roboter
cmd-game = Welches Spiel
cmd-show = Wer es sehen kann
cmd-play-options = Hausregeln, etwa target=50 (oder Optionen in der Lobby)
cmd-play-seats = Zahl der Plätze
cmd-play-robots = Zahl der Roboter
cmd-play-friend = Jemanden einladen
cmd-play-time = Zeit pro Zug
cmd-play-where = Wohin der Tisch kommt
cmd-solitaire = Eine Patience spielen, ganz allein
cmd-solitaire-rules = Wessen Regeln
cmd-solitaire-tiles = Zahl der Steine
cmd-board = Ein Brett noch einmal zeigen oder herholen
cmd-tables = Offene Tische auf diesem Server finden
cmd-rules = Die Regeln eines Spiels lesen
cmd-help = Hilfe ansehen: erste Schritte und häufige Fragen
choice-d6 = 28 (Doppel-6)
choice-d9 = 55 (Doppel-9)
choice-d12 = 91 (Doppel-12)
choice-private = nur ich
choice-public = alle im Kanal
choice-all_games = alle Spiele
choice-here = hier
choice-thread = in einem eigenen Thread
help-title = ## So wird gespielt
help-text =
    `/domino play` öffnet einen Tisch. Andere drücken **Mitspielen**, und der Host drückt **Starten**.
    Am Brett zeigt **Meine Steine** deine Steine. Drücke einen, um ihn zu spielen.
    Über Tage oder Wochen: `/domino play`, ein langsames `time`, etwa ein Tag pro Zug, und ein Freund in `with`. `/domino turns` zeigt, was auf dich wartet.
    Alles andere ist unter **Mehr**, oder tippe `/`.
help-more = **Mehr zu spielen:** `/domino daily` hat jeden Tag dieselbe Reihe für alle, `/domino puzzle` jede Woche ein Rätsel. `/events` leitet Spieleabende, Turniere und Ligen.
help-answers =
    { "" }**Niemand da?** Drücke **Gegen Roboter spielen** oder gib `/domino play` ein paar `robots` mit. Wer mitspielt, bekommt den Platz eines Roboters.
    { "" }**Falscher Stein?** **Zurücknehmen** bei deinen Steinen fragt die anderen, bis zum nächsten Zug.
    { "" }**Jemand ist weg?** Mit Zeitlimit spielt ein Roboter, wenn die Zeit abläuft. `/settings away` hält deine langsamen Tische einige Tage an.
    { "" }**Zu viele Pings?** `/settings mine` wählt, wann ich dich anpinge und erinnere.
    { "" }**Wird fair gegeben?** Jeder Tisch legt seine Verteilungen fest, bevor jemand einen Stein sieht. `/results verify` beweist es danach.
help-questions = Fragen
help-about = -# Boneyard { $version } liest keine Nachrichten. Es speichert, wer was gespielt hat: siehe `/settings privacy`. Freie Software unter der MIT-Lizenz.
tables-title = ### Offene Tische auf diesem Server
tables-none = Auf diesem Server ist kein Tisch offen. `/domino play` öffnet einen.
tables-line_lobby = **{ $game }** in <#{ $channel }>: wartet auf Leute ({ $names }){ $link }
tables-line_playing = **{ $game }** in <#{ $channel }>: { $names } · { $turn }{ $link }
tables-choice = { $game }: { $names }
table = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
tables-link = { " " }· [öffnen]({ $link })
tables-more = -# … und { $count } mehr.
tables-none_here = In diesem Kanal ist kein Tisch offen. Öffne einen mit `/domino play` oder finde andere mit `/domino tables`.
move-which = In diesem Kanal ist kein Tisch offen. Einen herholen?
tables-which = Welcher Tisch?
tables-which_pick = Wähle einen Tisch
win = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
match = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
rules-options = **Hausregeln hier:** { $options }.
rules-row = { $name }: { $rest }
rules-previous = ← Zurück
rules-next = Weiter →
# A button, and a heading in every games/*.md of this language
rules-tactics = Taktik
rules-page = Seite { $page } von { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Domino-Statistik
menu-invite = An einen Tisch einladen
menu-hand = Meine Steine
menu-no_lobby = Du hast hier keine offene Lobby. Öffne zuerst einen Tisch mit `/domino play`.
menu-cannot_play = { $name } lässt sich hier nicht einladen.
menu-no_board = Diese Nachricht ist kein Brett eines offenen Tischs.
