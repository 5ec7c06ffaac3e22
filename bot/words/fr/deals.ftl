### Deals: checking them, playing them again, and comparing results with the same tiles.

cmd-verify = Prouver que les donnes d’une partie sont honnêtes
cmd-verify-match = Quelle partie (sinon : la dernière de ce salon)
verify-button = Donne vérifiée ✓
verify-title = ## { $game } : les donnes
verify-keys = ✅ **Clés.** { $rounds }. Chaque clé ramène à ce nombre : `{ $commit }`
verify-lobby = Dans le lobby, **Donne vérifiée ✓** montrait ce nombre avant la première donne.
verify-event = **Donne vérifiée ✓** du message de l’événement donnait déjà ce nombre avant la donne : ronde { $round }, table { $table } dans `numbers.txt`.
verify-no_lobby = Sans lobby, personne n’a vu ce nombre avant la première donne. Cela prouve donc moins qu’une partie avec lobby.
verify-draws = ✅ **Dominos.** Tirages au sort (entame, donnes) : { $draws }. Chacun découle de la clé de la manche et de vos clics, par les nombres de Discord. Les clics sont { $clicks } pour s’asseoir et lancer, et le dernier avant chaque tirage.
verify-draws_alone = ✅ **Dominos.** Tirages au sort (entame, donnes) : { $draws }. Chacun découle de la clé de la manche, et du dernier clic d’avant s’il y en a eu un.
verify-means =
    Je n’ai donc pas choisi de dominos après avoir vu les joueurs. L’hôte du bot peut toutefois regarder ma base de données.
    -# Vérifie le fichier sans moi : `boneyard verify deals.txt`, ou avec ton propre programme.
verify-chain_over = Seules les { $rounds } premières manches d’une partie peuvent être vérifiées.
verify-no_seed_chain = Cette partie a été ouverte avant que les donnes soient vérifiables.
verify-none_over = Aucune manche de cette partie n’est finie, ses clés sont donc encore secrètes. Elles ramèneront à ce nombre : `{ $commit }`. Garde-le, et redemande après la manche.
verify-flaw_checksum = ❌ Le fichier des donnes est abîmé.
verify-flaw_form = ❌ Le fichier des donnes est incomplet.
verify-flaw_key = ❌ La clé de la manche { $number } ne ramène pas au premier nombre de la partie.
verify-flaw_draw = ❌ Dans la manche { $number }, le tirage aurait dû être autre : des dominos ont été échangés.
verify-flaw_rules = ❌ Les tirages du fichier ne sont pas ceux de cette partie.
verify-flaw_other = ❌ Dans la manche { $number }, les dominos diffèrent de l’autre partie.
verify-same = ♻️ **Donne de { $match }.** Tirages avec les mêmes dominos que cette partie : { $taken } sur { $draws } ; je les ai tous comparés. Pour vérifier cette partie-là : `/results verify match:{ $match }`
verify-same_fresh = Les autres tirages sont propres à cette table :
verify-same_means = -# Vérifie le fichier sans moi : `boneyard verify deals.txt --of other.txt`, où `other.txt` est le fichier de la partie { $match }.
verify-shared = ✅ **Dominos.** Tirages au sort (entame, donnes) : { $draws }. Chacun découle de la clé seule, car toutes les tables de la manche ont les mêmes clés et dominos. Toutes montrent le nombre ci-dessus.
same_deal-play = Rejouer la donne
same_deal-revenge = Changer les places
same_deal-board = -# Donne de `{ $match }`
same_deal-lobby = -# **Donne de `{ $match }`** : chaque manche a les dominos de cette partie, tant qu’il y en a. Amicale : les cotes ne changent pas.
same_deal-lobby_new = -# Qui connaît cette donne ne peut pas s’asseoir. À la fin tu vois ce que d’autres en ont fait.
same_deal-lobby_seen = -# { $host } a déjà joué cette donne, donc personne d’autre ne peut s’asseoir.
same_deal-lobby_turned = -# Contre-donne : chacun se décale d’une place et reçoit les dominos du joueur précédent.
same_deal-compared = **D’autres avec les mêmes dominos**, après { $rounds }
same_deal-side = { $names } **{ $points }** : { $others }
same_deal-other = { $names } { $points }
same_deal-median = { $others } ; médiane { $median }
refusal-deal_hidden = Tu joues cette donne. Après ta partie tu verras ce que d’autres en ont fait.
refusal-no_private_threads = Une soirée duplicate cache les autres tables. Il me faut pour cela un salon textuel, **Créer des fils privés** et **Envoyer des messages dans les fils**.
refusal-deal_secret = D’autres tables jouent encore ces donnes. Tu pourras l’ouvrir après la dernière table.
refusal-knows_deal = Tu as déjà joué cette donne, tu connais donc ses dominos. **Plus** sur cette partie permet de la rejouer entre robots ou en contre-donne.
refusal-deal_closed = Un joueur d’ici connaît cette donne, donc personne d’autre ne peut s’asseoir. Utilise **Rejouer la donne** sous **Plus** de cette partie.
refusal-deal_fixed = Une donne rejouée garde jeu, options et places, et ne compte pas pour les cotes. Pour d’autres règles, utilise `/domino play`.
history-kind_same_deal = , donne rejouée
history-same_deal = Donnes rejouées
history-same_deal_about = Dominos d’une autre partie, ne comptent pas
