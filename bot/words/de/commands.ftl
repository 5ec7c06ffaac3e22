### Slash commands: their descriptions, and their answers.

cmd-domino = Domino spielen mit Freunden und Robotern
cmd-play = Einen Tisch für Domino öffnen
cmd-game = Welches Spiel
cmd-show = Wer es sehen kann
cmd-play-options = Hausregeln, etwa target=50 (mehr in der Lobby unter Optionen)
cmd-play-seats = Zahl der Plätze
cmd-play-robots = Zahl der Roboter
cmd-play-first = Jemanden einladen
cmd-play-second = Noch jemanden einladen
cmd-play-third = Noch jemanden einladen
cmd-play-time = Zeit pro Zug
cmd-play-where = Wohin der Tisch kommt
cmd-solitaire = Eine Patience spielen
cmd-solitaire-rules = Wessen Regeln
cmd-solitaire-tiles = Zahl der Steine
cmd-hand = Deine Steine zeigen, nur dir
cmd-board = Das Brett noch einmal unten im Kanal zeigen
cmd-tally = Den Punktestand zeigen
cmd-log = Die ganze Runde in Worten zeigen, nur dir
cmd-tables = Die offenen Tische dieses Servers zeigen
cmd-rules = Ein Spiel erklären
cmd-resign = Eine Partie verlassen; ein Roboter spielt weiter
cmd-help = Erklären, wie man mit Boneyard spielt
cmd-about = Über Boneyard
cmd-move = Einen deiner Tische in diesen Kanal holen
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
    Drücke **Meine Steine** auf dem Brett, um deine Steine zu sehen, dann einen Stein, um ihn zu spielen.
    Alles andere ist unter **Mehr** oder in der Liste, die erscheint, wenn du `/domino` tippst.
about-text =
    ## Boneyard { $version }
    Domino für Discord, live am Spieleabend oder ein Zug am Tag über Wochen.
    Spiele: { $games }.
    Boneyard liest keine Nachrichten. Es speichert, wer was gespielt hat, damit Partien einen Neustart überstehen. Freie Software unter der MIT-Lizenz.
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
tables-none_yours = Du bist an keinem Tisch dieses Servers. Drücke **Mitspielen** in einer Lobby oder nutze `/domino play`.
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
rules-options_default = **Dieser Tisch:** die veröffentlichten Regeln.
rules-seats = Für { $players } Personen.
rules-previous = ← Zurück
rules-next = Weiter →
rules-page = Seite { $page } von { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Domino-Statistik
menu-invite = An einen Tisch einladen
menu-hand = Meine Steine
menu-no_lobby = Du hast hier keine offene Lobby. Öffne zuerst einen Tisch mit `/domino play`.
menu-cannot_play = { $name } lässt sich hier nicht einladen.
menu-no_board = Diese Nachricht ist kein Brett eines offenen Tischs.
