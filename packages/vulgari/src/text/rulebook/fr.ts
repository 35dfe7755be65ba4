/** The rulebook of De Vulgari Eloquentia in French, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'D-1': 'Généralités',
    'D-2': 'Mise en place',
    'D-3': 'La phase Événements',
    'D-4': 'La phase Aumône',
    'D-5': 'La phase Ordre de jeu',
    'D-6': 'La phase Actions',
    'D-7': 'Se déplacer',
    'D-8': 'Interagir avec les zones',
    'D-9': 'Prendre des manuscrits',
    'D-10': 'Prendre des cubes',
    'D-11': 'Salterio et Petit commerce',
    'D-12': 'La Devinette de Vérone',
    'D-13': 'Le Messager',
    'D-14': 'L’Orient',
    'D-15': 'Les Cantiques du Soleil',
    'D-16': 'La Bibliothèque du Vatican',
    'D-17': 'Le Repos',
    'D-18': 'Les cartes Frère et Cardinal',
    'D-19': 'Stupor Mundi',
    'D-20': 'La fin de la partie',
    'D-21': 'L’élection finale',
    'D-22': 'Les points de Volgare (PV)',
    'D-23': 'Le vainqueur',
  },
  rules: {
    'D-1.1':
      'La partie compte au plus 16 tours de jeu, chacun en quatre phases, toujours dans cet ordre : Événements, Aumône, Ordre de jeu, Actions. Un « tour de jeu » correspond à une case de la table des tours, tandis que « votre tour » est votre part de la phase Actions.',
    'D-1.2':
      'Vous êtes marchand, Frère ou Cardinal : toujours l’un des trois et un seul. On passe de marchand à Frère, puis de Frère à Cardinal, et jamais dans l’autre sens.',
    'D-1.3':
      'Les ducats se comptent à l’unité et ne tombent jamais sous 0. Ceux de chacun sont visibles de tous (voir Q-2).',
    'D-1.4':
      'Sur la piste de la connaissance comme sur les tables, les jetons d’une même case forment une pile. Un jeton qui arrive sur une case, en avançant ou en reculant, se pose au sommet de la pile. Un mouvement de plusieurs cases ne touche que la case d’arrivée ; un jeton qui quitte une pile n’y change pas l’ordre des autres.',
    'D-1.5':
      'Le plus avancé est celui qui occupe la case la plus lointaine ; sur une même case, le jeton du bas de la pile devance ceux du dessus. La piste de la connaissance classe ainsi tous les joueurs sans ex æquo. Sur les tables, seuls les jetons qui ont quitté le départ sont classés : un jeton au départ n’est pas encore sur la table.',
    'D-1.6':
      '« Avoir plus de connaissance » signifie toujours être plus avancé sur la piste de la connaissance, au sens de D-1.5 (voir Q-27).',
    'D-1.7':
      'Chaque point de connaissance gagné avance votre jeton d’une case, sans dépasser la dernière (voir Q-24). Un jeton qui ne change pas de case garde sa place dans la pile.',
    'D-1.8':
      'Votre niveau de connaissance, de 1 à 8, est le nombre de repères que votre jeton a atteints ou dépassés. Les cases vont de 0 à 91 et les repères des niveaux 1 à 8 se trouvent sur les cases 0, 13, 26, 39, 52, 65, 78 et 91 (voir Q-24). Le niveau se lit au moment où il sert ; le Cardinal Shlasinger peut le faire baisser.',
    'D-1.9':
      'Derrière l’écran vont vos Politiciens, vos Nobles et vos Prêtres dès que vous les prenez, et vos Copistes lorsque vous les y mettez dans une abbaye (voir D-8.18). Devant l’écran restent les Copistes que vous venez de prendre. Règle maison « Écrans ouverts » : les cubes et les manuscrits de chacun sont montrés à tous, mais les cartes Bibliothèque du Vatican restent secrètes (voir Q-28).',
    'D-1.10': 'Un Politicien vaut 3 points d’élection, un Noble 2, un Prêtre 1, un Copiste 0.',

    'D-2.1':
      'Posez la carte Événement 10 sur le tour de jeu 10. Tirez au sort l’une des neuf autres pour le tour de jeu 1 ; les tours de jeu 2 à 9 reçoivent les numéros suivants dans l’ordre croissant, le 1 venant après le 9. Toutes sont face visible, et le tour de jeu 11 reste sans carte. Mettez dans le sac, en Politiciens, Nobles, Prêtres et Copistes : à 2 joueurs 3, 5, 14 et 6 ; à 3 joueurs 6, 5, 16 et 8 ; à 4 joueurs 8, 7, 17 et 10 ; à 5 joueurs 11, 7, 20 et 11. Pour chacun des tours de jeu 1 à 7, tirez-en 2 de plus qu’il n’y a de joueurs : le sac est alors vide, et les tours de jeu 8 à 16 commencent sans cube. Mélangez les cartes Pape et posez-en une, face cachée, sur chacun des tours de jeu 12 à 16 ; mélangez de même les cartes Cantiques et posez-en une, face visible, sur chaque ville franciscaine. Mélangez les manuscrits par niveau et dévoilez-en, pour chaque niveau, un de moins qu’il n’y a de joueurs ; Lingua Volgare attend à part. Les 8 cartes Bibliothèque du Vatican forment une pile face cachée ; les cinq Frères et les cinq Cardinaux sont étalés face visible, quel que soit le nombre de joueurs. Chacun prend une couleur, son pion, ses 20 jetons et un écran, pose 10 ducats devant celui-ci et commence comme marchand. L’ordre de jeu est tiré au sort. Dans l’ordre inverse, chacun choisit une ville de départ encore libre pour son pion ; puis, dans l’ordre inverse toujours, les jetons s’empilent sur la case 0 de la connaissance, celui du dernier joueur tout en bas, celui du premier au sommet. Le marqueur de tour est sur le tour de jeu 1, et les jetons des six tables sont au départ.',
    'D-2.2':
      'Une ville de départ n’accueille qu’un joueur au début de la partie. Par la suite, les pions peuvent être aussi nombreux que l’on veut dans une même zone.',
    'D-2.3': 'On part de Turin, de Vicence (appelée aussi Vérone, voir Q-29), d’Ancône, de Tarente ou de Catane.',

    'D-3.1': 'À partir du tour de jeu 2, le marqueur avance d’abord d’une case sur la table des tours.',
    'D-3.2':
      'Tours de jeu 1 à 10 : la carte Événement de la case va, face visible, dans la zone qu’elle indique. Elle y reste utilisable jusqu’à ce que quelqu’un s’en serve, une seule fois, ou jusqu’à la fin de la partie (voir Q-26).',
    'D-3.3': 'Le tour de jeu 11 n’apporte aucune carte.',
    'D-3.4': 'Tours de jeu 12 à 16 : on retourne la carte Pape de la case (voir D-20).',
    'D-3.5':
      'Ensuite, à partir du tour de jeu 2, tous les cubes restés dans les cases Action sont recyclés en un seul lot (voir D-3.8), en commençant par la case du tour de jeu qui s’ouvre. Dès le tour de jeu 8, un cube délaissé peut ainsi revenir aussitôt (voir Q-9).',
    'D-3.6':
      'Puis tous les cubes de la case du tour de jeu en cours passent dans les quatre cases Action, chacun selon sa couleur : ils sont à prendre pendant ce tour de jeu. Ils sont au plus 2 de plus que les joueurs, et peuvent être moins nombreux à partir du tour de jeu 8 (voir Q-37).',
    'D-3.7':
      'Puis, pour chaque niveau où il manque des manuscrits, on dévoile ceux du paquet jusqu’à en avoir un de moins qu’il n’y a de joueurs, ou jusqu’à épuisement du paquet. On ne complète jamais les manuscrits à un autre moment.',
    'D-3.8':
      'Recycler un lot de cubes : prenez-les dans l’ordre Politiciens, Nobles, Prêtres, Copistes et posez chacun sur la première case autorisée de la table des tours qui n’est pas pleine. Une case est pleine quand elle contient 2 cubes de plus qu’il n’y a de joueurs ; on passe alors à la suivante, jusqu’à celle du tour de jeu 16.',
    'D-3.9':
      'Pendant la phase Actions, la première case autorisée est celle du tour de jeu suivant : celle du tour de jeu en cours a été vidée et ne sert plus (voir Q-9).',
    'D-3.10':
      'Un cube qui ne trouve plus de place quitte la partie (voir Q-9). Cela arrive régulièrement à partir du tour de jeu 13 environ.',
    'D-3.11':
      'Chaque défausse est recyclée sur-le-champ et pour elle-même, dans l’ordre des défausses. Les cubes défaussés ensemble (deux Nobles vendus, le prix d’une enchère, des Copistes) forment un seul lot au sens de D-3.8.',
    'D-3.12':
      'Après avoir complété les manuscrits, s’il n’en reste aucun de niveau 1, ni dans le paquet ni dévoilé, on procède au décalage des manuscrits (voir D-9.7). Règle maison « Moment du décalage » : on n’attend pas cette phase, il a lieu dès que la dernière carte est prise (voir Q-11).',

    'D-4.1':
      'L’aumône est donnée pendant les tours de jeu 1 à 11 ; à partir du tour de jeu 12, cette phase disparaît. Règle maison « Dernière aumône » : elle s’arrête après le tour de jeu 10 (voir Q-3).',
    'D-4.2': 'Un Frère reçoit 5 ducats (Frère Gigi : 10), un Cardinal 10.',
    'D-4.3':
      'On sert les bénéficiaires un par un, dans l’ordre de jeu en vigueur, c’est-à-dire celui du tour de jeu précédent (voir Q-4).',
    'D-4.4':
      'Le payeur est le marchand qui avait le plus de ducats au début de la phase ; si plusieurs marchands étaient alors à égalité en tête, tous sont des payeurs possibles. Règle maison « Payeur de l’aumône » : on cherche de nouveau le plus riche avant chaque versement (voir Q-4).',
    'D-4.5': 'Un payeur ne verse l’aumône que s’il a, à cet instant, plus de ducats que celui à qui elle est destinée.',
    'D-4.6': 'Si plusieurs payeurs possibles remplissent D-4.5, le bénéficiaire choisit lequel lui verse cette aumône.',
    'D-4.7': 'Aucun marchand ne peut se soustraire à ce versement.',
    'D-4.8':
      'Si aucun payeur possible ne remplit D-4.5, ou s’il n’y a pas de marchand, la banque verse la somme entière. Un marchand qui n’était pas en tête au début de la phase ne paie jamais, sauf avec la règle maison « Payeur de l’aumône » (voir Q-4).',
    'D-4.9': 'Un payeur qui n’a pas assez de ducats donne tous les siens ; la banque ajoute le reste.',

    'D-5.1':
      'L’ordre de jeu devient l’inverse du classement de la connaissance : le plus en retard joue en premier. Sur une même case, le jeton du dessus joue avant celui du dessous.',
    'D-5.2':
      'Ensuite, si au moins un jeton a quitté le départ de la table Repos, le joueur qui y est le plus avancé (voir D-1.5) prend la première place. Les autres gardent leur ordre entre eux.',
    'D-5.3':
      'Le jeton Repos de ce joueur revient au départ. Les autres restent en place et comptent encore lors des tours de jeu suivants (voir Q-33).',
    'D-5.4': 'Au tour de jeu 1, la règle redonne l’ordre tiré au sort lors de la mise en place.',
    'D-5.5':
      'Cet ordre vaut pour tout le tour de jeu : ce qui change pendant la phase Actions, en connaissance ou sur la table Repos, ne le modifie pas.',

    'D-6.1': 'Chacun joue un tour, dans l’ordre de jeu.',
    'D-6.2':
      'Vous disposez de 5 actions par tour, ou de 6 avec le Cardinal Muret, dès le tour où vous prenez sa carte (voir Q-17). Les actions que vous ne dépensez pas sont perdues.',
    'D-6.3': 'Vous enchaînez une à une vos actions et vos interactions gratuites, dans l’ordre qui vous convient.',
    'D-6.4':
      'Coûtent des actions : le déplacement (D-7), le manuscrit (D-9), les cubes (D-10), le Salterio et le Petit commerce (D-11), la Devinette de Vérone (D-12), le Messager (D-13), l’Orient (D-14), les Cantiques du Soleil (D-15), la Bibliothèque du Vatican (D-16) et le Repos (D-17).',
    'D-6.5':
      'Sont gratuits : utiliser une carte Événement, percevoir la valeur d’une ville, devenir Frère ou Cardinal, convertir des Copistes (D-8), piocher dans la Bibliothèque du Vatican (D-16.4) et recourir à l’inquisition (D-18.12).',
    'D-6.6':
      'Les jetons Action ne bloquent rien : plusieurs joueurs peuvent faire la même action dans le même tour de jeu. Seuls les cubes et les cartes peuvent venir à manquer.',
    'D-6.7':
      'Limites par tour : un déplacement, un manuscrit, un Salterio, un Petit commerce et une prise de cubes par couleur (voir Q-7).',
    'D-6.8':
      'Devinette de Vérone, Messager, Orient, Cantiques du Soleil, Bibliothèque du Vatican et Repos peuvent servir plusieurs fois dans un tour ; chaque case y coûte une action.',
    'D-6.9':
      'Quand il est question de 1 à 5 cases, comprenez : autant que vous avez d’actions. Avec le Cardinal Muret, on peut donc avancer de 6 (voir Q-34).',
    'D-6.10':
      'Votre tour prend fin quand vous le déclarez. Même sans action restante, les interactions gratuites sont encore possibles.',

    'D-7.1':
      'Une fois par tour, vous pouvez faire un voyage, d’une seule traite, de votre position à une autre. On ne peut pas partir, faire halte pour une interaction et repartir.',
    'D-7.2': 'Par terre, passer dans une zone adjacente coûte 1 action.',
    'D-7.3':
      'Par terre, un voyage d’une seule zone ne coûte aucun ducat. S’il compte 2, 3, 4 ou 5 zones (ou 6, voir Q-34), il coûte une action par zone, plus 10 ducats en tout.',
    'D-7.4': 'D’un port, votre pion peut gagner la mer qui le borde et y rester : 1 action, aucun ducat.',
    'D-7.5': 'D’un port, votre pion peut traverser jusqu’à un autre port de cette mer : 3 actions et 10 ducats.',
    'D-7.6':
      'D’une mer, on n’atteint jamais un port de l’autre. La mer Tyrrhénienne relie Cagliari, Palerme, Naples, Rome et Gênes ; la mer Adriatique relie Brindisi, Ancône et Venise.',
    'D-7.7':
      'Si votre pion commence votre tour en mer, il doit débarquer pendant ce tour dans un port de cette mer, au besoin celui qu’il a quitté, pour 1 action et aucun ducat. C’est la première étape du voyage de ce tour : il peut continuer (voir D-7.8), mais pas s’achever de nouveau en mer (voir Q-5).',
    'D-7.8':
      'Un voyage peut mêler terre et mer si vos actions le permettent : les coûts en actions s’ajoutent. S’arrêter en mer met toujours fin au voyage, et un tour ne permet qu’une traversée.',
    'D-7.9':
      'Un voyage mixte coûte 10 ducats une seule fois, sauf s’il se réduit à une étape de 1 action, qui est gratuite. Règle maison « Ducats d’un voyage mixte » : 10 ducats à partir de deux étapes de 1 action, et 10 de plus pour une traversée (voir Q-6).',
    'D-7.10':
      'Les ducats se paient en entier : avec moins de 10 ducats, vous ne pouvez faire qu’une seule étape de 1 action. Frère Ralph ne les paie jamais.',
    'D-7.11':
      'Les zones que l’on ne fait que traverser sont sans effet. Un voyage ne peut pas finir là où il a commencé.',
    'D-7.12': 'En mer, rien de ce qui dépend d’un lieu n’est possible, action ou interaction ; tout le reste l’est.',
    'D-7.13':
      'Tant que votre pion n’a pas débarqué selon D-7.7, vous devez garder 1 action : votre dernière action ne peut servir qu’à débarquer. Avec les autres, vous pouvez faire avant cela tout ce que D-7.12 permet.',
    'D-7.14':
      'Un voyage se compose de ces étapes : débarquer (1 action, seulement en première étape, depuis la mer), passer par terre dans une zone adjacente (1 action), traverser (3 actions, au plus une fois), embarquer (1 action, seulement en dernière étape et pas dans un voyage commencé en mer). Il coûte 0 ducat s’il se réduit à une étape de 1 action, sinon 10, sous réserve de la règle maison citée en D-7.9.',
    'D-7.15': 'Un pion placé quelque part en vertu de D-19.4 ou de D-20.3 ne s’est pas déplacé au sens de D-7.1.',

    'D-8.1':
      'Ce qui dépend d’un lieu se fait dans la zone où se trouve votre pion à cet instant : la zone de départ avant le voyage, celle d’arrivée après ; sans voyage, il n’y en a qu’une. Les deux peuvent servir dans le même tour, pour des choses différentes ou pour la même (percevoir la valeur de deux villes, avancer sur la Devinette dans deux zones bleues, convertir des Copistes dans deux abbayes), dans les limites de D-6.7 et de celles qui valent pour toute la partie. Une condition remplie avant le voyage ne sert plus à rien après lui.',
    'D-8.2': 'Aucune interaction de ce chapitre n’est obligatoire, et aucune ne coûte d’action.',
    'D-8.3':
      'Dans la zone d’une carte Événement de 1 à 9 face visible, vous pouvez l’utiliser : vous recevez ce qu’elle indique, ducats de la banque ou points de connaissance. La carte est alors retournée et n’est plus disponible pour personne.',
    'D-8.4': 'Les cartes à ducats sont réservées aux marchands ; les cartes à connaissance servent à tous.',
    'D-8.5':
      'Dans une ville dotée d’une valeur où vous n’avez pas encore de jeton, vous pouvez percevoir sa valeur : les ducats de sa valeur économique (marchands seulement) et/ou les points de connaissance de sa valeur culturelle (tous). En ducats : Milan 25 ; Gênes, Venise et Cagliari 20 ; Pise, Florence, Brindisi et Palerme 15 ; Sienne et Naples 10 ; Rome 8. En connaissance : Rome 15, Padoue 6, Naples et Palerme 5, Florence 4, Sienne 3. Seules les valeurs de Milan et de Rome sont attestées, les autres sont reconstituées (voir Q-29). Règle maison « Valeurs de Rome » : 15 ducats et 8 points de connaissance (voir Q-1).',
    'D-8.6':
      'Vous posez alors un de vos jetons sur la ville : chaque joueur ne perçoit la valeur d’une ville qu’une fois par partie.',
    'D-8.7':
      'Vous prenez tout ce à quoi vous avez droit ou une partie seulement ; ce que vous laissez est perdu. Un Frère ou un Cardinal ne peut prendre que la connaissance. Dans une ville qui n’a rien pour vous, vous ne pouvez pas poser de jeton (voir Q-25).',
    'D-8.8': 'À Bologne, rien ne se perçoit sur la carte : sa valeur passe par le Messager (voir D-13).',
    'D-8.9': 'Les villes de départ n’ont aucun effet.',
    'D-8.10':
      'Marchand dans un monastère, vous pouvez devenir Frère : choisissez une des cartes Frère encore étalées, donnez à la banque la moitié de vos ducats, arrondie au supérieur, puis appliquez la carte (voir D-18 et Q-30). Règle maison « Arrondi » : la somme donnée est arrondie au multiple de 5 supérieur, sans dépasser ce que vous avez (voir Q-2).',
    'D-8.11':
      'Un monastère ne change rien pour les Frères et les Cardinaux, ni une cathédrale pour les marchands et les Cardinaux : on ne devient Cardinal qu’en étant Frère.',
    'D-8.12':
      'Frère dans une cathédrale (Milan ou Brindisi), vous pouvez devenir Cardinal : choisissez une carte Cardinal encore étalée, payez 40 ducats à la banque (70 pour Muret) et défaussez un Politicien ou un Noble de derrière votre écran. Ce cube est aussitôt recyclé.',
    'D-8.13': 'Le Noble virtuel de Frère Stefano peut tenir lieu de ce cube ; vous ne défaussez alors aucun cube réel.',
    'D-8.14':
      'Votre carte Frère sort du jeu et ses effets cessent : cube virtuel, PV, aumône, voyages sans ducats. La connaissance gagnée vous reste.',
    'D-8.15': 'Le prix doit être payé en entier avant tout effet de la nouvelle carte, même celui de Zazza.',
    'D-8.16':
      'Un marchand peut devenir Frère puis Cardinal dans le même tour, s’il est dans un monastère avant son voyage et dans une cathédrale après (voir Q-30).',
    'D-8.17': 'Dans une abbaye, vous prenez les Prêtres sans payer de ducats (voir D-10.5).',
    'D-8.18':
      'Dans une abbaye, si vous avez au moins un Copiste devant votre écran, vous pouvez les convertir, tous de la même façon : soit ils passent derrière l’écran (1 PV chacun à la fin), soit ils sont recyclés et vous gagnez 3 points de connaissance pour chacun. Ils ne peuvent pas être répartis.',
    'D-8.19':
      'Les Copistes passés derrière l’écran n’en bougent plus et ne peuvent plus être convertis. Ceux que vous prenez ensuite pourront l’être à leur tour.',

    'D-9.1': 'Vous pouvez prendre au plus un manuscrit par tour ; Lingua Volgare en est un (voir Q-12).',
    'D-9.2': 'Votre niveau de connaissance doit être au moins celui de la carte.',
    'D-9.3':
      'Votre pion doit se trouver dans une zone du dialecte de la carte ; pour une carte de niveau 4, de l’un de ses deux dialectes.',
    'D-9.4':
      'La carte coûte autant d’actions que le numéro de l’emplacement où elle se trouve : 1 au niveau 1, 2 au niveau 2, 3 au niveau 3, 4 au niveau 4. Elle ne coûte pas de ducats.',
    'D-9.5':
      'Toute carte dévoilée peut être choisie. Elle va derrière votre écran, et sa place reste vide jusqu’à la phase Événements suivante.',
    'D-9.6': 'Une perte de connaissance ne vous fait jamais rendre un manuscrit.',
    'D-9.7':
      'Décalage des manuscrits : quand il n’y a plus de carte de niveau 1 à prendre ni à dévoiler, chaque autre niveau descend d’un emplacement, si bien que les niveaux 2, 3 et 4 coûtent 1, 2 et 3 actions. Le niveau de connaissance requis reste celui de la carte. Cela ne se produit qu’une fois, dans la phase Événements (voir D-3.12) ; les règles maison « Déclenchement du décalage » et « Moment du décalage » en disposent autrement (voir Q-10 et Q-11).',
    'D-9.8':
      'Avec le décalage, Lingua Volgare entre en jeu à l’emplacement 4 : 4 actions et niveau de connaissance 8. Votre pion peut être n’importe où, même en mer.',
    'D-9.9':
      'Si un autre niveau que le premier s’épuise, son emplacement reste simplement vide. Règle maison « Déclenchement du décalage » : les niveaux supérieurs au niveau épuisé descendent d’un emplacement (voir Q-10).',

    'D-10.1': 'Seuls les cubes présents dans les cases Action pour ce tour de jeu peuvent être pris.',
    'D-10.2':
      'Pour chaque couleur, vous pouvez faire une seule prise par tour : un cube pour 1 action, ou deux cubes de cette couleur pour 4 actions. Il faut que les deux soient là (voir Q-7).',
    'D-10.3': 'Un Politicien coûte 30 ducats, deux en coûtent 60.',
    'D-10.4': 'Les Nobles ne coûtent pas de ducats.',
    'D-10.5': 'Un Prêtre coûte 15 ducats, deux en coûtent 30 ; rien si votre pion est à cet instant dans une abbaye.',
    'D-10.6': 'Les Copistes ne coûtent pas de ducats. Ils vont devant votre écran.',
    'D-10.7':
      'Quand vous prenez des Nobles, vous pouvez, avant de faire quoi que ce soit d’autre, vendre chacun d’eux pour 20 ducats ; le cube est recyclé (voir Q-8). Un Noble passé derrière l’écran ne se vend plus. Tous les statuts peuvent vendre.',
    'D-10.8':
      'À quoi servent les cubes : leurs points d’élection (D-1.10) comptent à l’enchère, à l’élection et pour le bonus des points d’élection (D-22.1) ; un Politicien ou un Noble permet de devenir Cardinal ; les Prêtres servent aux Cantiques du Soleil et au Messager, les Copistes selon D-8.18.',

    'D-11.1':
      'Salterio, une fois par tour : 1 action pour 3 points de connaissance, ou 4 si votre jeton est à cet instant le dernier du classement de la connaissance (voir Q-27). Peu importent le lieu et le statut.',
    'D-11.2':
      'Petit commerce, une fois par tour : 1 action pour 10 ducats de la banque. Peu importent le lieu et le statut.',

    'D-12.1':
      'Dans une zone bleue (Langue d’Oïl), vous pouvez avancer sur la table Devinette de Vérone d’une case par action.',
    'D-12.2':
      'La table s’arrête à sa dernière case, la douzième : au-delà, on ne peut plus acheter de cases (voir Q-24).',
    'D-12.3':
      'À la fin, seul le plus avancé (voir D-1.5) marque : 4, 5 ou 6 PV selon le plus grand nombre qu’il a atteint ou dépassé. Le 4 est sur la case 4, le 5 sur la case 7, le 6 sur la case 10 ; avant le 4, il ne marque rien (voir Q-23 et Q-24).',

    'D-13.1':
      'Où que vous soyez, vous pouvez avancer sur la table Messager d’une case par action. Elle compte 6 cases (voir Q-24).',
    'D-13.2':
      'Pour entrer dans la dernière case, Bologne, il faut en outre payer 20 ducats et défausser 2 Prêtres pendant les tours de jeu 1 à 7, ou payer 10 ducats et défausser 1 Prêtre à partir du tour de jeu 8. Qui ne peut pas payer n’entre pas, mais peut s’arrêter juste avant. Le Prêtre virtuel de Frère Michel remplace un de ces Prêtres (voir D-18.4).',
    'D-13.3':
      'L’entrée à Bologne donne aussitôt 15 points de connaissance pendant les tours de jeu 1 à 7, 10 à partir du tour de jeu 8.',
    'D-13.4':
      'Les Prêtres défaussés sont recyclés. Votre jeton passe de la table à Bologne : cela n’arrive qu’une fois par partie, et le Messager ne vous sert plus.',

    'D-14.1':
      'Où qu’il soit, un marchand peut avancer sur la table Orient d’une case par action. Elle compte 5 cases (voir Q-24). Les Frères et les Cardinaux n’y ont pas accès.',
    'D-14.2':
      'Un marchand parvenu à la dernière case reçoit désormais 10 ducats de plus chaque fois qu’il perçoit la valeur économique d’une ville.',
    'D-14.3':
      'Les villes dont vous avez déjà perçu la valeur ne rapportent rien de plus, et les cartes Événement ne sont pas concernées. Plusieurs joueurs peuvent parvenir à la dernière case.',
    'D-14.4': 'Qui n’est plus marchand n’en tire plus rien ; son jeton reste en place.',
    'D-14.5': 'Si vous laissez les ducats d’une ville (voir D-8.7), vous n’avez pas non plus ce supplément.',

    'D-15.1':
      'Une ville franciscaine est active pendant le tour de jeu inscrit sur sa carte Cantiques ; pendant les tours de jeu 15 et 16, toutes les cinq le sont. Les cartes portent les numéros 2, 5, 8, 11 et 14 ; seul le 2 est attesté, les autres sont reconstitués.',
    'D-15.2':
      'Dans une ville franciscaine active, vous pouvez avancer sur la table Cantiques du Soleil : chaque case coûte 1 action et 1 Prêtre. Les Prêtres sont recyclés. La table compte 10 cases (voir Q-24).',
    'D-15.3': 'Le Prêtre virtuel de Frère Michel remplace un de ces Prêtres (voir D-18.4).',
    'D-15.4':
      'À la fin, le plus avancé marque 9 PV, le deuxième 4 PV. Si plusieurs jetons partagent une case, seul celui du bas de la pile peut marquer, les autres n’ont rien : le deuxième est alors le jeton du bas de la case occupée suivante. Un jeton resté au départ ne marque jamais. Règle maison « Égalités aux Cantiques » : on suit strictement l’ordre de D-1.5, y compris dans une même pile (voir Q-22).',

    'D-16.1':
      'À partir du tour de jeu 12, où que vous soyez, vous pouvez avancer sur la table Bibliothèque du Vatican d’une case par action.',
    'D-16.2':
      'Votre nombre est le plus grand, de 1 à 4, que votre jeton a atteint ou dépassé. La table a 9 cases : le 1 est sur la case 3, le 2 sur la case 5, le 3 sur la case 7, le 4 sur la case 9 (voir Q-24).',
    'D-16.3':
      'Chacun garde au plus une carte Bibliothèque du Vatican par partie. Règle maison « Zazza à la Bibliothèque » : le Cardinal Zazza en garde deux (voir Q-16).',
    'D-16.4':
      'Pendant votre tour, si votre nombre est au moins 1 et si vous n’avez pas encore de carte Bibliothèque du Vatican, vous pouvez, sans dépenser d’action, piocher autant de cartes que votre nombre (toutes s’il en reste moins). Vous les regardez en secret, en gardez une derrière votre écran et remettez les autres sur la pile, dans l’ordre de votre choix. Vous pouvez aussi attendre un tour ultérieur et un nombre plus élevé (voir Q-31).',
    'D-16.5': 'Si vous avez pioché, vous devez garder une carte.',
    'D-16.6': 'Avec le Cardinal Zazza, vous piochez une carte de plus (voir D-18.14).',

    'D-17.1':
      'Où que vous soyez, vous pouvez avancer sur la table Repos d’une case par action, jusqu’à sa dernière case, la sixième (voir Q-24). L’effet est décrit en D-5.2.',

    'D-18.1': 'La connaissance que donne une carte se gagne une seule fois, au moment où vous la prenez.',
    'D-18.2': 'Frère Mario : 12 points de connaissance.',
    'D-18.3': 'Frère Michel : 7 points de connaissance et un Prêtre virtuel.',
    'D-18.4':
      'Le Prêtre virtuel compte pour 1 point d’élection à l’enchère de Stupor Mundi, à l’élection et pour le bonus des points d’élection. En outre, au plus une fois par tour, il remplace un Prêtre à défausser pour les Cantiques du Soleil ou le Messager : le premier que ce tour demande (voir Q-15). Cette limite ne concerne ni l’enchère, ni l’élection, ni le bonus. Il ne se perd jamais tant que vous avez la carte.',
    'D-18.5':
      'Frère Stefano : 7 points de connaissance et un Noble virtuel. Celui-ci compte pour 2 points d’élection à l’enchère, à l’élection et pour le bonus des points d’élection, et peut payer le cube exigé pour devenir Cardinal.',
    'D-18.6':
      'Frère Stefano : en prenant la carte, après avoir donné la moitié de vos ducats, vous pouvez recevoir une fois 20 ducats de la banque ; le Noble virtuel vous reste. Règle maison « Vente de Stefano » : c’est possible une fois à chacun de vos tours (voir Q-13).',
    'D-18.7': 'Frère Gigi : 10 ducats d’aumône au lieu de 5 ; −4 PV à la fin si vous avez encore la carte.',
    'D-18.8':
      'Frère Ralph : 7 points de connaissance ; vous ne payez jamais les 10 ducats d’un voyage ; +4 PV à la fin si vous avez encore la carte.',
    'D-18.9':
      'Cardinal Balestreri : 4 points de connaissance et un Politicien virtuel, qui compte pour 3 points d’élection à l’enchère, à l’élection et pour le bonus des points d’élection. Il ne se perd jamais tant que vous avez la carte.',
    'D-18.10': 'Cardinal Lanzuisi : +6 PV à la fin.',
    'D-18.11':
      'Cardinal Muret : il coûte 70 ducats. Vous avez 6 actions par tour, dès ce tour-ci : une action de plus aussitôt (voir Q-17).',
    'D-18.12':
      'Cardinal Shlasinger : +4 PV à la fin. Une fois par partie, pendant votre tour, vous pouvez faire reculer de 6 cases le jeton de connaissance d’un autre joueur, sans descendre sous 0 ; il se pose au sommet de la pile qui s’y trouve (voir Q-18).',
    'D-18.13': 'Cardinal Zazza : les 40 ducats que vous venez de payer vous reviennent aussitôt.',
    'D-18.14':
      'Cardinal Zazza : en piochant dans la Bibliothèque du Vatican, vous voyez une carte de plus ; vous n’en gardez qu’une. Règle maison « Zazza à la Bibliothèque » : vous piochez le nombre habituel de cartes et en gardez deux (voir Q-16).',
    'D-18.15':
      'Les cubes virtuels sont publics. On ne peut ni les défausser, ni les recycler, ni les voler, ni les vendre, à l’exception de D-18.6.',
    'D-18.16':
      'Une carte prise par un joueur n’est plus disponible pour les autres, et un Frère écarté l’est définitivement. Cinq cartes suffisent pour cinq joueurs.',

    'D-19.1':
      'La carte Événement 10, Stupor Mundi, arrive à Brindisi au tour de jeu 10. Elle ne donne rien au titre de D-8.3.',
    'D-19.2':
      'À la fin de votre tour, une fois celui-ci déclaré terminé, vous pouvez convoquer les autres si votre pion est à Brindisi et que la carte est encore face visible. Tous les statuts le permettent, et il n’est pas nécessaire d’avoir des cubes. Ensuite, vous ne pouvez plus rien faire d’autre dans ce tour.',
    'D-19.3':
      'Les autres répondent dans l’ordre de jeu, à partir du joueur qui suit celui qui convoque, en revenant au premier après le dernier. Chacun vient ou reste où il est (voir Q-19).',
    'D-19.4':
      'Qui vient place gratuitement son pion à Brindisi, même depuis la mer (il n’a alors plus à débarquer), et y demeure. Qui reste ne participe pas. On interroge aussi ceux dont le pion est déjà à Brindisi.',
    'D-19.5': 'Si personne ne vient, celui qui convoque l’emporte sans rien défausser.',
    'D-19.6':
      'Sinon, on enchérit en points d’élection entiers. Celui qui convoque ouvre avec une mise d’au moins 2, jusqu’à sa limite. Puis, à tour de rôle dans l’ordre de jeu, chaque participant surenchérit d’au moins 1 ou passe définitivement, jusqu’à ce qu’il n’en reste qu’un (voir Q-19).',
    'D-19.7':
      'Votre limite est le total des points d’élection de vos cubes derrière l’écran et de votre cube virtuel, plus 2 si c’est vous qui convoquez. Nul ne peut miser au-delà de sa limite.',
    'D-19.8':
      'Le gagnant défausse des cubes valant au moins sa mise, moins 2 s’il a convoqué, moins la valeur de son cube virtuel. On ne rend pas la monnaie, et aucun cube inutile pour atteindre cette somme ne peut être défaussé. Ces cubes sont recyclés.',
    'D-19.9':
      'Le gagnant reçoit 10 points de connaissance ; la carte est retournée et ne sert plus. Les perdants ne perdent rien.',
    'D-19.10':
      'Si celui qui pourrait convoquer y renonce, la carte reste : le prochain joueur qui termine son tour à Brindisi pourra convoquer.',
    'D-19.11':
      'À la fin de l’enchère, dans cet ordre : les cubes sont défaussés et recyclés à partir de la case du tour de jeu suivant, la connaissance est gagnée, la carte est retournée. Puis vient le tour du joueur suivant.',
    'D-19.12':
      'L’enchère est publique : participants, mises et cubes défaussés. Une mise engage, et qui a passé ne revient plus.',

    'D-20.1':
      'Deux des cinq cartes Pape sont rouges. Cela se déduit : la partie s’achève avec la deuxième carte rouge et dure de 13 à 16 tours de jeu ; avec trois cartes rouges, le tour de jeu 16 ne serait jamais atteint.',
    'D-20.2':
      'Carte blanche : rien ne se passe. Première carte rouge : le Pape se meurt, mais il ne se passe rien d’autre.',
    'D-20.3':
      'Deuxième carte rouge : le Pape meurt, et la partie s’achèvera avec ce tour de jeu. Tous les pions, où qu’ils soient, sont aussitôt placés à Rome, gratuitement. Pour le reste, on joue ce tour de jeu comme d’habitude.',
    'D-20.4':
      'Après la phase Actions de ce tour de jeu viennent l’élection finale (D-21), puis les points de Volgare (D-22). Il n’y a plus ni recyclage, ni aumône, ni nouvel ordre de jeu, ni manuscrits à compléter.',

    'D-21.1': 'Tous les écrans sont levés (voir Q-20).',
    'D-21.2':
      'Les joueurs font leur choix un par un, en commençant par celui qui a le plus de connaissance (voir Q-20).',
    'D-21.3':
      'Chacun peut défausser des cubes de derrière son écran pour une élection : un marchand, avec 7 points d’élection, devient Banquier (6 PV) ; un Frère, avec 10, Moine bénédictin (11 PV) ; un Cardinal, avec 11, Chambellan (14 PV) ou, avec 17, Pape (22 PV). On n’est élu qu’une fois au plus, et rien n’y oblige.',
    'D-21.4':
      'Un cube virtuel compte d’office et ne se perd pas : vos cubes réels n’ont qu’à atteindre le total exigé, diminué de sa valeur.',
    'D-21.5':
      'Le total peut dépasser l’exigence, mais rien n’est rendu, et un cube qui n’est pas nécessaire ne peut pas être défaussé. Les cubes défaussés quittent la partie.',
    'D-21.6':
      'Il n’y a qu’un Pape. Si plusieurs Cardinaux ont 17 points d’élection, le droit revient à celui qui a le plus de connaissance ; un autre peut alors devenir Chambellan avec 11. Si l’ayant droit y renonce, le droit passe au suivant : dans l’ordre de D-21.2, tout Cardinal qui a 17 points peut devenir Pape tant que personne ne l’est. Ces points sont ceux d’avant l’élection, cube virtuel compris.',

    'D-22.1':
      'Bonus des points d’élection : après l’élection, celui à qui il en reste le plus (cubes derrière l’écran et cube virtuel) reçoit 3 PV. À égalité, c’est celui qui a le plus de connaissance ; si tous ont 0 point d’élection, personne (voir Q-21). Règle maison « Cube virtuel après l’élection » : le cube virtuel d’un joueur élu n’y compte pas (voir Q-14).',
    'D-22.2': 'Chaque Copiste derrière l’écran rapporte 1 PV ; ceux qui sont devant, 0.',
    'D-22.3': 'La carte Bibliothèque du Vatican rapporte sa valeur, de 2 à 4 PV.',
    'D-22.4':
      'Richesse : celui qui a le plus de ducats reçoit 7 PV s’il est marchand (un Banquier l’est aussi), 3 PV s’il est Frère ou Cardinal. À égalité, c’est celui qui a le plus de connaissance ; si tous ont 0 ducat, personne (voir Q-21).',
    'D-22.5': 'La Devinette de Vérone rapporte ses PV selon D-12.3.',
    'D-22.6': 'Les Cantiques du Soleil rapportent leurs PV selon D-15.4.',
    'D-22.7': 'Chaque manuscrit rapporte autant de PV que son niveau ; Lingua Volgare en rapporte 8.',
    'D-22.8':
      'Cinq dialectes : 5 PV, une seule fois, si vous pouvez désigner cinq manuscrits différents qui représentent chacun un dialecte différent. Une carte de niveau 4 représente l’un des deux siens, au choix ; Lingua Volgare n’en représente aucun (voir Q-12).',
    'D-22.9':
      'Cartes : Ralph +4 PV, Gigi −4 PV, Lanzuisi +6 PV, Shlasinger +4 PV pour qui les possède, élu ou non. Un Cardinal élu Pape ne reçoit rien de sa carte.',

    'D-23.1':
      'La victoire revient à qui a le plus de PV ; à égalité, à qui a plus de connaissance (voir D-1.6). Il y a toujours un seul vainqueur.',
  },
  rulings: {
    'Q-1':
      'Rome vaut-elle 8 ducats et 15 points de connaissance, ou l’inverse ? Ici comme imprimé : 8 et 15. On peut douter : les pièces valent 5, 10 et 50, toutes les autres sommes du jeu sont des multiples de 5, et 15 est aussi ce que donne Bologne, qui coûte bien plus cher ; la légende a donc pu intervertir les deux nombres. Règle maison « Valeurs de Rome » : 15 ducats et 8 points de connaissance.',
    'Q-2':
      'Comment arrondit-on la moitié des ducats à donner en devenant Frère ? Au ducat supérieur : avec les 8 ducats de Rome, les sommes ne sont pas toujours des multiples de 5. Règle maison « Arrondi » : la somme donnée est arrondie au multiple de 5 supérieur, sans dépasser ce qu’on a. Mieux vaut la combiner avec la règle maison « Valeurs de Rome ».',
    'Q-3':
      'Quand donne-t-on l’aumône pour la dernière fois ? Au tour de jeu 11. Le titre du chapitre imprimé s’arrête au tour de jeu 10, mais une note ne l’exclut qu’à partir du 12 et la carte de Frère Gigi va jusqu’au 11 : deux passages sur trois incluent donc le tour de jeu 11. Règle maison « Dernière aumône » : au tour de jeu 10.',
    'Q-4':
      'Qui paie quand plusieurs joueurs reçoivent l’aumône ? Le même marchand pour toute la phase : le texte imprimé parle d’un seul plus riche, qui donne à plusieurs, et de la banque qui prend le relais quand il n’a plus rien. L’ordre des bénéficiaires et les versements incomplets ne sont pas réglés ; ici, on suit l’ordre de jeu et la banque complète. Règle maison « Payeur de l’aumône » : le plus riche est cherché de nouveau avant chaque versement.',
    'Q-5':
      'Que coûte le débarquement après un arrêt en mer ? 1 action et aucun ducat : on ne fait que passer de la mer à un port, et une action est gardée pour cela (voir D-7.13). Les règles imprimées ne le disent pas. En deux tours, la traversée coûte ainsi 2 actions et aucun ducat, contre 3 actions et 10 ducats d’un coup.',
    'Q-6':
      'Combien de ducats coûte un voyage qui mêle terre et mer ? 10 une seule fois. Rien n’est imprimé à ce sujet, mais le texte insiste sur un montant identique quelle que soit la distance, et Frère Ralph économise « les 10 ducats ». Règle maison « Ducats d’un voyage mixte » : 10 ducats à partir de deux étapes de 1 action, et 10 de plus pour une traversée.',
    'Q-7':
      'Peut-on prendre deux fois un cube de la même couleur pour 1 action chacun ? Non : une seule prise par couleur et par tour. Sinon, payer 4 actions pour deux cubes n’aurait aucun sens.',
    'Q-8':
      'Peut-on vendre un seul des deux Nobles qu’on vient de prendre ? Oui, chacun se vend séparément. Le texte imprimé ne parle que d’un Noble pris seul, ou des deux.',
    'Q-9':
      'Sur quelle case un cube recyclé va-t-il ? Dans la phase Événements, le recyclage vient avant la prise des cubes du tour de jeu : la case du tour de jeu en cours peut donc encore être complétée. Dans la phase Actions, elle est déjà passée. Si tout est plein jusqu’au tour de jeu 16, le texte imprimé se tait : le cube quitte la partie.',
    'Q-10':
      'Quand les manuscrits se décalent-ils ? Seulement quand le niveau 1 est épuisé : c’est ce que disent les règles imprimées. Un résumé public les décale dès qu’un niveau quelconque est épuisé. Règle maison « Déclenchement du décalage » : à chaque fois, les niveaux supérieurs au niveau épuisé descendent d’un emplacement ; Lingua Volgare arrive au premier décalage et coûte toujours 4 actions.',
    'Q-11':
      'Le décalage des manuscrits a-t-il lieu tout de suite ? Non, dans la phase Événements : c’est en complétant qu’on constate qu’une carte ne peut plus être remplacée. Règle maison « Moment du décalage » : dès que la dernière carte est prise.',
    'Q-12':
      'Lingua Volgare est-elle un manuscrit comme les autres ? Oui, c’est une carte Manuscrit : elle compte comme le seul manuscrit de votre tour. Mais elle n’a pas de dialecte.',
    'Q-13':
      'Combien de fois Frère Stefano rapporte-t-il 20 ducats ? Une fois, quand on prend la carte. Un Noble ne se vend qu’au moment où on l’obtient, et celui-ci ne se perd jamais : le vendre encore et encore serait de l’argent sans contrepartie. Règle maison « Vente de Stefano » : une fois à chacun de vos tours.',
    'Q-14':
      'Le cube virtuel compte-t-il encore après l’élection ? Oui. Il ne se perd jamais et les cartes le citent pour les deux usages : il compte à l’élection, puis de nouveau pour le bonus des points d’élection. Règle maison « Cube virtuel après l’élection » : celui d’un joueur élu ne compte pas pour le bonus ; celui d’un joueur non élu compte.',
    'Q-15':
      'Le Prêtre virtuel peut-il remplacer plusieurs Prêtres dans le même tour ? Non : un cube ne sert pas deux fois dans un tour. Sinon, avancer case par case sur les Cantiques du Soleil ne coûterait jamais de Prêtre.',
    'Q-16':
      'Que gagne Zazza à la Bibliothèque du Vatican ? Les règles imprimées parlent d’une carte de plus que la normale. Comme on ne peut en posséder qu’une, il en pioche une de plus et en garde une ; il faut tout de même avoir atteint au moins le nombre 1. Règle maison « Zazza à la Bibliothèque » : il pioche le nombre habituel et garde deux cartes.',
    'Q-17':
      'À partir de quand Muret donne-t-il sa sixième action ? Dès le tour où on le choisit : l’action supplémentaire est disponible sur-le-champ.',
    'Q-18':
      'Quand Shlasinger peut-il faire reculer un joueur ? Le moment n’est pas imprimé. Ici, pendant votre propre tour, gratuitement, même dans le tour où vous prenez la carte. Le jeton visé ne descend pas sous 0.',
    'Q-19':
      'Comment se déroule l’enchère de Stupor Mundi ? L’ordre de jeu est lu comme un cercle qui commence après celui qui convoque, pour les réponses comme pour les mises, lui-même misant le premier ; on pourrait aussi lire : à partir du premier de l’ordre de jeu. Il ne peut pas passer à l’ouverture et mise au moins 2, ce que son bonus suffit à payer. Les mises sont des nombres entiers, publiques, limitées à ce qu’on peut payer. Un joueur sans cubes peut venir : le voyage lui est offert.',
    'Q-20':
      'L’élection est-elle obligatoire, et dans quel ordre se fait-elle ? Elle est facultative : le texte imprimé dit qu’un joueur « peut » être élu. Vous choisissez les cubes défaussés parmi les combinaisons où aucun n’est de trop. L’ordre n’est pas imprimé : ici, celui qui a le plus de connaissance d’abord, écrans levés, car la connaissance tranche aussi toutes les égalités.',
    'Q-21':
      'Peut-on recevoir un bonus de fin de partie avec 0 ? Non : le bonus des points d’élection demande au moins 1 point d’élection, celui de la richesse au moins 1 ducat.',
    'Q-22':
      'Qui marque si plusieurs jetons partagent une case des Cantiques du Soleil ? À la lettre, seul celui du bas de la pile. Règle maison « Égalités aux Cantiques » : on suit l’ordre strict de D-1.5, le premier reçoit 9 PV et le deuxième 4 PV, même dans une seule pile.',
    'Q-23':
      'Que rapporte la Devinette de Vérone si le plus avancé n’a pas atteint le 4 ? Rien : sans nombre atteint, pas de points.',
    'Q-24':
      'Que se passe-t-il au bout d’une piste ou d’une table ? Le jeton s’arrête sur la dernière case : on n’en achète pas au-delà, et la connaissance en trop est perdue. Les longueurs et la place des nombres sont reconstituées : connaissance de 0 à 91, Devinette 12 cases, Cantiques 10, Messager 6, Orient 5, Bibliothèque 9, Repos 6. Des sources publiques disent seulement que la piste de la connaissance a plus de 90 cases et porte des repères de 1 à 8, et que tous commencent au niveau 1. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'Q-25':
      'Peut-on ne prendre qu’une partie de la valeur d’une ville ? Oui, le texte imprimé dit « et/ou ». Mais la valeur d’une ville ne se perçoit qu’une fois : ce qu’on laisse est perdu.',
    'Q-26':
      'Les cartes Événement finissent-elles par disparaître ? Non, elles restent jusqu’à ce qu’on les utilise : rien ne les retire. Le texte dont nous disposons donne Mercis (Venise, 30 ducats), Filocolo (Naples, 4 points de connaissance), Stupor Mundi (Brindisi), la carte 8 Artus Dictant (Rome) et le titre de la carte 4, Commercium ; les autres titres, numéros, zones et valeurs sont reconstitués. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'Q-27':
      'Qu’en est-il si deux joueurs ont la même connaissance ? Cela n’arrive pas : sur une même case, la pile décide, aussi pour savoir qui est dernier au Salterio et pour toutes les égalités finales. Un résumé public va dans le même sens : toutes les égalités y reviennent à celui qui a le plus de connaissance.',
    'Q-28':
      'Que cachent les écrans ? Les cubes et les manuscrits, en principe ; mais tout se prend au vu de tous et le journal le note, si bien qu’on peut en tenir le compte. Règle maison « Écrans ouverts » : les cubes et les manuscrits de tous sont affichés ; les cartes Bibliothèque du Vatican restent secrètes.',
    'Q-29':
      'Pourquoi ces noms, et d’où vient la carte d’Italie ? Les règles imprimées appellent Vicence ou Vérone une seule et même zone, et écrivent Murat ou Muret, Lanzuizi ou Lanzuisi, Messager ou Messenger ; dans l’édition de luxe, Norcia s’appelle Gubbio. Elles donnent les villes de départ, les villes franciscaines, les ports et les cathédrales, le nombre des abbayes (3) et des monastères (2), situés en zone neutre comme les villes de départ, la couleur bleue de Gênes et de Venise, le voisinage de Venise et de Milan, les valeurs de Rome et les 25 ducats de Milan. Tout le reste de la carte est reconstitué : les autres zones, dialectes, voisinages et valeurs. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'Q-30':
      'Dans quel ordre devient-on Frère, et peut-on devenir Cardinal dans le même tour ? On choisit d’abord la carte, on donne ensuite la moitié de ses ducats, puis la carte agit. Devenir Frère et Cardinal dans un même tour n’est interdit nulle part : c’est donc permis.',
    'Q-31':
      'Doit-on piocher à la Bibliothèque du Vatican dès qu’un nombre est atteint ? Non : c’est possible à n’importe lequel de vos tours suivants, tant que vous ne l’avez pas fait. Les 8 cartes valent de 2 à 4 PV ; leur répartition est reconstituée : trois à 2 PV, trois à 3 PV, deux à 4 PV. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'Q-32':
      'Peut-on se rendre à Bologne avec son pion ? Oui, comme dans toute zone neutre, sans effet. Que Bologne soit neutre est une reconstitution.',
    'Q-33':
      'Les jetons placés sur la table Repos lors de tours de jeu plus anciens comptent-ils ? Oui, tant qu’ils y sont. Le texte de la phase parle du tour de jeu précédent, mais il laisse les autres jetons en place, et le chapitre sur le Repos désigne le plus avancé sans autre condition.',
    'Q-34':
      'Muret peut-il dépenser ses six actions d’un seul coup ? Oui : avancer de six cases sur une même table ou voyager de six zones.',
    'Q-35':
      'La banque peut-elle manquer de pièces ? Non, elle est illimitée. Les cubes et les cartes, eux, sont en nombre limité.',
    'Q-36':
      'Peut-on refuser ou échanger les manuscrits dévoilés ? Non, et aucun mélange n’est refait. Le total de 55 manuscrits est attesté ; leur répartition est reconstituée : 15 cartes à chacun des niveaux 1, 2 et 3 (3 par dialecte) et 10 de niveau 4, une pour chaque paire de dialectes. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'Q-37':
      'Que faire s’il y a moins de cubes que d’habitude sur une case de la table des tours ? Cela arrive à partir du tour de jeu 8 : seuls ceux qui s’y trouvent sont à prendre.',
  },
};
