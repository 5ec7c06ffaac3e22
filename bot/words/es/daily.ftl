### La fila del día y sus resultados.

cmd-daily = Juega la fila de hoy: las mismas fichas para todos
daily-name = Fila del día
daily-title = **Fila del día** · { $date } · { $level }
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
daily-fewest = Mínimo posible: **{ $n }**.
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

### Los problemas de la semana.

cmd-puzzle = Resuelve el problema de la semana
cmd-puzzle-game = Qué juego
puzzle-title = **Problema de la semana** · { $game } · { $grade }
puzzle-grade_1 = fácil
puzzle-grade_2 = intermedio
puzzle-grade_3 = difícil
puzzle-asked_block = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada gana más?
puzzle-asked_muggins = Te toca. Todas las fichas están a la vista: tu rival tiene { $tiles }. ¿Qué jugada da más puntos hasta el final de la ronda?
puzzle-play = { $tile } en { $place }
puzzle-you = Tú
puzzle-them = Rival
puzzle-right = ✅ ¡Correcto!
puzzle-wrong = ❌ **{ $play }** no es. Intenta otra vez.
puzzle-hint_button = Pista
puzzle-show = Solución
puzzle-hint = 💡 Deja abierto un { $n }.
puzzle-why_pass = **{ $play }** hace pasar a tu rival, y tú dominas.
puzzle-why_out = Después de **{ $play }** dominas, juegue lo que juegue tu rival.
puzzle-why_blocked = **{ $play }** lleva a un tranque, con { $mine } puntos en tu mano contra { $theirs }.
puzzle-why_scores = **{ $play }** te da { $mine } puntos hasta el final de la ronda, y { $theirs } a tu rival.
puzzle-than = **{ $other }** parece natural, pero vale { $gain } puntos menos.
