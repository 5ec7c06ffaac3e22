### The live board: a page inside Discord where tiles are dragged. The page fills the facts in by itself, so these
### sentences have no variants.

live-board = Brett
live-hand = Deine Hand
live-players = Mitspielende
live-tables = Meine Tische
live-next = Nächster Zug
live-fit = Alles zeigen
live-score = Punktestand
live-talk = Zurufe
live-say = { $emoji } senden
live-said = { $name }: { $emoji }
live-menu = Mehr
live-close = Schließen
live-sound_on = Ton: an
live-sound_off = Ton: aus
live-words = Brett in Worten
live-keys = Tastatur
live-keys_help = Pfeile: Stein wählen. Umschalt und Pfeile: in der Hand verschieben. Eingabe: aufnehmen, dann spielen. Escape: zurücklegen. F: alles zeigen. Plus und Minus: zoomen.
live-watching = Es schauen zu: { $count }
live-your_turn = Du bist am Zug
live-turn = { $name } ist am Zug
live-robot = Roboter
live-away = abwesend
live-player = { $name }. Steine: { $tiles }. Punkte: { $points }
live-tile = Stein { $tile }
live-tile_plays = { $tile }, spielbar
live-tile_ahead = { $tile }, Vorauszug { $number }
live-no_place = { $tile } passt nirgends.
live-place = { $tile } an { $place } spielen
live-place_ahead = Vorauszug: { $tile } an { $place }
live-clear_ahead = Vorauszüge löschen
live-how = Wie spielst du { $tile }?
live-take = Was nimmst du?
live-claim = Deine Summe?
live-claim_points = { $points } ansagen
live-lost = Verbindung verloren. Ich verbinde neu …
