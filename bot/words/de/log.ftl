### The log: a plain line for each event, receipts with the reasons for points, and penalties.

list-more = und { $n } mehr
tile = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
pip = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
move = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
log-lot = { $name } { $tile }
log-lots_lead = den Beginn
log-lots_deal = das Geben
log-lots_won = Los um { $what }: { $lots }.
log-lots_won_deal = Los um { $what }: { $lots }. { $name } gibt.
log-lots_again = Los um { $what }: { $lots }. Gleichstand: Es wird neu gelost.
log-round = Runde { $number } beginnt. { $leader } spielt aus.
log-laid = Das Haus hat { $tiles } offen gelegt.
log-laid_for = { $name } hat { $tiles } offen gelegt.
log-laid_down = { $name } hat { $tile } gespielt.
log-played = { $name } hat { $tile } an { $end } gespielt.
log-stacked = { $name } hat { $tile } auf { $stack } gelegt, über { $covered } von { $owner }.
log-captured_middle = { $name } hat { $tiles } von Platz { $position } geschlagen.
log-captured_triple = { $name } hat drei Steine, { $tiles }, um Platz { $position } geschlagen.
log-took_back = { $name } hat Geschlagenes zurückgegeben ({ $tiles }).
log-drew = { $name } hat { $count } gezogen.
log-table_resigned = { $name } hat aufgegeben. Ein Roboter spielt weiter.
log-table_came_back = { $name } ist zurück und spielt wieder.
log-table_taken_over = { $name } hat den Platz von { $before } übernommen.
log-table_undone = { $name } hat den letzten Zug zurückgenommen.
log-table_replaced = Ein Roboter spielt für { $name }, seit einer Woche ohne Zug. { $name } kann jederzeit zurückkommen.
log-table_left_server = { $name } hat den Server verlassen. Bis { $name } zurückkommt, spielt ein Roboter.
log-table_taken_out = Ab jetzt spielt ein Roboter für { $name }.
log-passed = { $name } konnte nicht spielen und hat gepasst.
log-passed_on = { $name } konnte bei { $values } nicht spielen und hat gepasst.
hand-since = Seit deinem letzten Zug: { $moves }
log-title = ### { $game }: die ganze Runde
log-open = Ganze Runde
page-earlier = ← Früher
page-later = Später →
page-previous = ← Zurück
page-next = Weiter →
log-scored = { $name } bekommt { $points }: { $receipt }.
log-overshot = { $points } für { $name } gingen über das Ziel hinaus und zählen nicht.
log-claim_failed = { $name } hat { $points } angesagt, aber das war nicht die Summe.
log-muggins = { $name } hat { $victim } Muggins! zugerufen und { $points } genommen.
log-muggins_nothing = { $name } hat { $victim } Muggins! zugerufen, aber es gab nichts zu holen.
log-announced = { $name }: nur noch ein Stein!
log-no_notice_draw = { $name } hat nicht rechtzeitig „Ein Stein!“ gesagt und zieht einen Stein.
log-no_notice_no_tile = { $name } hat nicht rechtzeitig „Ein Stein!“ gesagt, aber der Vorrat ist leer.
log-no_notice_fifty = { $name } hat nicht rechtzeitig „Ein Stein!“ gesagt und bekommt 50 Strafpunkte.
log-no_notice_skip = { $name } hat nicht rechtzeitig „Ein Stein!“ gesagt und setzt einmal aus.
log-no_notice_forgive = { $name } hat noch einen Stein und es nicht gesagt. Dieser Tisch verzeiht das.
log-illegal_draw_draw = { $name } hat ohne Not gezogen und zieht noch einen Stein.
log-illegal_draw_no_tile = { $name } hat ohne Not gezogen, aber der Vorrat ist leer.
log-illegal_draw_fifty = { $name } hat ohne Not gezogen und bekommt 50 Strafpunkte.
log-illegal_draw_skip = { $name } hat ohne Not gezogen und setzt einmal aus.
log-illegal_draw_keep = { $name } hat ohne Not gezogen und behält den Stein.
log-illegal_draw_keep_and_play = { $name } hat ohne Not gezogen, behält den Stein und muss spielen.
log-illegal_draw_forgive = { $name } hat ohne Not gezogen: Der Stein geht ungesehen zurück, und { $name } muss spielen.
log-marker_placed = Die Bahn von { $name } hat eine Marke: Alle dürfen daran spielen.
log-marker_removed = Die Bahn von { $name } hat keine Marke mehr.
log-skipped = { $name } setzt aus.
log-gave_up = { $name } hat aufgegeben.
log-round_domino = { $name } ist fertig: Runde { $number } ist vorbei.
log-round_blocked = Niemand kann spielen: Runde { $number } ist gesperrt.
log-round_row_done = Niemand hat Steine: Runde { $number } ist vorbei.
log-round_target = Ziel erreicht: Runde { $number } ist vorbei.
log-round_won = Das Spiel ist gewonnen.
log-round_lost = Nichts mehr zu schlagen: Das Spiel ist verloren.
log-round_given_up = Das Spiel wurde aufgegeben.
log-match = Partie vorbei. Sieg für { $winners }.
log-match_lost = Partie vorbei. Niemand hat gewonnen.

## Receipts
receipt-plain = { $terms } = { $points }
receipt-factor = ({ $terms }) × { $factor } = { $points }
receipt-rounded = { $terms } = { $sum }, auf volle { $unit } gerundet: { $points }
receipt-factor_rounded = ({ $terms }) × { $factor } = { $sum }, auf volle { $unit } gerundet: { $points }
receipt-rounded_one = { $terms }, auf volle { $unit } gerundet: { $points }
receipt-floored = { $terms } = { $sum }, also 0
receipt-nothing = 0
why-losers = Verlierer { $n }
why-opponents = auf der Hand { $n }
why-own = eigene { $n }
why-hand = Hand { $n }
why-captured = geschlagen { $n }
why-left_in_row = übrig in der Reihe { $n }
why-end = Enden { $n }
why-double_blank = Doppel-Null { $n }
why-tops = oben { $n }
why-penalty = Strafe { $n }
why-leftover = übrig { $n }
why-fives = Fünfer { $n }
why-threes = Dreier { $n }
why-last_tile = letzter Stein { $n }
why-lightest = wenigste Augen { $n }
why-round = Runde { $n }
why-capicua = Capicúa { $n }
why-lead_pass = Passen am Beginn { $n }
why-round_pass = alle passen { $n }
why-first_wins = früher Sieg { $n }
why-love = zurück auf 0 { $n }
