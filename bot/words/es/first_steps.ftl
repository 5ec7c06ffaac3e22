### First steps: buttons for newcomers, and the choice of games.

first-play = Jugar con un robot
first-learn = Aprender un juego
first-games = Todos los juegos
first-settings = Ajustes
first-welcome =
    ## El dominó está en la mesa
    Reparto, cuento los puntos y te presto robots. Hay { $n } juegos, en vivo en una noche de juegos o una jugada al día durante semanas. Prueba ahora una ronda que solo ves tú. O abre una mesa para todos con `/domino play`.
first-games_title = ### Todos los juegos
first-learn_title =
    ### Aprender un juego
    Juega una ronda con un robot, que solo ves tú. Te la explico sobre la marcha.
first-pick = Elige un juego
first-game = **{ $game }** · { $players }
    { $about }
first-players = { $seats ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
first-learn_this = Aprenderlo
first-open = Abrir una mesa
outside-text = No soy miembro aquí, así que nadie más vería una mesa. Pide a un administrador que me agregue al servidor. Solo para ti funcionan: `/domino learn`, `/domino solitaire`, `/domino rules` y `/results stats`.
outside-others = No soy miembro aquí, así que solo puedo mostrar tus propios resultados.
