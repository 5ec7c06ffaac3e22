### Boards as text, names of open ends, and the last moves in brief.

## Ends
end-on = { $at }: { $tile }
end-toe = Zehe an { $tile }
end-train = { $at }: Bahn von { $name }, { $value }
end-mexican = { $at }: Mexican Train, { $value }
end-open_double = { $at } (offener Pasch)
end-leaves = { $at }, offen bleibt { $value }

## The same in a sentence: Ana played 6|4 on …
at-train = die Bahn von { $name }
at-mexican = den Mexican Train
at-tile = den Stein { $tile }
at-value = eine offene { $value }

## Boards
board-empty = Noch liegt kein Stein auf dem Tisch.
board-list = **{ $label }:** { $items }
board-last = **{ $tile }**
board-line = Reihe, von A bis B
board-ends = Offene Enden (Zahl zuerst)
board-no_ends = Kein Ende ist offen.
board-count = Die Enden zählen { $n }.
board-spinner = Der Spinner ist { $tile }.
board-spinner_arm = Vom Spinner nach { $at }
board-centre = Die Mitte ist { $tile }.
board-toe_arm = { $at }, ab { $tile }
toe = { $n ->
    [one] noch { $n } Zehe
   *[other] noch { $n } Zehen
}
board-hub = Der Bahnhof ist { $tile }.
board-train = { $at }: Bahn von { $name }{ $marks }
board-mexican = { $at }: Mexican Train{ $marks }
board-not_started = nicht begonnen
board-train_end = → { $value }
board-marker = { " " }mit Marke
board-open_double = { " " }(offener Pasch)
board-row = Reihe ab dem geschlossenen Ende
board-row_empty = Die Reihe ist leer.
board-row_tile = { $position }: { $tile }
board-captures = Eingeschlossen
board-capture_middle = { $tile } auf { $position } (zwischen zwei { $suit })
board-capture_triple = { $tile } auf { $position } (drei { $suit })
board-removed = Bisher geschlagen: { $count }.
board-stack_row = Vor { $name }
board-stack = { $stack }: { $tile } von { $owner }
board-stack_high = { $stack }: { $tile } von { $owner }, { $height } hoch
board-boneyard = Vorrat: { $count }.
board-asleep = Nicht im Spiel: { $count }.

## What the board asks of the player to move
demand-drawn = Ein gezogener Stein, der passt, muss gespielt werden.
demand-extra = Zum Pasch gehört noch ein Stein.
demand-toes = { $tile } braucht { $count }: Nur { $value } kann gespielt werden.
demand-double = { $doubles } ist offen: Nur { $value } kann gespielt werden.
demand-doubles = { $doubles } sind offen: Nur { $value } kann gespielt werden.
demand-row = Lege einen Stein ans offene Ende der Reihe.
demand-capture = Schlage, dann drücke Fertig.
demand-a = eine { $value }

## The last moves in short
brief-turn = { $name } { $did }
brief-earlier = …
brief-leads = beginnt
brief-played = { $tile } an { $at }
brief-played_end = { $tile } an eine offene { $at }
brief-played_train = { $tile } an die Bahn von { $owner }
brief-played_own = { $tile } an die eigene Bahn
brief-played_mexican = { $tile } an den Mexican Train
brief-captured = nahm { $tiles }
brief-took_back = gab Geschlagenes zurück
brief-drew = zog { $count }
brief-passed = passte
brief-passed_on = hat keine { $values }
brief-scored = +{ $points }
brief-marker_placed = bekam eine Marke
brief-marker_removed = verlor die Marke
brief-announced = „Ein Stein!“
brief-skipped = setzte aus

## What happened to you
you-clock = Zeit abgelaufen: Ein Roboter hat { $tile } für dich gespielt.
you-clock_at = Zeit abgelaufen: Ein Roboter hat { $tile } an { $at } für dich gespielt.
you-clock_took = Zeit abgelaufen: Ein Roboter hat { $tiles } für dich genommen.
you-took = Du hast { $tiles } genommen.
you-took_back = Du hast Geschlagenes zurückgegeben ({ $tiles }).
you-drew = Du hast { $tiles } gezogen.
you-passed = Du konntest nicht spielen und hast gepasst.
you-marker = Deine Bahn hat eine Marke: Alle dürfen daran spielen.
you-skipped = Du hast ausgesetzt.
you-scored = Du bekommst { $points }: { $receipt }.
you-claim_failed = Du hast { $points } angesagt, aber das war nicht die Summe.
you-muggins = { $name } hat dir Muggins! zugerufen und { $points } genommen.
you-muggins_nothing = { $name } hat dir Muggins! zugerufen, aber es gab nichts zu holen.
