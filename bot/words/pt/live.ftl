### The live board: a page inside Discord where tiles are dragged. The page fills the facts in by itself, so these
### sentences have no variants.

live-board = Tabuleiro
live-hand = Sua mão
live-players = Jogadores
live-tables = Minhas mesas
live-next = Próxima vez
live-fit = Ver tudo
live-score = Placar
live-talk = Reações
live-say = Enviar { $emoji }
live-said = { $name }: { $emoji }
live-menu = Mais
live-close = Fechar
live-sound_on = Som: ligado
live-sound_off = Som: desligado
live-words = Tabuleiro em palavras
live-keys = Teclado
live-keys_help = Setas: escolher uma peça. Shift e setas: mover na mão. Enter: pegar e depois jogar. Escape: devolver. F: ver tudo. Mais e menos: zoom.
live-watching = Assistindo: { $count }
live-your_turn = Sua vez
live-turn = Vez de { $name }
live-robot = robô
live-away = ausente
live-player = { $name }. Peças: { $tiles }. Pontos: { $points }
live-tile = Peça { $tile }
live-tile_plays = { $tile }, jogável
live-tile_ahead = { $tile }, jogada antecipada { $number }
live-no_place = { $tile } não encaixa em lugar nenhum.
live-place = Jogar { $tile } em { $place }
live-place_ahead = Antecipar { $tile } em { $place }
live-clear_ahead = Limpar antecipadas
live-how = Como você joga { $tile }?
live-take = O que você pega?
live-claim = Sua conta?
live-claim_points = Cantar { $points }
live-lost = Conexão perdida. Reconectando…
