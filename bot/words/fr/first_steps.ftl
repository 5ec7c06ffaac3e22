### First steps: buttons for newcomers, and the choice of games.

first-play = Jouer contre un robot
first-learn = Apprendre un jeu
first-games = Tous les jeux
first-settings = Réglages
first-welcome =
    ## Les dominos sont sur la table
    Je distribue, je compte et je prête des robots. Il y a { $n } jeux, en direct lors d’une soirée ou un coup par jour pendant des semaines. Essaie une manche que toi seul vois. Ou ouvre une table pour tous avec `/domino play`.
first-games_title = ### Tous les jeux
first-learn_title =
    ### Apprendre un jeu
    Joue contre un robot une manche que toi seul vois. J’explique au fur et à mesure.
first-pick = Choisis un jeu
first-game = **{ $game }** · { $players }
    { $about }
first-players = { $seats ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
first-learn_this = L’apprendre
first-open = Ouvrir une table
outside-text = Je ne suis pas membre ici, donc personne d’autre ne verrait une table. Demande à un gestionnaire de m’ajouter au serveur. Pour toi seul, ceci marche : `/domino learn`, `/domino solitaire`, `/domino rules` et `/results stats`.
outside-others = Je ne suis pas membre ici, donc je ne peux montrer que tes propres résultats.
