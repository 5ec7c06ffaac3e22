### First steps: buttons for newcomers, and the choice of games.

first-play = Jogar com um robô
first-learn = Aprender um jogo
first-games = Todos os jogos
first-settings = Configurações
first-welcome =
    ## O dominó está na mesa
    Eu dou as peças, conto os pontos e empresto robôs. São { $n } jogos, ao vivo em uma noite de jogos ou uma jogada por dia durante semanas. Experimente agora uma rodada que só você vê. Ou abra uma mesa para todos com `/domino play`.
first-games_title = ### Todos os jogos
first-learn_title =
    ### Aprender um jogo
    Jogue com um robô uma rodada que só você vê. Eu explico no caminho.
first-pick = Escolha um jogo
first-game = **{ $game }** · { $players }
    { $about }
first-players = { $seats ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
first-learn_this = Aprender
first-open = Abrir uma mesa
outside-text = Não sou membro aqui, então ninguém mais veria uma mesa. Peça a um administrador que me adicione ao servidor. Só para você funcionam: `/domino learn`, `/domino solitaire`, `/domino rules` e `/results stats`.
outside-others = Não sou membro aqui, então só posso mostrar os seus próprios resultados.
