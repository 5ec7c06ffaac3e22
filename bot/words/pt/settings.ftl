### How people and servers see the game, settings of a table, and replays.

cmd-settings = Definir visual, avisos e dados do Boneyard
cmd-server = Gerenciar mesas e avisos deste servidor
cmd-replay = Rever uma partida, jogada por jogada
cmd-replay-match = Qual partida (normal: a última deste canal)
cmd-replay-number = Só uma rodada
cmd-board-show = Quem pode ver (só para você, do seu jeito)
settings-title =
    ### Como você vê o jogo
    Para suas peças e tudo o que só você vê, em todos os servidores. Os tabuleiros dos canais seguem as configurações do servidor.
settings-title_server = Qualquer um também pode ver um tabuleiro em palavras: **Mais**, depois **Em palavras**.
settings-show = Agora: **{ $show }**
settings-pick = Imagens ou palavras
settings-both = Imagens e palavras
settings-both_about = Imagens, e o mesmo em palavras
settings-pictures = Imagens
settings-pictures_about = Palavras só sem imagem. As imagens têm descrição.
settings-text = Só palavras
settings-text_about = Para conexões lentas e leitores de tela
settings-server_pictures_about = Tabuleiros pequenos para o celular. As imagens têm descrição.
settings-server_both_about = O tabuleiro em palavras abaixo da imagem
settings-server_text_about = Sem imagens nos canais deste servidor
settings-pings = Eu aviso você **na sua vez**: **{ $when }**
settings-pings_pick = Quando avisar você
settings-pings_always = sempre
settings-pings_always_about = Em toda mesa com outras pessoas
settings-pings_slow = só em mesas lentas
settings-pings_slow_about = Com uma hora ou mais por jogada, ou sem limite
settings-pings_digest = uma vez por dia
settings-pings_digest_about = Um resumo toda manhã para as mesas lentas
settings-pings_never = nunca
settings-pings_never_about = Ache suas peças com /domino turns
settings-numerals = Números nas peças: { $now }
settings-with_board = Tabuleiro com minhas peças: { $now }
settings-high_contrast = Alto contraste: { $now }
settings-bottom = Tabuleiros velhos no fim: { $now }
settings-bottom_about = -# **Tabuleiros velhos no fim**: um tabuleiro de mais de uma hora desce quando uma vez começa.
# On the menu of languages; in this language.
language-name = Português
settings-language = **Idioma** dos tabuleiros, avisos e eventos nos canais deste servidor. O seu fica em `/settings mine`.
settings-language_discord = Como no Discord
settings-language_own_discord = Idioma: como no Discord
settings-on = sim
settings-off = não
settings-not_manager = Você precisa de **Gerenciar servidor** para mudar os tabuleiros. `/settings mine` é só para você.
settings-privacy = Privacidade

## Privacy
privacy-title =
    ### Seus dados
    Este bot guarda sobre você:
privacy-name = - Seu id do Discord e o nome **{ $name }**
privacy-settings = - Suas configurações
privacy-seats = - Lugares em mesas: **{ $count }**
privacy-steps = - Jogadas: **{ $count }**
privacy-match_seats = - Resultados de partidas: **{ $count }**
privacy-ratings = - Ratings após partidas: **{ $count }**
privacy-achievements = - Conquistas: **{ $count }**
privacy-event_players = - Inscrições em eventos: **{ $count }**
privacy-premoves = - Mesas com suas jogadas antecipadas: **{ $count }**
privacy-hands = - Mesas com uma mão que você arrumou: **{ $count }**
privacy-dailies = - Filas do dia jogadas: **{ $count }**
privacy-who = -# O anfitrião deste bot guarda o banco de dados. Suas mensagens nunca são lidas.
privacy-nothing = Nada está guardado sobre você.
privacy-export = Exportar
privacy-delete = Apagar…
privacy-sure = **Apagar seus dados em todos os servidores?**
    - Você sai de mesas abertas e eventos. Robôs continuam por você.
    - Suas configurações, jogadas antecipadas e nome são apagados.
    - Suas jogadas e resultados ficam sem seu nome.
    - Mensagens que já estão no Discord ficam.
    - Isto não pode ser desfeito.
privacy-yes = Apagar meus dados
privacy-no = Manter
privacy-exported = Aqui está tudo o que está guardado sobre você.
privacy-deleted = Seus dados foram apagados.

## Passes by number
passes-on = Sim: passou em 3 e 5
passes-off = Não: lembre você mesmo
passes-line = Mostrar os números de um passe?
lobby-no_passes = Passes não mostram números.

## Hints
advice-line = Dicas contra robôs?
advice-on = Sim: a melhor jogada e o porquê
advice-off = Não: pense por conta própria
hints-on = Sim: peças jogáveis e capturas são marcadas
hints-off = Não: ache você mesmo
hints-line = Mostrar peças jogáveis e capturas?
lobby-no_hints = Sem dicas: ache você suas jogadas.
lobby-solo = Se mais ninguém entrar: { $rules }.

## Taking over
take_over-line = Quem pode assumir o lugar de um robô durante a partida?
take_over-anyone = qualquer um
take_over-consent = quem os jogadores aceitarem
take_over-no = ninguém

## Replays
replay-title = ## { $game }: replay da partida
replay-title_round = ## { $game }: replay da rodada { $number }
replay-title_rounds = ## { $game }: replay até agora
replay-choice = { $when } · { $game }: { $names }
replay-choice_open = agora · { $game }: { $names }, rodadas completas
replay-none = Nenhuma partida acabou neste canal ainda. Escolha uma sua no campo **match**.
replay-unknown = Não conheço essa partida. Escolha uma da lista do campo **match**: as deste canal e as suas.
replay-no_round = Só dá para rever rodadas completas. Esta partida tem { $rounds }.
replay-none_over = Nenhuma rodada desta partida acabou ainda.
replay-not_possible = Não conheço mais as regras desta partida, então não posso mostrá-la de novo.

## Ignoring a player
ignore-nobody = **Jogadores ignorados**: ninguém. Você não recebe convites para mesas onde eles estejam. Eles não percebem.
ignore-now = **Jogadores ignorados**: { $names }. Você não recebe convites para mesas onde eles estejam. Eles não percebem.
ignore-pick = Ignorar um jogador
ignore-stop = Deixar de ignorar um jogador
ignore-not_yourself = Você não pode se ignorar.

## The host's links in the help
link-privacy = Política de privacidade
link-terms = Termos
link-support = Suporte
