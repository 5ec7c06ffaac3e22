### How people and servers see the game, settings of a table, and replays.

cmd-settings = Ansicht, Pings und deine Daten einstellen
cmd-server = Tische und Beiträge dieses Servers verwalten
cmd-replay = Eine Partie noch einmal ansehen, Zug um Zug
cmd-replay-match = Welche Partie (sonst: die letzte in diesem Kanal)
cmd-replay-number = Nur eine Runde
cmd-board-show = Wer es sehen kann (nur für dich: in deiner Ansicht)
settings-title =
    ### Deine Ansicht
    Für deine Steine und alles, was nur du siehst, auf jedem Server. Bretter in Kanälen folgen dem Server.
settings-title_server = Alle können ein Brett auch in Worten sehen: **Mehr**, dann **In Worten**.
settings-show = Jetzt: **{ $show }**
settings-pick = Bilder oder Worte
settings-both = Bilder und Worte
settings-both_about = Bilder, und dasselbe in Worten
settings-pictures = Bilder
settings-pictures_about = Worte nur ohne Bild. Bilder haben Beschreibungen.
settings-text = Nur Worte
settings-text_about = Für langsame Verbindungen und Vorleseprogramme
settings-server_pictures_about = Kleine Bretter fürs Telefon. Bilder haben Beschreibungen.
settings-server_both_about = Das Brett in Worten unter seinem Bild
settings-server_text_about = Keine Bilder in den Kanälen dieses Servers
settings-pings = Ich pinge dich, **wenn du am Zug bist**: **{ $when }**
settings-pings_pick = Wann ich dich pinge
settings-pings_always = immer
settings-pings_always_about = An jedem Tisch mit anderen Menschen
settings-pings_slow = nur an langsamen Tischen
settings-pings_slow_about = Mit einer Stunde oder mehr pro Zug, oder ohne Limit
settings-pings_digest = einmal am Tag
settings-pings_digest_about = Jeden Morgen eine Übersicht für langsame Tische
settings-pings_never = nie
settings-pings_never_about = Finde deine Steine mit /domino turns
settings-numerals = Zahlen auf Steinen: { $now }
settings-with_board = Brett bei meinen Steinen: { $now }
settings-high_contrast = Hoher Kontrast: { $now }
settings-bottom = Alte Bretter nach unten: { $now }
settings-bottom_about = -# **Alte Bretter nach unten**: Ein Brett, das älter als eine Stunde ist, rückt nach unten, wenn ein Zug beginnt.
# On the menu of languages; in this language.
language-name = Deutsch
settings-language = **Sprache** von Brettern, Pings und Events in den Kanälen dieses Servers. Deine wählst du in `/settings mine`.
settings-language_discord = Wie auf Discord
settings-language_own_discord = Sprache: wie auf Discord
settings-on = an
settings-off = aus
settings-not_manager = Um die Bretter einzustellen, brauchst du **Server verwalten**. `/settings mine` ist nur für dich.
settings-privacy = Datenschutz

## Privacy
privacy-title =
    ### Deine Daten
    Dieser Bot speichert über dich:
privacy-name = - Deine Discord-ID und den Namen **{ $name }**
privacy-settings = - Deine Einstellungen
privacy-seats = - Plätze an Tischen: **{ $count }**
privacy-steps = - Züge: **{ $count }**
privacy-match_seats = - Ergebnisse von Partien: **{ $count }**
privacy-ratings = - Wertungen nach Partien: **{ $count }**
privacy-achievements = - Erfolge: **{ $count }**
privacy-event_players = - Anmeldungen zu Events: **{ $count }**
privacy-premoves = - Tische mit deinen Vorauszügen: **{ $count }**
privacy-hands = - Tische mit einer Hand, die du geordnet hast: **{ $count }**
privacy-dailies = - Gespielte Tagesreihen: **{ $count }**
privacy-who = -# Der Host dieses Bots hat die Datenbank. Deine Nachrichten werden nie gelesen.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-export = Exportieren
privacy-delete = Löschen …
privacy-sure = **Deine Daten auf allen Servern löschen?**
    - Du verlässt Lobbys und Events. Roboter spielen für dich weiter.
    - Einstellungen, Vorauszüge und Name werden gelöscht.
    - Deine Züge und Ergebnisse bleiben ohne deinen Namen.
    - Nachrichten, die schon auf Discord stehen, bleiben.
    - Das lässt sich nicht rückgängig machen.
privacy-yes = Meine Daten löschen
privacy-no = Behalten
privacy-exported = Das ist alles, was über dich gespeichert ist.
privacy-deleted = Deine Daten sind gelöscht.

## Passes by number
passes-on = An: passte bei 3 und 5
passes-off = Aus: Merke es dir selbst
passes-line = Die Zahlen beim Passen zeigen?
lobby-no_passes = Passen zeigt keine Zahlen.

## Hints
advice-line = Tipps gegen Roboter?
advice-on = An: der beste Zug mit Grund
advice-off = Aus: Denk selbst nach
hints-on = An: Spielbare Steine und Schläge sind markiert
hints-off = Aus: Finde sie selbst
hints-line = Spielbare Steine und Schläge zeigen?
lobby-no_hints = Keine Hilfen: Finde deine Züge selbst.
lobby-solo = Falls sonst niemand mitspielt: { $rules }.

## Taking over
take_over-line = Wer darf während der Partie den Platz eines Roboters übernehmen?
take_over-anyone = alle
take_over-consent = wem die anderen zustimmen
take_over-no = niemand

## Replays
replay-title = ## { $game }: Wiedergabe der Partie
replay-title_round = ## { $game }: Wiedergabe von Runde { $number }
replay-title_rounds = ## { $game }: Wiedergabe bisher
replay-choice = { $when } · { $game }: { $names }
replay-choice_open = jetzt · { $game }: { $names }, fertige Runden
replay-none = In diesem Kanal ist noch keine Partie fertig. Wähle eine von deinen im Feld **match**.
replay-unknown = Diese Partie kenne ich nicht. Wähle eine aus der Liste im Feld **match**: die dieses Kanals und deine.
replay-no_round = Ansehen kannst du nur fertige Runden. Diese Partie hat { $rounds }.
replay-none_over = Noch ist keine Runde dieser Partie vorbei.
replay-not_possible = Die Regeln dieser Partie kenne ich nicht mehr, also kann ich sie nicht wiedergeben.

## Ignoring a player
ignore-nobody = **Ignoriert**: niemand. Du bekommst keine Einladungen an Tische, an denen sie sitzen. Sie merken nichts.
ignore-now = **Ignoriert**: { $names }. Du bekommst keine Einladungen an Tische, an denen sie sitzen. Sie merken nichts.
ignore-pick = Jemanden ignorieren
ignore-stop = Jemanden nicht mehr ignorieren
ignore-not_yourself = Du kannst dich nicht selbst ignorieren.

## The host's links in the help
link-privacy = Datenschutz
link-terms = Nutzungsbedingungen
link-support = Hilfe
