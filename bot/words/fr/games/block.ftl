### Block.

game-block = Bloqué
about-block = Accorde les bouts. Finis le premier, ou aie le moins de points au blocage.
lesson-block-stuck = **Aucun de tes dominos ne va**, tu as donc passé. On ne pioche pas au Bloqué. Si personne ne peut jouer, le moins de points gagne.
lesson-block-end = **Fin de la manche :** le vainqueur marque les points restés dans les autres mains. Joue tôt les dominos lourds.
phrase-block-target-auto = à 61 ; 100 à deux et par équipes ; 150 de 5 à 7 ; 300 à 8 ou plus
phrase-block-hand_size-auto = 7 dominos par main, 5 à trois ou quatre joueurs
question-block-set = Quel jeu ? (double-six jusqu’à 4 joueurs, double-neuf 7, double-douze 10, autrichien 5)
phrase-block-set-austrian = avec le jeu autrichien
question-block-lead_after_block = Qui entame après une manche bloquée ?
phrase-block-lead_after_block-rotate = l’entame tourne après une manche bloquée
phrase-block-lead_after_block-draw_high = on tire l’entame après une manche bloquée
question-block-partnership_scoring = Comment marquent les partenaires ?
phrase-block-partnership_scoring-side = les mains des partenaires comptent ensemble
phrase-block-partnership_scoring-individual = les partenaires marquent place par place
question-block-double_both_ends = Règle britannique : un dernier domino qui va aux deux bouts ?
phrase-block-double_both_ends-on = points doublés si le dernier domino va aux deux bouts
phrase-block-double_both_ends-off = pas de points doublés aux deux bouts
question-block-double_with_double = Règle britannique : un double comme dernier domino ?
phrase-block-double_with_double-on = points doublés pour finir avec un double
phrase-block-double_with_double-off = pas de points doublés pour un double
question-block-british_stack = Les deux règles britanniques à la fois ?
phrase-block-british_stack-multiply = les deux règles britanniques : 4 fois les points
phrase-block-british_stack-cap2 = les deux règles britanniques : 2 fois les points
