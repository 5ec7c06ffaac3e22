### Las palabras de este idioma: lo que decimos y, tras «never», lo que no. Una prueba las busca.
# Muggins! → ¡Muggins! never: cantar Muggins!; cantó Muggins!; canta Muggins!; **Muggins!; = Muggins!
# the double-blank → el doble blanco. never: doble blanca; la doble
# invite them → los invita. never: les invita
# no tile fits → No llevas: pasas. never: Ninguna de tus fichas encaja: pasa
# labels that open more → Publicar… never: Publicar …; Anotar …
# a table before it starts → mesa abierta. never: la sala; una sala; Sin sala; sala abierta; salas y
# a seat → puesto; a rank, a position → lugar. never: Lugares por mesa
# a round → ronda, in Castle Rock too; a deal within a match of an event → reparto; the tiles held → mano. never: sola mano; mano tras mano; límite de manos; última mano; · mano {; en una mano:
# cover a double → cubre tu doble. never: tapa tu; tapar; tápal
# rounded to the nearest 5 → redondeado de 5 en 5. never: redondeado a
# a player leads → empieza Ana; Salir leaves a table. never: Sale { $; leads = sale; y sale en la
