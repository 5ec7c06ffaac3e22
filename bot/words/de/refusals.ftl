### A sentence for each `Refusal` that says what to do, and for each invalid click.

## Moves
refusal-not_your_turn = Du bist noch nicht am Zug. Deine Steine kannst du jederzeit ansehen.
refusal-not_in_hand = Diesen Stein hast du nicht mehr. Das sind deine Steine jetzt.
refusal-does_not_fit = Dieser Stein passt dort nicht. Versuche ein anderes Ende oder einen anderen Stein.
refusal-must_play = Du kannst einen Stein spielen, also musst du.
refusal-must_draw = Keiner deiner Steine passt. Ziehe zuerst.
refusal-must_play_drawn = Der gezogene Stein passt, also spiele ihn jetzt. Wähle, wo.
refusal-must_lead = Der höchste Pasch beginnt diese Runde. Spiele ihn.
refusal-must_place_first = Lege zuerst einen Stein ans offene Ende der Reihe. Dann darfst du schlagen.
refusal-already_placed = Du hast deinen Stein gelegt. Schlage, was du willst, dann drücke **Fertig**.
refusal-no_capture = Dort gibt es nichts zu schlagen. Die Steine auf beiden Seiten müssen eine Zahl teilen.
refusal-must_capture = Du kannst schlagen, also musst du, bevor du ziehst.
refusal-nothing_to_take_back = Du hast nichts Geschlagenes zurückzugeben.
refusal-must_cover_double = Decke zuerst den offenen Pasch zu. Nur Steine, die dort passen, sind spielbar.
refusal-must_finish_foot = Dem Pasch fehlen noch Zehen. Nur Steine, die dort passen, sind spielbar.
refusal-train_closed = Diese Bahn hat keine Marke, also darf nur ihr Besitzer daran spielen.
refusal-no_third_tile = Für einen zweiten Pasch brauchst du einen dritten Stein, der einen der beiden zudeckt.
refusal-boneyard_empty = Der Vorrat ist leer.
refusal-nothing_to_claim = Es gibt keine Punkte anzusagen.
refusal-partner_may_not_call = Nur Gegner dürfen Muggins! rufen, nicht dein Partner.
refusal-own_play = Auf deinen eigenen Zug kannst du nicht Muggins! rufen. **Punkte ansagen …** auf deinem Panel nennt die Summe.
refusal-window_closed = Zu spät: Die nächste Person hat gespielt.
refusal-nothing_to_announce = Sage nur an, wenn dein Zug dir einen Stein lässt.
refusal-not_the_deal = Nur das Haus gibt.
refusal-match_over = Diese Partie ist vorbei. Drücke **Revanche** für eine neue oder öffne einen Tisch mit `/domino play`.
refusal-not_a_move_here = Das geht gerade nicht.

## Options and seats
refusal-bad_option = { $value } ist keine Antwort für { $name }. Möglich: { $accepted }.
refusal-unknown_option = Dieses Spiel hat keine Option { $name }. Es hat: `{ $known }`.
refusal-unknown_game = Kein Spiel heißt { $name }. Wähle eins: { $known }.
refusal-wrong_seats = Mit diesen Optionen braucht das Spiel { $allowed } Personen, nicht { $seats }. Lade Leute ein, ändere die Zahl der Roboter oder die Optionen.
refusal-unknown_rules_version = Diese Partie hat Regeln, die ich nicht kenne. Bitte den Host des Bots, mich zu aktualisieren.

## Tables
refusal-stale = Der Tisch hat sich geändert. So sieht er jetzt aus.
refusal-duplicate = Schon erledigt.
refusal-no_such_table = Diesen Tisch gibt es nicht mehr. `/domino play` öffnet einen neuen.
refusal-not_seated = Du bist nicht an diesem Tisch. Schau zu oder öffne deinen eigenen mit `/domino play`.
refusal-already_seated = Du bist schon an diesem Tisch.
refusal-already_waiting = Du stehst schon auf der Warteliste und bekommst den nächsten freien Platz. Mit **Verlassen** gehst du von der Liste.
refusal-removed = Der Host hat dich von diesem Tisch genommen. Öffne deinen eigenen mit `/domino play`.
refusal-blocked = Die Verwaltung des Servers hat dieses Mitglied von seinen Tischen ausgesperrt.
refusal-not_asked = Du wurdest nicht eingeladen. Zum Mitspielen drücke **Mitspielen** in der Nachricht des Tischs.
refusal-nobody_to_ask = Alle, die du gewählt hast, sind schon hier, schon eingeladen oder Bots. Wähle jemand anderen.
refusal-seat_not_free = Auf diesem Platz sitzt jemand. **Mehr** auf dem Brett zeigt die Plätze, die du übernehmen kannst.
refusal-no_take_over = An diesem Tisch übernimmt man keine Plätze. Schau zu oder öffne deinen eigenen mit `/domino play`.
refusal-turned_down = Du hast in dieser Partie schon nach einem Platz gefragt oder hattest einen. Schau zu oder öffne deinen eigenen Tisch mit `/domino play`.
refusal-agreed_to_wait = Ihr habt vereinbart, bis <t:{ $until }:f> auf jemanden zu warten. Die Uhren laufen weiter, sobald die Person zurück ist.
refusal-cannot_undo = Du kannst nur deinen letzten Zug zurücknehmen, und nur wenn er nichts verraten hat: kein Ziehen, Geben oder neue Steine.
refusal-no_question = Diese Frage ist entschieden. Das Brett zeigt den Tisch jetzt.
refusal-question_open = Der Tisch entscheidet gerade etwas anderes. Antworte auf dem Brett, dann frage noch einmal.
refusal-asked_often = Du hast das in dieser Runde { $most } Mal gefragt. Frag in der nächsten wieder.
refusal-table_full = Alle Plätze sind besetzt. `/domino play` öffnet einen anderen Tisch.
refusal-already_started = Diese Partie hat schon begonnen.
refusal-not_started = Diese Partie hat noch nicht begonnen. Der Host kann **Starten** drücken.
refusal-not_named = Diese Person ist abwesend und hat dich nicht als Vertretung gewählt.
refusal-elsewhere = Nutze das auf dem Server des Tischs, in seinem neuen Kanal.
refusal-on_another_server = Du spielst die Reihe von heute schon auf einem anderen Server. Beende sie dort.
refusal-not_manager = Das darf nur, wer diesen Server verwaltet.
refusal-played = Du hast in dieser Partie mitgespielt. Jemand anders aus der Verwaltung kann es beenden.
refusal-not_host = Das darf nur der Host dieses Tischs, { $host }.
refusal-table_closed = Dieser Tisch ist geschlossen. `/domino play` öffnet einen neuen.
refusal-too_many_tables = { $most ->
    [one] Dieser Server hat schon einen offenen Tisch, mehr geht nicht. Beende oder schließe ihn erst: siehe `/domino tables`. Mit **Server verwalten** kann man dort jeden Tisch beenden.
   *[other] Dieser Server hat schon { $most } offene Tische, mehr geht nicht. Beende oder schließe erst einen: siehe `/domino tables`. Mit **Server verwalten** kann man dort jeden Tisch beenden.
}
refusal-too_many_hosted = { $most ->
    [one] Du hast schon einen offenen Tisch als Host, mehr geht nicht. Beende oder schließe ihn erst: siehe `/domino turns`.
   *[other] Du hast schon { $most } offene Tische als Host, mehr geht nicht. Beende oder schließe erst einen: siehe `/domino turns`.
}
refusal-too_many_cancelled = Du hast in einer Stunde { $most } Tische abgesagt. Warte etwas, bevor du wieder einen öffnest.
refusal-not_over = Diese Partie läuft noch. Die Revanche gibt es, wenn sie vorbei ist.

## Events
refusal-no_such_event = Dieses Event ist vorbei und gelöscht. `/events night` plant ein neues.
refusal-not_the_host = Das dürfen nur { $host } und Leute mit **Server verwalten**.
refusal-event_started = Diese Runde hat schon begonnen.
refusal-event_over = Dieses Event ist vorbei. `/events night` plant ein neues.
refusal-event_full = Dieses Event ist voll: { $most } Personen.
refusal-already_in = Du bist schon dabei.
refusal-not_in = Du bist nicht dabei. Drücke zuerst **Ich bin dabei**.
refusal-too_few_people = Es braucht mindestens { $fewest } Personen. Bitte andere, **Ich bin dabei** zu drücken.
refusal-sign_up_over = Es hat begonnen, und wer spielt, steht fest. Drücke beim nächsten **Ich bin dabei**.
refusal-not_for_two = Mit diesen Optionen geht dieses Spiel nicht zu zweit.
refusal-not_in_pairs = Dieses Spiel hat keine Partner. Wähle ein anderes oder spielt ohne Paare.
refusal-too_many_events = Dieser Server hat schon { $most } Events. Beende erst eins.
refusal-not_opened = Ich konnte den Tisch nicht öffnen. Versuche es gleich noch einmal.
refusal-store_unavailable = Ich konnte den Zug nicht speichern, also gilt er nicht. Versuche es gleich noch einmal.
refusal-store_unsure = Ich erreiche meinen Speicher nicht und weiß nicht, ob das gespeichert ist. Schau gleich noch einmal auf den Tisch.
refusal-store_unreadable = Ich kann die Partien gerade nicht lesen. Versuch es gleich noch einmal.
refusal-shutting_down = Boneyard startet neu. Nichts geht verloren. Versuche es in einer Minute noch einmal.

## What can be missing in a refusal's facts
somebody = jemand anderes

## Invalid clicks
invalid-unknown_button = Dieser Knopf ist aus einer anderen Version von Boneyard. `/domino board` zeigt den Tisch, `/domino turns` deine Steine.
invalid-unknown_command = Dieser Befehl hat sich geändert. Versuche es in einer Minute noch einmal oder starte Discord neu.
invalid-error = Bei uns ging etwas schief. Nichts ging verloren. Drücke **Meine Steine** oder versuche es noch einmal. (Für den Host: Fehler { $reference }.)
invalid-busy = Zu viele Klicks auf einmal. Drücke in ein paar Sekunden noch einmal.
invalid-not_here = Dieser Tisch ist auf einem anderen Server.
invalid-private = Dieser Tisch ist privat.
