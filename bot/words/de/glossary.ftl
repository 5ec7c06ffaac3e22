### Die Wörter dieser Sprache: was wir sagen, und nach „never“, was wir nicht sagen. Ein Test sucht danach.
# train → Bahn. never: Zug von {; Züge von Ana; eigener Zug; eigenen Zug spielen; an Bens Zug; Längster Zug; Zug endet mit
# the Mexican Train → Mexican Train. never: Mexikanischer Zug; Mexikanischen Zug
# claim a total → Punkte ansagen … never: Werten …
# spinner → Spinner. never: Drehpasch
# first to a target → Wer zuerst 250 Punkte hat, gewinnt. never: Punkte hat.*
# a move → Zug or Spielzug; a train → Bahn. never: Zug mit Marke; offener Zug; offenen Zug
# cover a double → zudecken. never: abdeck; bedeck; überdeck
# a robot → Roboter. never: ein Robot spielen
# partners → Paare. never: }Partner:
# rounded to the nearest 5 → auf volle 5 gerundet. never: auf { $unit } gerundet
