### The leaderboard, seasons, and the weekly post.

cmd-leaderboard = Ver o ranking deste servidor
cmd-leaderboard-by = Ranking (normal: vitórias)
cmd-leaderboard-period = Período (normal: desde sempre)

## Ratings
casual-line = A partida conta para os ratings?
casual-off = sim, entre pessoas
casual-on = não, amistosa
lobby-casual = Amistosa: os ratings não mudam.
lobby-rated = Vale rating: a partida muda os ratings.

## The leaderboard
leaders-title =
    ### Ranking: { $game }
    { $measure }, { $period }
leaders-status = { $measure } · { $period }
leaders-none = Ainda não há ranking.
leaders-line = **{ $place }** { $name }: { $value }, { $matches }{ $moved }
leaders-line_own = **{ $place }** **{ $name }** (você): { $value }, { $matches }{ $moved }
leaders-met = { $matches }, { $opponents }
opponent = { $n ->
    [one] { $n } adversário
   *[other] { $n } adversários
}
leaders-up = { " " }▲ { $n }
leaders-down = { " " }▼ { $n }
leaders-new = , novo
leaders-gap = · · ·
leaders-you_none = Você não aparece aqui: ainda não terminou nenhuma partida assim.
leaders-you_few = Você aparece a partir de { $needed }. Até agora: { $matches }, { $value }.
leaders-robots = -# Todos os robôs juntos: { $wins }, { $matches }.
leaders-moved = -# ▲ ▼: lugares desde a semana anterior. Partidas só contra robôs não contam aqui.
leaders-moved_robots = -# ▲ ▼: lugares desde a semana anterior. Só partidas contra robôs contam aqui.
leaders-counted = -# Partidas só contra robôs não contam aqui.
leaders-counted_robots = -# Só partidas contra robôs contam aqui.
leaders-pick_game = Jogo
leaders-pick_by = Ranking
leaders-pick_period = Período
leaders-better = ← Melhores
leaders-next = Próximos →
leaders-by_wins = vitórias
leaders-by_rating = rating
leaders-by_rating_about = Um jogo, a partir de { $matches }
leaders-value_rating = { $n }
leaders-you_provisional = Seu rating: provisório, { $have } de { $fewest }.
leaders-by_place = lugar médio
leaders-by_points = pontos por rodada
leaders-by_robots = vitórias contra robôs
leaders-by_wins_about = Partidas entre pessoas
leaders-by_place_about = A partir de { $matches }
leaders-by_points_about = Um jogo, a partir de { $matches }
leaders-by_robots_about = Partidas em que todos os adversários eram robôs
leaders-in_all = desde sempre
leaders-in_month = este mês
leaders-in_week = esta semana
leaders-in_last_week = semana passada
leaders-in_season = esta temporada
leaders-in_season_number = temporada { $n }
leaders-value_wins = { $wins }
leaders-value_place = lugar médio { $n }
leaders-value_points = { $n } pontos por rodada
leaders-value_robots = { $wins }

## Seasons
season-title = ### Temporada { $n }
season-title_none = ### Temporadas
season-running = Desde { $since }.
season-over = De { $since } a { $until }.
season-never = Este servidor ainda não teve temporadas. Um administrador começa uma com `/results seasons`.
season-nobody = Nenhuma vitória nesta temporada.
season-rating = -# { $game }, por rating: { $lines }
season-start = Começar temporada…
season-end = Encerrar temporada…
season-start_sure = Uma temporada conta as partidas de agora até você encerrá-la. No começo cada rating volta uma vez até a metade do caminho para 1500. Os outros rankings guardam todas as partidas.
season-start_yes = Começar
season-end_sure = A temporada acaba agora e o pódio é publicado neste canal. Os ratings ficam até a próxima temporada.
season-end_yes = Encerrar temporada e publicar pódio
season-not_manager = Você precisa de **Gerenciar servidor** para começar e encerrar temporadas.

## The weekly post
cmd-server-zone = Fuso horário das mensagens do servidor
weekly-off = **Ranking semanal**: desligado. Toda segunda mostra quem mais venceu na semana anterior.
weekly-on = **Ranking semanal**: em { $channel }, às segundas às **{ $hour }:00** ({ $zone }), após uma semana com partidas.
weekly-here = Publicar neste canal
weekly-there = Publicar em um canal…
weekly-turn_off = Desligar
weekly-pick = Hora
weekly-hour = { $hour }:00
weekly-closed = Não posso escrever nesse canal. Dê a permissão ou escolha outro.
alt-leaders = Ranking, { $title }, { $status }: { $lines }.
alt-leader = { $place } { $name } { $value }
