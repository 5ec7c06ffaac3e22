### Les mots de cette langue : ce que nous disons, et après « never » ce que nous ne disons pas. Un test les cherche.
# a player's turn → À Ana de jouer. never: Tour de {; tour de {
# pass → bouder; a pass → passe. never: tu passes; passe pour toi; Pioches et passes; ou passe,; = Passer; a passé; tu as donc passé; et tu as passé
# no tile fits → Tu ne peux pas jouer. never: Aucun de tes dominos ne va; Aucun de tes dominos n’allait
# go out → domino ! never: main finie
# target → objectif. never: le but; du but; et but; aucun but; = but; but atteint; But atteint; dépasseraient le but
# the proof of a deal → Donne vérifiée. never: Donne loyale
# end → terminer. never: Finir la saison; = Finir
# a match → partie. never: Le jeu compte comme; e jeu est gagné; e jeu est perdu
# labels that open more → Publier… never: Publier …; Marquer …
# a round of an event → ronde; a round of a match → manche, in Castle Rock too; the tiles dealt → donne. never: main est le mode; seule main; mains au plus; après main; manche { $round } sur; manches de l’événement; Nombre de manches; Minutes par manche
# cover a double → couvre ton double. never: recouvr
# captured tiles → Capturés : 1; in pictures 1 capturé, 2 capturés. never: Capturé :
# ask to abandon the match → demander à annuler la partie; abandonner is to resign. never: à abandonner la partie; Abandon de la partie; demande d’annuler
# rounded to the nearest 5 → arrondi à 5 près. never: arrondi à { $unit } :
