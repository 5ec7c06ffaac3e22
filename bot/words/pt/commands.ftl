### Slash commands: their descriptions, and their answers.

cmd-domino = Jogar dominó e achar suas mesas
cmd-privacy = Ver, exportar ou apagar seus dados
cmd-mine = Definir seu visual, avisos e fuso horário
cmd-seasons = Ver as temporadas e os pódios deste servidor
cmd-learn = Aprender um jogo em uma rodada com dicas
cmd-results = Ver resultados, rankings e partidas terminadas
cmd-events = Planejar noites de jogos e torneios
cmd-play = Abrir uma mesa para você, amigos e robôs
cmd-game = Qual jogo
cmd-show = Quem pode ver
cmd-play-options = Regras da casa, como target=50 (ou Opções na mesa)
cmd-play-seats = Número de lugares
cmd-play-robots = Número de robôs
cmd-play-friend = Convidar alguém
cmd-play-time = Tempo por jogada
cmd-play-where = Onde fica a mesa
cmd-solitaire = Jogar uma paciência sozinho
cmd-solitaire-rules = As regras de quem
cmd-solitaire-tiles = Número de peças
cmd-board = Mostrar um tabuleiro de novo ou trazê-lo
cmd-tables = Achar mesas abertas neste servidor
cmd-rules = Ler as regras de um jogo
cmd-help = Ver a ajuda: primeiros passos e dúvidas comuns
choice-d6 = 28 (duplo seis)
choice-d9 = 55 (duplo nove)
choice-d12 = 91 (duplo doze)
choice-private = só eu
choice-public = todos no canal
choice-all_games = todos os jogos
choice-here = aqui
choice-thread = em um tópico próprio
help-title = ## Como jogar
help-text =
    `/domino play` abre uma mesa. Os outros apertam **Entrar** e o anfitrião aperta **Começar**.
    Aperte **Minhas peças** no tabuleiro para ver suas peças e depois aperte uma para jogá-la.
    Por dias ou semanas: `/domino play`, um `time` lento, como um dia por jogada, e um amigo em `with`. `/domino turns` mostra o que espera você.
    O resto está em **Mais**, ou na lista que aparece quando você digita `/`.
help-more = **Mais para jogar:** `/domino daily` tem a mesma fila para todos a cada dia, e `/domino puzzle` um problema por semana. `/events` organiza noites de jogo, torneios e ligas.
help-answers =
    { "" }**Ninguém para jogar?** Aperte **Jogar com um robô** ou acrescente `robots` a `/domino play`. Quem entra ocupa o lugar de um robô.
    { "" }**Peça errada?** **Desfazer** na sua mão pergunta aos outros, até a próxima jogada.
    { "" }**Alguém sumiu?** Com limite de tempo, um robô joga quando o tempo acaba. `/settings away` para suas mesas lentas por alguns dias.
    { "" }**Avisos demais?** `/settings mine` escolhe quando aviso e lembro você.
    { "" }**A distribuição é justa?** Cada mesa fixa suas distribuições antes que alguém veja uma peça. `/results verify` prova isso depois.
help-questions = Perguntas
help-about = -# O Boneyard { $version } não lê mensagens. Ele guarda quem jogou o quê: veja `/settings privacy`. Software livre sob a licença MIT.
tables-title = ### Mesas abertas neste servidor
tables-none = Não há mesas abertas neste servidor. `/domino play` abre uma.
tables-line_lobby = **{ $game }** em <#{ $channel }>: esperando jogadores ({ $names }){ $link }
tables-line_playing = **{ $game }** em <#{ $channel }>: { $names } · { $turn }{ $link }
tables-choice = { $game }: { $names }
table = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
tables-link = { " " }· [abrir]({ $link })
tables-more = -# … e mais { $count }.
tables-none_here = Não há mesas abertas neste canal. Abra uma com `/domino play` ou ache outras com `/domino tables`.
move-which = Não há mesas abertas neste canal. Trago uma para cá?
tables-which = Qual mesa?
tables-which_pick = Escolha uma mesa
win = { $n ->
    [one] { $n } vitória
   *[other] { $n } vitórias
}
match = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
rules-options = **Regras da casa aqui:** { $options }.
rules-row = { $name }: { $rest }
rules-previous = ← Voltar
rules-next = Próxima →
# A button, and a heading in every games/*.md of this language
rules-tactics = Tática
rules-page = Página { $page } de { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Estatísticas de dominó
menu-invite = Convidar para uma mesa
menu-hand = Minhas peças
menu-no_lobby = Você não tem aqui nenhuma mesa por começar. Abra antes uma com `/domino play`.
menu-cannot_play = Não dá para convidar { $name } aqui.
menu-no_board = Essa mensagem não é o tabuleiro de uma mesa aberta.
