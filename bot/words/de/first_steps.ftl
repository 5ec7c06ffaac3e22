### First steps: buttons for newcomers, and the choice of games.

first-play = Gegen Roboter spielen
first-learn = Ein Spiel lernen
first-games = Alle Spiele
first-settings = Einstellungen
first-welcome =
    ## Domino ist auf dem Tisch
    Ich gebe, zähle die Punkte und leihe euch Roboter. Es gibt { $n } Spiele, live am Spieleabend oder ein Zug am Tag über Wochen. Probiere jetzt eine Runde, die nur du siehst. Oder öffne mit `/domino play` einen Tisch für alle.
first-games_title = ### Alle Spiele
first-learn_title =
    ### Ein Spiel lernen
    Spiele mit einem Roboter eine Runde, die nur du siehst. Ich erkläre nebenbei.
first-pick = Wähle ein Spiel
first-game = **{ $game }** · { $players }
    { $about }
first-players = { $seats ->
    [one] { $players } Person
   *[other] { $players } Personen
}
first-learn_this = Lernen
first-open = Tisch öffnen
outside-text = Ich bin hier kein Mitglied, also sähe sonst niemand einen Tisch. Bitte die Verwaltung, mich zum Server hinzuzufügen. Für dich allein gehen `/domino learn`, `/domino solitaire`, `/domino rules` und `/results stats`.
outside-others = Ich bin hier kein Mitglied und kann nur deine eigenen Ergebnisse zeigen.
