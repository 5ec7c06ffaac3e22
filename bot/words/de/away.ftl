### Being away for some days.

cmd-away = Langsame Tische pausieren oder zurück sein
cmd-away-until = Tag der Rückkehr, etwa 2027-03-01 (höchstens 3 Wochen)
cmd-away-meanwhile = Was an deinen Tischen passiert
cmd-away-sits_in = Wer deinen Platz nehmen darf (und dann deine Steine sieht)
choice-wait = die anderen bitten zu warten (sagt jemand nein, spielt ein Roboter)
choice-robot = ein Roboter spielt für mich
away-days = { $n ->
    [one] in { $n } Tag
   *[other] in { $n } Tagen
}
away-choice = { $day } ({ $count })
away-title = ### Abwesend bis <t:{ $until }:f>
away-waits = { $game } mit { $names }: Die Uhren stehen.
away-asked = { $game } mit { $names }: Ich bitte die anderen zu warten.
away-plays = { $game } mit { $names }: Ein Roboter spielt für dich.
away-free = { $game } mit { $names }: Es gibt kein Zeitlimit.
away-named = { $friend } kann dich mit **Mehr** auf dem Brett vertreten. Vorher frage ich die anderen, außer der Tisch erlaubt es allen.
away-back_by_itself = -# Du kommst automatisch zurück. Früher geht es mit `/settings away` ohne Tag.
away-nowhere = Du bist an keinem langsamen Tisch. Schnelle (unter einer Stunde pro Zug) verlässt du mit **Mehr** → **Aufgeben**.
away-bad_date = Nenne den Tag, an dem du zurück bist, etwa { $example }. Frühestens morgen, spätestens in drei Wochen.
away-back = { $n ->
    [one] Willkommen zurück. Du bist wieder an { $n } Tisch: siehe `/domino turns`.
   *[other] Willkommen zurück. Du bist wieder an { $n } Tischen: siehe `/domino turns`.
}
away-not = Du bist nicht abwesend. Für ein paar Tage weg bist du mit `/settings away until:`.
away-robot = -# { $name } ist bis <t:{ $until }:D> abwesend: Ein Roboter spielt.
away-friend_may = -# { $name } ist bis <t:{ $until }:D> abwesend: Ein Roboter spielt. { $friend } kann mit **Mehr** einspringen.
away-waited = -# { $name } ist bis <t:{ $until }:D> abwesend: Die anderen warten.
away-friend_sits = -# { $name } ist bis <t:{ $until }:D> abwesend: { $friend } springt ein.
consent-wait = **{ $name } ist bis <t:{ $until }:D> weg und bittet zu warten.** Stimmen alle rechtzeitig zu, stehen die Uhren. Sonst spielt ein Roboter.
clock-paused_until = -# Die Uhren stehen bis <t:{ $when }:f>.{ $left } Alle am Tisch können sie mit **Mehr** starten. Dann spielt ein Roboter für die abwesende Person.
hand-gone_until = Du bist abwesend, und ein Roboter spielt deine Steine. Drücke **Zurückkommen**, um gleich weiterzuspielen.
log-table_gone_until = { $name } ist ein paar Tage weg. Ein Roboter spielt weiter.
log-table_returned = { $name } ist zurück.
