### Bergen.

game-bergen = Bergen
about-bergen = Rends les deux bouts pareils. Pioche jusqu’à pouvoir jouer.
lesson-bergen-turn = **Ton premier tour :** appuie sur un domino éclairé. Tu marques si les deux bouts montrent alors le même nombre.
lesson-bergen-stuck = **Tu ne pouvais pas jouer**, tu as donc pioché jusqu’à pouvoir jouer ou vider la pioche.
lesson-bergen-end = **Fin de la manche :** finir vaut un point. Dans une manche bloquée, la meilleure main le marque.
question-bergen-lead_scores = Un double d’entame marque-t-il ?
phrase-bergen-lead_scores-on = un double d’entame vaut 2
phrase-bergen-lead_scores-off = un double d’entame ne vaut rien
question-bergen-block_rule = Qui marque dans une manche bloquée ?
phrase-bergen-block_rule-lightest = 1 point pour la main la plus basse d’une manche bloquée
phrase-bergen-block_rule-no_doubles = manche bloquée : une main sans doubles bat une main avec
phrase-bergen-block_rule-none = aucun point dans une manche bloquée
why-double_header = bouts pareils { $n }
why-triple_header = bouts pareils avec double { $n }
