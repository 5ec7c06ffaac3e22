### Deals: checking them, playing them again, and comparing results with the same tiles.

cmd-verify = Prüfen, ob eine Partie ehrlich ausgeteilt wurde
cmd-verify-match = Welche Partie (sonst: die letzte in diesem Kanal)
verify-button = Fair gegeben ✓
verify-title = ## { $game }: die Verteilung
verify-keys = ✅ **Schlüssel.** { $rounds }. Jeder Schlüssel führt zu dieser Zahl zurück: `{ $commit }`
verify-lobby = In der Lobby zeigte **Fair gegeben ✓** diese Zahl vor dem ersten Geben.
verify-event = **Fair gegeben ✓** der Nachricht des Events zeigte diese Zahl schon vor dem Geben: Runde { $round }, Tisch { $table } in `numbers.txt`.
verify-no_lobby = Ohne Lobby hat niemand diese Zahl vor dem ersten Geben gesehen. Das beweist also weniger als eine Partie mit Lobby.
verify-draws = ✅ **Steine.** Ziehungen (Lose für den Beginn, Geben): { $draws }. Jede folgt aus dem Schlüssel der Runde und aus euren Klicks, nach Discords Nummern. Die Klicks sind { $clicks } zum Hinsetzen und Starten, und der letzte vor jeder Ziehung.
verify-draws_alone = ✅ **Steine.** Ziehungen (Lose für den Beginn, Geben): { $draws }. Jede folgt aus dem Schlüssel der Runde und aus dem letzten Klick davor, wenn es einen gab.
verify-means =
    Ich habe also keine Steine ausgesucht, nachdem ich euch sah. Der Host des Bots kann aber in meine Datenbank schauen.
    -# Prüfe die Datei ohne mich: `boneyard verify deals.txt`, oder mit einem eigenen Programm.
verify-chain_over = Nur die ersten { $rounds } Runden einer Partie lassen sich prüfen.
verify-no_seed_chain = Diese Partie wurde geöffnet, bevor sich Steine prüfen ließen.
verify-none_over = Noch ist keine Runde dieser Partie vorbei, ihre Schlüssel sind also geheim. Sie werden zu dieser Zahl zurückführen: `{ $commit }`. Merke sie dir und frage nach der Runde wieder.
verify-flaw_checksum = ❌ Die Datei der Verteilung ist beschädigt.
verify-flaw_form = ❌ Die Datei der Verteilung ist unvollständig.
verify-flaw_key = ❌ Der Schlüssel von Runde { $number } führt nicht zur ersten Zahl der Partie zurück.
verify-flaw_draw = ❌ In Runde { $number } hätte die Ziehung anders sein müssen: Steine wurden vertauscht.
verify-flaw_rules = ❌ Die Ziehungen der Datei sind nicht die dieser Partie.
verify-flaw_other = ❌ In Runde { $number } weichen die Steine von der anderen Partie ab.
verify-same = ♻️ **Steine von { $match }.** Ziehungen mit denselben Steinen wie in jener Partie: { $taken } von { $draws }; ich habe jede verglichen. Um jene Partie zu prüfen: `/results verify match:{ $match }`
verify-same_fresh = Die übrigen Ziehungen gehören nur diesem Tisch:
verify-same_means = -# Prüfe die Datei ohne mich: `boneyard verify deals.txt --of other.txt`, wobei `other.txt` die Datei der Partie { $match } ist.
verify-shared = ✅ **Steine.** Ziehungen (Lose für den Beginn, Geben): { $draws }. Jede folgt allein aus dem Schlüssel, weil alle Tische der Runde Schlüssel und Steine teilen. Alle zeigen die Zahl oben.
same_deal-play = Steine nachspielen
same_deal-revenge = Plätze tauschen
same_deal-board = -# Steine von `{ $match }`
same_deal-lobby = -# **Steine von `{ $match }`**: Jede Runde hat die Steine jener Partie, solange es sie gibt. Freundschaftlich: Wertungen ändern sich nicht.
same_deal-lobby_new = -# Wer diese Steine kennt, kann sich nicht setzen. Danach siehst du, wie es anderen damit ging.
same_deal-lobby_seen = -# { $host } hat diese Steine gespielt, also kann sich sonst niemand setzen.
same_deal-lobby_turned = -# Rückspiel: Alle rücken einen Platz weiter und bekommen die Steine der vorigen Person.
same_deal-compared = **Andere mit denselben Steinen**, nach { $rounds }
same_deal-side = { $names } **{ $points }**: { $others }
same_deal-other = { $names } { $points }
same_deal-median = { $others }; Median { $median }
refusal-deal_hidden = Du spielst diese Steine gerade. Nach deiner Partie siehst du, wie es anderen ging.
refusal-no_private_threads = Ein Duplikat-Abend verbirgt die anderen Tische. Dafür brauche ich einen Textkanal, **Private Threads erstellen** und **Nachrichten in Threads senden**.
refusal-deal_secret = Andere Tische spielen diese Steine noch. Nach dem letzten Tisch kannst du das öffnen.
refusal-knows_deal = Du hast diese Steine gespielt und kennst sie. Mit **Mehr** an jener Partie spielst du sie unter Robotern oder als Rückspiel nach.
refusal-deal_closed = Hier kennt jemand diese Steine, also kann sich sonst niemand setzen. Nutze **Steine nachspielen** unter **Mehr** jener Partie.
refusal-deal_fixed = Nachgespielte Steine behalten Spiel, Optionen und Plätze und zählen nicht für Wertungen. Für andere Regeln nutze `/domino play`.
history-kind_same_deal = , nachgespielt
history-same_deal = Nachgespielte Steine
history-same_deal_about = Steine einer anderen Partie, zählt nicht
