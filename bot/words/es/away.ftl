### Being away for some days.

cmd-away = Pausar tus mesas lentas, o volver
cmd-away-until = El día en que vuelves, como 2027-03-01 (máx. 3 semanas)
cmd-away-meanwhile = Qué pasa en tus mesas
cmd-away-sits_in = Un amigo que puede ocupar tu puesto y entonces ve tus fichas
choice-wait = pedir a los demás que esperen (si alguien se niega, juega un robot)
choice-robot = un robot juega por mí
away-days = { $n ->
    [one] en { $n } día
   *[other] en { $n } días
}
away-choice = { $day } ({ $count })
away-title = ### Ausente hasta <t:{ $until }:f>
away-waits = { $game } con { $names }: los relojes están detenidos.
away-asked = { $game } con { $names }: les pido a los demás que esperen.
away-plays = { $game } con { $names }: un robot juega por ti.
away-free = { $game } con { $names }: no hay límite de tiempo.
away-named = { $friend } puede jugar en tu lugar con **Más** en el tablero. Antes se pregunta a los demás, salvo que la mesa lo permita a cualquiera.
away-back_by_itself = -# Vuelves automáticamente. Para volver antes, usa `/settings away` sin fecha.
away-nowhere = No estás en ninguna mesa lenta. Sal de las rápidas (menos de una hora por turno) con **Más** → **Rendirme**.
away-bad_date = Dime el día en que vuelves, por ejemplo { $example }. Como pronto mañana, como tarde en tres semanas.
away-back = { $n ->
    [one] Hola de nuevo. Estás otra vez en { $n } mesa: mira `/domino turns`.
   *[other] Hola de nuevo. Estás otra vez en { $n } mesas: mira `/domino turns`.
}
away-not = No estás ausente. Para ausentarte unos días, usa `/settings away until:`.
away-robot = -# { $name } está ausente hasta <t:{ $until }:D>: juega un robot.
away-friend_may = -# { $name } está ausente hasta <t:{ $until }:D>: juega un robot. { $friend } puede jugar en su lugar con **Más**.
away-waited = -# { $name } está ausente hasta <t:{ $until }:D>: los demás esperan.
away-friend_sits = -# { $name } está ausente hasta <t:{ $until }:D>: juega { $friend } en su lugar.
consent-wait = **{ $name } está ausente hasta <t:{ $until }:D> y pide esperar.** Si todos aceptan a tiempo, paran los relojes. Si no, juega un robot.
clock-paused_until = -# Relojes detenidos hasta <t:{ $when }:f>.{ $left } Cualquier jugador puede reanudarlos con **Más**. Entonces un robot juega por quien está ausente.
hand-gone_until = Estás ausente y un robot juega tus fichas. Pulsa **Volver** para jugar de nuevo.
log-table_gone_until = { $name } se ausenta unos días. Sigue un robot.
log-table_returned = { $name } ha vuelto.
