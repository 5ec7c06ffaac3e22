### La fila del día y sus resultados.

cmd-daily = Juega la fila de hoy: las mismas fichas para todos
daily-name = Fila del día
daily-title = **Fila del día** · { $date } · { $level }
daily-status = { $date } · { $level }
daily-level_gentle = suave
daily-level_usual = normal
daily-level_hard = difícil
daily-level_weekend = fin de semana
daily-rules_gentle = Captura mientras puedas; la fila vacía gana. Mientras menos jugadas, mejor.
daily-rules_usual = Captura mientras puedas; la fila vacía gana. Mientras menos jugadas, mejor.
daily-rules_hard = Captura mientras puedas, hasta que no quede ninguna de las 28 fichas. Mientras menos jugadas, mejor.
daily-rules_weekend = Todas las fichas están a la vista. Vacía la fila con pocas capturas; deshaz cuanto quieras.
daily-counts = -# Cuenta tu primera partida del día.
daily-practice = -# Práctica: no cuenta.
daily-won = { $n ->
    [one] Fila vacía en **{ $n } jugada**.
   *[other] Fila vacía en **{ $n } jugadas**.
}
daily-lost = { $n } de { $all } fichas capturadas.
daily-fewest = { $n ->
    [one] Mínimo posible: **{ $n } jugada**.
   *[other] Mínimo posible: **{ $n } jugadas**.
}
daily-streak = { $n ->
    [one] 🔥 { $n } día seguido
   *[other] 🔥 { $n } días seguidos
}
daily-in_a_row = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
daily-next = Próxima fila <t:{ $when }:R>
daily-practised = Fue práctica. Solo cuenta tu primera partida del día.
daily-late = El día terminó antes que tu partida, así que no cuenta.
daily-share = Compartir
daily-board = Tabla del día
daily-before = Día anterior
daily-again = Practicar
daily-best = El mínimo de jugadas
daily-over = { $n ->
    [one] { $n } jugada sobre el mínimo
   *[other] { $n } jugadas sobre el mínimo
}
daily-shared = **{ $name }** · Fila del día · { $date } · { $level }
daily-day = ### Fila del día · { $date }
daily-line = { $place }. { $name }: { $result }
daily-nobody = Nadie en este servidor ha terminado esta fila.
daily-row_won = jugadas de más
daily-row_lost = capturadas
daily-best_line = { $n ->
    [one] El camino más corto tiene { $n } jugada.
   *[other] El camino más corto tiene { $n } jugadas.
}
daily-rank_today = Hoy { $place } de { $n }
daily-rank = { $place } de { $n }
daily-streaks = 🔥 Días seguidos: { $people }
daily-streak_of = { $name } { $n }
daily-play = Fila de hoy
daily-post_off = **Resultado diario**: desactivado. Muestra cada día cómo jugó el servidor la fila de ayer, con un botón para jugar.
daily-post_on = **Resultado diario**: en { $channel }, cada día a las **{ $hour }:00** ({ $zone }).

### Los problemas de la semana.

cmd-puzzle = Resuelve el problema de la semana
cmd-puzzle-game = Qué juego
puzzle-title = **Problema de la semana** · { $game } · { $grade } · { $date }
puzzle-week = { $date } · { $grade }
puzzle-grade_1 = fácil
puzzle-grade_2 = intermedio
puzzle-grade_3 = difícil
puzzle-asked_block = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada gana más?
puzzle-asked_castle_rock = Ya pusiste tu ficha. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué tomas primero para ganar más hasta el final de la ronda?
puzzle-asked_draw = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada gana más?
puzzle-asked_fives_and_threes = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada da más puntos hasta el final de la ronda?
puzzle-asked_muggins = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada da más puntos hasta el final de la ronda?
puzzle-no_tiles = ninguna ficha
puzzle-stock = Lo siguiente en el pozo: { $tiles }.
puzzle-play = { $tile } en { $place }
puzzle-take_none = No tomar nada
puzzle-you = Tú
puzzle-them = Rival
puzzle-right = ✅ ¡Correcto!
puzzle-wrong = ❌ **{ $play }** no es. Intenta otra vez.
puzzle-hint_button = Pista
puzzle-show = Solución
puzzle-share = Compartir
puzzle-others = Otros problemas
puzzle-hint = 💡 Deja abierto un { $n }.
puzzle-hint_take = { $n ->
    [0] 💡 No tomes nada.
    [one] 💡 Toma primero una ficha.
   *[other] 💡 Toma primero { $n } fichas.
}
puzzle-why_hole = **{ $play }** deja a tu rival sin jugada.
puzzle-why_draw = Después de **{ $play }** tu rival tiene que robar.
puzzle-why_suit = Después de **{ $play }** solo tú puedes jugar en el { $n } abierto.
puzzle-why_block = Si ambos juegan lo mejor, **{ $play }** acaba en tranque, con menos puntos en tu mano.
puzzle-why_out = Si ambos juegan lo mejor, dominas después de **{ $play }**.
puzzle-why_count = { $n ->
    [one] **{ $play }** da ahora { $n } punto, más que cualquier otra jugada.
   *[other] **{ $play }** da ahora { $n } puntos, más que cualquier otra jugada.
}
puzzle-why_give = { $n ->
    [one] **{ $play }** renuncia a { $n } punto que otra jugada da ahora.
   *[other] **{ $play }** renuncia a { $n } puntos que otra jugada da ahora.
}
puzzle-why_count_row = { $n ->
    [one] Solo después de **{ $play }** puedes tomar { $n } ficha en este turno.
   *[other] Solo después de **{ $play }** puedes tomar { $n } fichas en este turno.
}
puzzle-why_give_row = { $n ->
    [one] **{ $play }** renuncia a { $n } ficha que podrías tomar en este turno.
   *[other] **{ $play }** renuncia a { $n } fichas que podrías tomar en este turno.
}
puzzle-why_clear_row = Solo después de **{ $play }** puedes vaciar la fila en este turno.
puzzle-worth = { $n ->
    [one] Le saca { $n } punto a tu rival hasta el final, { $more } más que **{ $other }**.
   *[other] Le saca { $n } puntos a tu rival hasta el final, { $more } más que **{ $other }**.
}
puzzle-solved = { $n ->
    [one] Resuelto al primer intento
   *[other] Resuelto en { $n } intentos
}
puzzle-streak = { $n ->
    [one] 🔥 { $n } semana seguida
   *[other] 🔥 { $n } semanas seguidas
}
puzzle-in_a_row = { $n ->
    [one] { $n } semana seguida
   *[other] { $n } semanas seguidas
}
puzzle-shared = **{ $name }** · Problema de la semana · { $game } · { $grade } · { $date }
puzzle-name = Problema de la semana
puzzle-card = { $game } · { $grade } · { $date }
