### The lobby, the board, hands, the tally, and the panel of a table.

seat-robot = { $name } (Roboter)
seat-gentle = { $name } (leichter Roboter)
seat-sharp = { $name } (starker Roboter)
seat-deleted = Gelöschtes Konto { $n }
seat-unnamed = Person ohne Namen
seat-resigned = { $name } 🤖
seat-host = { $name } (Host)
round = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## Lobby
lobby-title = ## { $game }: offener Tisch
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *frei*
lobby-free_many = **{ $first }–{ "\u2060" }{ $last }** *frei*
lobby-needs = Personen: { $allowed }.
lobby-rules_default = Veröffentlichte Regeln.
lobby-rules = Hausregeln: { $changed }.
lobby-partners = Paare: { $sides }.
lobby-set = Steine: { $set }.
lobby-limit = Bis { $target }, in höchstens { $rounds } ({ $seats } Personen).
lobby-minutes = Etwa { $minutes } Min.
lobby-no_clock = Ohne Zeitlimit.
lobby-clock = Zeit pro Zug: { $time }.
lobby-thread = Die Partie bekommt hier einen Thread.
lobby-facts = -# { $facts }
lobby-join = Mitspielen
lobby-wait = Auf die Warteliste
lobby-invite = Einladen
guests-waiting = Warteliste: { $names }
guests-asked = Eingeladen: { $names }
guests-declined = Kommen nicht: { $names }
lobby-next = Alle Plätze sind besetzt. Du bist als Nächstes dran auf der Warteliste. Mit **Verlassen** gehst du von der Liste.
lobby-later = Alle Plätze sind besetzt. Du bist Nummer { $number } auf der Warteliste. Mit **Verlassen** gehst du von der Liste.
lobby-began = Die Partie hat begonnen, alle Plätze sind besetzt. Spielt später ein Roboter, drücke **Mitspielen** am Brett.
lobby-began_robot = Die Partie hat begonnen. Du kannst den Platz eines Roboters nehmen.
lobby-leave = Verlassen
lobby-add_robot = Roboter hinzufügen
lobby-add_gentle = Leichten Roboter hinzufügen: patzt wie ein Anfänger
lobby-add_sharp = Starken Roboter hinzufügen: überlegt, was andere haben
lobby-remove_robot = Roboter entfernen
lobby-options = Optionen
lobby-seats = Plätze
lobby-start = Starten
lobby-ready = Bereit
lobby-cancel = Absagen
lobby-cancelled =
    ## { $game }: Tisch abgesagt
    `/domino play` öffnet einen neuen.
lobby-abandoned =
    ## { $game }
    { $why } `/domino play` öffnet einen neuen Tisch.
lobby-abandoned_none = Niemand hat gewonnen.
lobby-abandoned_counts = Sie zählt, wie sie steht: Sieg für { $names }.
lobby-all_left = { $n ->
    [one] { $names } hat die Partie verlassen.
   *[other] { $names } haben die Partie verlassen.
}
lobby-abandoned_by = Partie abgebrochen. { $name } hat darum gebeten.
lobby-abandoned_nobody = Partie nach einer Woche ohne Zug abgebrochen.
lobby-cancel_done = Tisch abgesagt.
lobby-moved_up = Du hast jetzt einen Platz. Deine Steine erscheinen hier, wenn die Partie beginnt.
lobby-unready = Es fehlt noch **Bereit** von { $names }.
lobby-ready_done = Du bist bereit.
lobby-ready_waits = Es fehlt noch **Bereit** von { $names }. Dann beginnt die Partie.
lobby-joined = Du bist am Tisch.
lobby-left = Du hast den Tisch verlassen.

## Consent
consent-break_off = **{ $name } möchte die Partie abbrechen.**
consent-take_over = **{ $name } möchte den Platz von { $seat } übernehmen.**
consent-sit_in = **{ $name } hat eine Woche nicht gespielt. Einen Roboter spielen lassen?** { $name } kann jederzeit zurückkommen, und andere können den Platz nehmen.
consent-undo = **{ $name } möchte den letzten Zug zurücknehmen.**
consent-count = Dafür: { $yes } von { $needed }.
consent-lapses_move = Gilt bis zum nächsten Zug.
consent-lapses_round = Gilt in dieser Runde.
consent-lapses_wait = Die Zeit läuft noch.
consent-mine_undo = **Zurücknehmen angefragt:** Es fehlt die Antwort von { $names }.
consent-mine_pause = **Pause angefragt:** Es fehlt die Antwort von { $names }.
consent-mine_break_off = **Abbruch angefragt:** Es fehlt die Antwort von { $names }.
consent-mine_take_over = **Platz angefragt:** Es fehlt die Antwort von { $names }.
consent-mine_wait = **Warten angefragt:** Es fehlt die Antwort von { $names }.
consent-withdraw = Zurückziehen
consent-withdrawn = Frage zurückgezogen.
consent-refused_undo = Kein Zurücknehmen: Nein von { $names }.
consent-refused_pause = Keine Pause: Nein von { $names }.
consent-refused_break_off = Die Partie geht weiter: Nein von { $names }.
consent-refused_take_over = Der Platz bleibt besetzt: Nein von { $names }.
consent-yes = Einverstanden
consent-no = Nein
consent-seated = Das ist jetzt dein Platz.
consent-come_back = Zurückkommen
consent-take = { $name } übernehmen

## Seats panel
seats-title =
    ### Plätze
    Gespielt wird in dieser Reihenfolge.{ $partners } Wähle einen Platz zum Tauschen.
seats-partners = { " " }Paare: { $sides }.
seats-pick = Tauschen mit …
seats-remove = Jemanden entfernen …
seats-choice = Platz { $number }: { $name }

## Invitations
invite-title =
    ### Leute einladen
    Jede Person wird einmal eingeladen, mit einer Nachricht in diesem Kanal.
invite-pick = Wen einladen
invite-done = Eingeladen. Die Lobby zeigt, wer kommt.
invite-declined = Du hast abgesagt. Willst du doch spielen, drücke **Mitspielen** in der Lobby.
invite-text = { $mentions }: { $host } lädt an einen Tisch **{ $game }** ein.
invite-ready = { $mentions }: { $host } startet **{ $game }**. Bereit?
invite-in = Ich bin dabei
invite-no = Nein danke
invite-never = Nicht mehr fragen
invite-never_done = { $name } kann dich an keinen Tisch mehr einladen. `/settings privacy` ändert das.
invite-lobby = Zur Lobby

## Options panel
options-title =
    ### Optionen von { $game }
    -# Seite { $page } von { $pages }
options-presets = Veröffentlichte Regeln oder eine Vorlage:
options-preset = **{ $name }**: { $rules }
options-line = **{ $question }**
options-other_number = Eine andere Zahl …
options-default_mark = wie veröffentlicht
options-next = Mehr Optionen →
options-customise = Anpassen
options-done = Fertig
options-clock = Zeit pro Zug

## Board
table-title = { $game } { $number }
board-title = ### { $game }, Runde { $number }
board-title_of = ### { $game }, Runde { $number } von { $rounds }
board-title_plain = ### { $game }
board-playing_to = Wer zuerst { $target } hat, gewinnt.
board-at_most = Höchstens { $rounds }.
board-playing_exactly = Wer zuerst genau { $target } hat, gewinnt.
board-turn = **{ $name } am Zug**
board-deadline = Zug automatisch <t:{ $when }:R>
board-turn_robot = { $name } überlegt …
board-house = Es wird gegeben …
board-closing = Runde vorbei. Letzte Ansagen <t:{ $when }:R>
board-closing_open = Runde vorbei. Letzte Gelegenheit zum Ansagen.
board-window = Letzte Ansagen <t:{ $when }:R>
board-seat = { $turn }{ $name }: { $facts }
board-alone = **{ $name }** spielt allein. Geschlagen: { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
board-seat_captured = { $n } geschlagen
board-seat_boneyard = eigener Vorrat { $n }
board-seat_total = Summe { $n }
board-side = { $names } { $n }
board-last_moves = -# { $moves }
board-no_attach = -# Ich kann das Bild dieses Bretts nicht zeigen. Gib mir in diesem Kanal **Dateien anhängen** oder schalte Bilder mit `/settings server` aus.
board-hand = Meine Steine
board-tally = Punktestand
board-rules = Regeln
board-live = Live-Brett
board-live_yours = **[Deine Seite dieses Tisches]({ $address })**. Sie gehört nur dir.
board-live_refused = Öffne das Live-Brett in Discord mit seinem Knopf. Kommst du von dort, schließe es und versuche es noch einmal.
board-live_hidden = Du oder ich können diesen Kanal nicht sehen.
board-live_none = Hier ist kein Tisch offen. Öffne einen mit `/domino play`.
board-live_elsewhere = Dieser Tisch ist nicht in diesem Kanal.
board-live_broken = Ich kann diesen Tisch hier nicht zeigen. Spiele im Kanal, und sag es den Betreibern des Bots.
board-live_busy = Zu viele Leute öffnen gerade das Live-Brett. Versuche es in ein paar Sekunden noch einmal.
board-live_unreachable = Discord antwortet nicht. Versuche es in einer Minute noch einmal.
board-live_closed = Discord hat das Live-Brett nicht geöffnet. Spiele im Kanal, und sag es den Betreibern des Bots.
board-more = Mehr
board-more_pick = Mehr …
board-muggins = Muggins!
board-nothing = Nichts
board-one = Ein Stein!
board-claim = Punkte ansagen …
parked = Ich kann deinen Tisch in <#{ $channel }> nicht anzeigen. { $remedy } Nichts geht verloren.
mute = In <#{ $channel }>, wo du Host eines Tischs bist, kann ich Spieler nicht anpingen. { $remedy } Nichts geht verloren.

## Threads and channels
thread-name = { $game } · { $host }
thread-on =
    ## { $game }
    Die Partie läuft in <#{ $channel }>.
thread-over = **{ $game }** in <#{ $channel }> ist vorbei. { $winners }
thread-closed = **{ $game }** in <#{ $channel }> ist geschlossen. Niemand hat gewonnen.
thread-refused = Hier kann ich keinen Thread öffnen. { $remedy } Ohne `where` öffnet der Tisch im Kanal selbst.
move-ask = Der Kanal deiner Partie **{ $game }** auf **{ $server }** ist weg, und ihre Uhren stehen. Nutze `/domino board` in ihrem neuen Kanal. Sonst schließt die Partie <t:{ $when }:R>. Fertige Runden bleiben erhalten.
move-done = Der Tisch zieht hierher. Erscheint sein Brett nicht, kann ich hier nicht schreiben: Nutze `/domino board`.

## Hand
hand-title = ### Deine Steine: { $count }, { $pips }
board-solitaire = Vorrat: { $boneyard }. Geschlagen: { $captured }.
hand-empty = ### Du hast keine Steine
hand-out = ### Fertig: Du hast alle Steine gespielt
hand-waiting = { $name } am Zug.
hand-waiting_out = Die anderen spielen weiter. { $name } am Zug.
hand-round_over = Runde { $number } ist vorbei. Deine nächsten Steine erscheinen hier.
hand-moved = -# Deine Steine sind in einer neueren Nachricht, weiter unten.
hand-press = Drücke einen Stein.
hand-yours = **Du bist am Zug.**
hand-yours_capture = **Du bist am Zug.** Schlage, was du willst, dann drücke **Fertig**.
hand-yours_capture_none = **Du bist am Zug.** Nichts zu schlagen. Drücke **Fertig**.
hand-yours_extra = **Du bist am Zug.** Zu deinem Pasch gehört noch ein Stein.
hand-yours_drawn = **Du bist am Zug.** Der gezogene Stein passt, also musst du ihn spielen.
hand-yours_closing = Runde vorbei. Letzte Gelegenheit zum Ansagen oder Rufen.
hand-yours_draw = **Du bist am Zug.** Keiner deiner Steine passt: Ziehe.
hand-yours_pass = **Du bist am Zug.** Keiner deiner Steine passt: Passe.
hand-yours_other = **Jetzt rufen?**
hand-yours_solitaire = **Dein Zug.** Ziehe einen Stein oder schlage aus der Reihe.
hand-yours_solitaire_take = **Dein Zug.** Schlage aus der Reihe.
hand-yours_solitaire_draw = **Dein Zug.** Nichts zu schlagen: Ziehe.
hand-yours_solitaire_stuck = **Dein Zug.** Nichts zu schlagen: Nimm zurück oder gib auf.
hand-playable = Du kannst { $count } deiner { $held } Steine spielen.
hand-moves = Züge: { $n }.
hand-fits_nowhere = { $tile } passt jetzt nicht.
hand-where = **{ $tile }: wohin?**
hand-row = **{ $tile }: in welche Reihe?**
# Button: the row of stacks of a player.
hand-row_of = { $letter } · { $name }
hand-where_said = Du sagst { $n } dazu.
hand-where_one = Du sagst „Ein Stein!“ dazu.
hand-claim_help = Ein Vielfaches von fünf zählt, wenn du es ansagst. Sonst können Gegner Muggins! rufen.
hand-claim_title = **Was zählen die Enden?**
hand-say = **Was zählen die Enden nach deinem Zug?**
hand-saying = „{ $n }“ ✓
hand-said = **Du sagst { $n }:** Drücke jetzt den Stein, der das ergibt.
hand-one = { $tile } und „Ein Stein!“
hand-back_to_hand = Zurück
hand-refresh = Aktualisieren
hand-board = Brett
hand-arrange = Steine ordnen
arrange-title = **Ordne deine Steine.** Nur du siehst die Reihenfolge. Sie gilt für diese Partie.
arrange-suit = Nach Farbe
arrange-pips = Nach Augen
arrange-train = Längste Bahn
arrange-hand = Von Hand
arrange-pick = Welcher Stein?
arrange-first = { $tile } nach vorn
arrange-left = ← { $tile }
arrange-right = { $tile } →
hand-later = Mehr Steine →
hand-draw = Ziehen
hand-pass = Passen
hand-take_back = Zurückgeben
hand-give_up = Aufgeben
hand-again = Noch einmal
hand-give_up_sure =
    ### Aufgeben?
    Das Spiel zählt als verloren.
hand-give_up_yes = Ja, aufgeben
hand-capture_middle = { $tile } von Platz { $position } nehmen
hand-capture_triple = Drei um Platz { $position } nehmen: { $tiles }
hand-capture_pick = Mehr Schläge …
hand-line_pick = Eine ganze Linie …
hand-line_choice = { $count }: { $captures }
hand-line_left = lässt { $tiles }
hand-line_left_none = lässt die Reihe leer
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
hand-stack = { $at }: { $tile }
hand-end_pick = { $tile }: wohin?
hand-end_pick_part = { $tile }: { $first } … { $last }
hand-take_one = Den Stein zwischen zwei gleichen nehmen …
hand-take_three = Drei gleiche nehmen, um …
hand-take_at = { $position }: { $tile }
hand-lobby = Die Partie hat noch nicht begonnen.
hand-finished = Die Partie ist vorbei.
hand-resigned = Du hast diese Partie aufgegeben. Ein Roboter spielt deine Steine.

## Tally
tally-title = ### Punktestand: { $game }{ $target }
tally-side = **{ $place }** { $name }: **{ $total }**
tally-side_open = { $name }: **{ $total }**
tally-round = Runde { $number }: { $scores }.
tally-round_why = Runde { $number }: { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name }: { $receipt }
tally-target = , bis { $target }
tally-none = Noch ist keine Runde fertig.
tally-older = -# … und { $count } davor.

## More
more-title = ### { $game }: letzte Züge
more-take_back = Zurücknehmen
more-moves = Letzte Züge und mehr
more-resign = Aufgeben
more-abandon = Partie abbrechen
more-words = In Worten
more-here = Brett unten zeigen
more-resign_sure =
    ### Aufgeben?
    Du verlierst die Partie. Spielen andere weiter, spielt ein Roboter deine Steine.
more-resign_yes = Ja, aufgeben
more-abandon_sure =
    ### Die Partie abbrechen?
    Die anderen werden auf dem Brett gefragt. Stimmt die Mehrheit zu, auch die führende Seite, endet die Partie ohne Sieg und zählt nicht. Sonst kannst du nur aufgeben. Ist schon jemand gegangen, zählt sie, wie sie steht.
more-abandon_yes = Ja, fragen
more-no = Nein, weiterspielen
more-resigned = Du hast aufgegeben. Ein Roboter spielt für dich weiter.
more-abandoned = Partie abgebrochen.
more-reposted = Das Brett ist jetzt unten im Kanal.
more-coming = Die Nachricht des Tischs kommt gleich.
more-not_reposted = In diesem Kanal kann ich nicht schreiben. Gib mir **Kanal ansehen** und **Nachrichten versenden**.
more-undo = Nichts hat sich geändert. Drücke **Meine Steine** auf dem Brett, um weiterzuspielen.
