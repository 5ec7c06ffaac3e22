### The leaderboard, seasons, and the weekly post.

cmd-leaderboard = Ver la clasificación de este servidor
cmd-leaderboard-by = Clasificación (normal: victorias)
cmd-leaderboard-period = Período (normal: desde siempre)

## Ratings
casual-line = ¿Cuenta la partida para los ratings?
casual-off = sí, entre personas
casual-on = no, amistosa
lobby-casual = Amistosa: los ratings no cambian.
lobby-rated = Puntuada: la partida mueve los ratings.

## The leaderboard
leaders-title =
    ### Clasificación: { $game }
    { $measure }, { $period }
leaders-status = { $measure } · { $period }
leaders-none = Todavía no hay clasificación.
leaders-line = **{ $place }** { $name }: { $value }, { $matches }{ $moved }
leaders-line_own = **{ $place }** **{ $name }** (tú): { $value }, { $matches }{ $moved }
leaders-met = { $matches }, { $opponents }
opponent = { $n ->
    [one] { $n } rival
   *[other] { $n } rivales
}
leaders-up = { " " }▲ { $n }
leaders-down = { " " }▼ { $n }
leaders-new = , nuevo
leaders-gap = · · ·
leaders-you_none = No apareces aquí: no has terminado ninguna partida así.
leaders-you_few = Apareces a partir de { $needed }. Hasta ahora: { $matches }, { $value }.
leaders-robots = -# Todos los robots juntos: { $wins }, { $matches }.
leaders-moved = -# ▲ ▼: lugares desde la semana anterior. Las partidas solo contra robots no cuentan aquí.
leaders-moved_robots = -# ▲ ▼: lugares desde la semana anterior. Aquí solo cuentan las partidas contra robots.
leaders-counted = -# Las partidas solo contra robots no cuentan aquí.
leaders-counted_robots = -# Aquí solo cuentan las partidas contra robots.
leaders-pick_game = Juego
leaders-pick_by = Clasificación
leaders-pick_period = Período
leaders-better = ← Mejores
leaders-next = Siguientes →
leaders-by_wins = victorias
leaders-by_rating = rating
leaders-by_rating_about = Un juego, desde { $matches }
leaders-value_rating = { $n }
leaders-you_provisional = Tu rating: provisional, { $have } de { $fewest }.
leaders-by_place = lugar promedio
leaders-by_points = puntos por ronda
leaders-by_robots = victorias contra robots
leaders-by_wins_about = Partidas entre personas
leaders-by_place_about = Desde { $matches }
leaders-by_points_about = Un juego, desde { $matches }
leaders-by_robots_about = Partidas con solo robots como rivales
leaders-in_all = desde siempre
leaders-in_month = este mes
leaders-in_week = esta semana
leaders-in_last_week = la semana pasada
leaders-in_season = esta temporada
leaders-in_season_number = temporada { $n }
leaders-value_wins = { $wins }
leaders-value_place = lugar promedio { $n }
leaders-value_points = { $n } puntos por ronda
leaders-value_robots = { $wins }

## Seasons
season-title = ### Temporada { $n }
season-title_none = ### Temporadas
season-running = Desde el { $since }.
season-over = Del { $since } al { $until }.
season-never = Este servidor aún no ha tenido temporadas. Un administrador empieza una con `/results seasons`.
season-nobody = Sin victorias en esta temporada.
season-rating = -# { $game }, por rating: { $lines }
season-start = Empezar temporada…
season-end = Terminar temporada…
season-start_sure = Una temporada cuenta las partidas desde ahora hasta que la termines. Al empezar, cada rating vuelve una vez a medio camino de 1500. Las demás clasificaciones conservan todas las partidas.
season-start_yes = Empezarla
season-end_sure = La temporada termina ahora y su podio se publica en este canal. Los ratings quedan hasta la próxima temporada.
season-end_yes = Terminar temporada y publicar podio
season-not_manager = Necesitas **Gestionar servidor** para empezar y terminar temporadas.

## The weekly post
cmd-server-zone = Zona horaria de los mensajes del servidor
weekly-off = **Clasificación semanal**: desactivada. Cada lunes muestra quién ganó más la semana anterior.
weekly-on = **Clasificación semanal**: en { $channel }, los lunes a las **{ $hour }:00** ({ $zone }), tras una semana con partidas.
weekly-here = Publicar en este canal
weekly-there = Publicar en un canal…
weekly-turn_off = Desactivar
weekly-pick = Hora
weekly-hour = { $hour }:00
weekly-closed = No puedo escribir en ese canal. Dame el permiso o elige otro.
alt-leaders = Clasificación, { $title }, { $status }: { $lines }.
alt-leader = { $place } { $name } { $value }
