### Las palabras de este idioma: lo que decimos y, tras «never», lo que no. Una prueba las busca.
# Muggins! → ¡Muggins! never: cantar Muggins!; cantó Muggins!; canta Muggins!; **Muggins!; = Muggins!
# the double-blank → el doble blanco. never: doble blanca; la doble
# invite them → los invita. never: les invita
# no tile fits → No llevas: pasas. never: Ninguna de tus fichas encaja: pasa
# labels that open more → Publicar… never: Publicar …; Anotar …
