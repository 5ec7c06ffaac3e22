### Finished matches: round and match end, histories, statistics, and achievements.

cmd-history = Ver partidas terminadas, de aquí o de alguien
cmd-history-of = De quién son las partidas (normal: tuyas)
cmd-history-player = Las partidas de un jugador en este canal, y contigo
cmd-stats = Ver las victorias, lugares y parejas de un jugador
cmd-stats-player = Qué jugador (normal: tú)
choice-of_mine = mías
choice-of_here = de este canal

## Round and match end
result-won = { $winners ->
    [one] { $names } gana la ronda { $number }: +{ $n }{ $how }
   *[other] { $names } ganan la ronda { $number }: +{ $n }{ $how }
}
result-won_low = { $winners ->
    [one] { $names } gana la ronda { $number }: { $points }{ $how }
   *[other] { $names } ganan la ronda { $number }: { $points }{ $how }
}
result-most = { $winners ->
    [one] { $names } anota más en la ronda { $number }: +{ $n }{ $how }
   *[other] { $names } anotan más en la ronda { $number }: +{ $n }{ $how }
}
result-fewest = { $winners ->
    [one] { $names } tiene menos puntos en la ronda { $number }: { $n }{ $how }
   *[other] { $names } tienen menos puntos en la ronda { $number }: { $n }{ $how }
}
result-tie = Empate en la ronda { $number }: { $n } cada uno{ $how }
result-nobody = Nadie anota en la ronda { $number }{ $how }
result-how_blocked = { " " }(tranque)
result-how_target = { " " }(meta alcanzada)
result-how_out = { " " }(dominó)
result-how_out_of = { " " }({ $name } dominó)
result-together = { $name }: { $terms } = { $points }
end-result = **{ $result }**
end-hands = **Fichas sobrantes**
end-hand = { $name }: quedan { $tiles }, { $pips }
end-hands_none = No sobran fichas.
end-scores = **Puntos**
end-nobody = Nadie anota en esta ronda.
end-devil = La mano del Diablo, lo que queda en la fila: { $count }.
end-devil_won = Gana el Diablo: { $count } sin capturar
end-captured = Capturadas: { $count }.
end-totals = **Totales**
end-ahead = { $n ->
    [one] { $names } va por delante desde la ronda { $number }.
   *[other] { $names } van por delante desde la ronda { $number }.
}
end-comeback = Remontada de { $names }: { $points } puntos abajo, y por delante desde la ronda { $number }.
end-decisive = Ficha decisiva: { $tile } ({ $name }).
end-copy = { $game }: { $scores } ({ $rounds })
end-last_round = Última ronda
end-next_round = Siguiente ronda
end-final =
    ## { $winners }
    -# { $game }: fin de la partida
end-placings = **Lugares**
end-won = { $n ->
    [one] 🏆 Gana { $names }
   *[other] 🏆 Ganan { $names }
}
end-lost = Nadie ganó
end-rematch = Revancha
end-play_on = Seguir por diversión
end-rematch_there = La revancha ya está abierta: [únete]({ $link }).
end-ratings = -# Ratings: { $ratings }.
end-rating = { $name } { $rating } ({ $gained })
end-remark_1 = -# { $name }: “Bien jugado, gente.”
end-remark_2 = -# { $name }: “Buena ronda.”
end-remark_3 = -# { $name }: “Podría jugar todo el día.”
end-remark_4 = -# { $name }: “Me divertí calculando.”

## Achievements
end-achieved = -# **{ $name }** consiguió *{ $title }*: { $about }.
stats-achieved = Logros: { $titles }.
achievement-monologue = Monólogo
achievement-monologue_about = dominó antes de que nadie más pusiera una ficha
achievement-both_ends = Capicúa
achievement-both_ends_about = dominó con una ficha que encajaba en ambas puntas de la línea
achievement-blank_cheque = Cheque en blanco
achievement-blank_cheque_about = al final solo tenía el doble blanco
achievement-thirteen_doubles = Trece dobles
achievement-thirteen_doubles_about = puso el último de los trece dobles
achievement-high_five = Choca esos cinco
achievement-high_five_about = anotó con cinco jugadas seguidas
achievement-twenty = Veinte de un golpe
achievement-twenty_about = anotó 20 puntos o más con una ficha
achievement-landslide = Avalancha
achievement-landslide_about = hizo cinco capturas en un turno
achievement-devils_own = Del mismo Diablo
achievement-devils_own_about = tomó la última ficha de la fila

## History
history-mine = ### Tus partidas en este servidor{ $game }
history-here = ### Partidas en este canal{ $game }
history-person =
    ### Partidas de { $name }{ $game }
    -# En este canal y las que jugaron juntos.
history-of_game = : { $game }
history-none = No hay partidas así.
history-line =
    <t:{ $when }:d> · **{ $game }**, { $rounds }{ $kind }
    { $sides }
history-kind_people = { "" }
history-kind_robots = , contra robots
history-kind_alone = { "" }
history-kind_broken_off = , anulada
history-kind_void = , invalidada
history-side = **{ $place }** { $names }: { $total }
history-side_shared = comparten **{ $place }** { $names }: { $total }
history-side_alone = { $name }: { $result }
history-won = ganado
history-lost = perdido
history-resigned = { $name } (se rindió)
history-newer = ← Nuevas
history-older = Antiguas →
history-to_mine = Mías
history-to_here = De este canal
history-pick = Ver otra vez…
history-pick_kind = Qué partidas
history-all = Todas las partidas
history-all_about = También las anuladas
history-people = Entre personas
history-people_about = Las que cuentan
history-robots = Contra robots
history-robots_about = Todas las personas en un bando
history-alone = Solitarios
history-alone_about = Los tuyos
history-broken_off = Anuladas
history-broken_off_about = Terminaron antes. Puedes ver las rondas completas.
history-void = Invalidadas
history-void_about = Las quitaron los administradores. No cuentan.

## Statistics
stats-title = ### { $name } en este servidor{ $game }
stats-title_all = ### { $name } en todos los servidores{ $game }
stats-none = Aún no has terminado ninguna partida. `/domino play` abre una mesa.
stats-none_person = { $name } aún no ha terminado ninguna partida en este servidor.
stats-people = **Contra personas**: { $counted }.
stats-robots = **Contra robots**: { $counted }.
stats-alone = **Solitario** (solo tú ves esto): { $played }, { $won }.
stats-counted = { $matches }, { $wins }, lugar promedio { $place }
stats-counted_points = { $matches }, { $wins }, lugar promedio { $place }, { $points } puntos por ronda
stats-wins_shared = { $n ->
    [one] { $wins } ({ $n } compartida)
   *[other] { $wins } ({ $n } compartidas)
}
stats-broken_off = Anuladas: { $matches }. No cuentan.
stats-rating = Rating: { $ratings }.
stats-rating_one = { $game } { $rating }
stats-rating_provisional = provisional, { $matches } de { $needed }
stats-best = Mejor ronda: { $points } en { $game }.
stats-streak = Mejor racha: { $wins } seguidas.
stats-streak_running = Mejor racha: { $wins } seguidas, { $n } ahora.
stats-partner = Pareja más frecuente: { $name }, { $matches } juntos, { $wins }.
stats-opponent = { $name } { $won } : { $lost }
stats-opponents = Rivales más frecuentes: { $opponents }.
stats-against = Tú contra { $name }: { $won } : { $lost }, en { $matches }.
stats-recent = Últimos lugares: { $places }.
place-ordinal = { $n }.º
stats-recent_one = { $place } de { $sides }
stats-game_line = { $game }: { $wins } en { $matches }.
stats-post = Mostrar a todos

## The card
card-subtitle = { $matches } · { $game }
card-subtitle_robots = contra robots · { $matches } · { $game }
card-wins = ganadas
card-share = de las partidas
card-place = lugar promedio
card-streak = victorias seguidas
card-points = puntos por ronda
card-recent = Últimos resultados
card-of = de { $sides }
card-game = { $wins } de { $matches }
card-rating = Rating · { $game }
card-best = Mejor ronda
card-best_value = { $points } · { $game }
card-partner = Pareja
card-partner_value = { $matches ->
    [one] { $name } · { $won } de { $matches } ganada
   *[other] { $name } · { $won } de { $matches } ganadas
}
card-opponent = Contra { $name }
card-opponent_value = { $won } : { $lost }

## Review and hints
review-button = Análisis
review-title = ### { $game }, ronda { $number }: análisis
review-about = Los turnos que más te costaron, según un robot que solo sabía lo que tú sabías.
review-none = Ningún error claro. Un robot no encontró nada mejor, salvo por azar.
review-later = Los robots están ocupados. Prueba de nuevo en un minuto.
review-point = **Turno { $turn }.** { $best } valía cerca de { $gain } más que { $played }.
hint-button = Pista
hint-text = 💡 **{ $move }.** { $why }
hint-only = Es tu única jugada.
hint-out = Con ella dominas.
hint-points = Anota { $n }.
hint-take = { $n ->
    [one] Te deja capturar 1 ficha.
   *[other] Te deja capturar { $n } fichas.
}
hint-cover = { $n ->
    [one] Le cuesta 1 punto a un rival.
   *[other] Le cuesta { $n } puntos a un rival.
}
hint-few = Deja puntas donde entran pocas fichas ocultas.
hint-fewest = Deja las puntas donde entran menos fichas ocultas.
hint-keep = { $n ->
    [one] Después entra 1 ficha más de tu mano.
   *[other] Después entran { $n } fichas más de tu mano.
}
hint-heavy = Te quita la ficha más pesada.
hint-heaviest = Te quita la ficha más pesada que puedes jugar.
hint-nothing = No hay nada que capturar.
hint-wait = Las capturas pueden esperar a que crezca la fila.
hint-best = Es la que mejor resulta al seguir jugando desde aquí muchas veces.
hint-robot = Es lo que jugaría un robot.
