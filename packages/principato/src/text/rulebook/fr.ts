/** The rulebook of Principato in French, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'P-1': 'Généralités',
    'P-2': 'La Principauté',
    'P-3': 'Mise en place',
    'P-4': 'Le tour de jeu',
    'P-5': 'Les actions : activer, changer, prendre un cube Faveur',
    'P-6': 'Les effets des cartes Action',
    'P-7': 'Fin du tour et fin de l’Année',
    'P-8': 'Le Décompte Militaire',
    'P-9': 'Fin de partie',
    'P-10': 'Les cartes Objectif',
  },
  rules: {
    'P-1.1':
      'Principato se joue à 2, 3 ou 4 joueurs. L’ordre des places suit le sens horaire et ne change pas de toute la partie.',
    'P-1.2': 'La partie compte exactement 3 Années. Elle prend fin après le Décompte Militaire qui clôt l’Année 3.',
    'P-1.3': 'La victoire revient au joueur qui totalise le plus de Points de Victoire (PV).',
    'P-1.4': 'La réserve réunit tous les cubes, jetons et billets qui n’appartiennent à aucun joueur.',
    'P-1.5': 'Ce qui part dans la boîte est définitivement hors jeu.',
    'P-1.6': 'La carte Premier Joueur ne change jamais de mains (voir PQ-25).',

    'P-2.1': 'Votre Principauté se compose de cinq zones : Environs, Muraille, Bourg, Palais et Église.',
    'P-2.2':
      'Les Champs et les Fermes vont dans les Environs, les Palazzi et les Banques dans le Bourg. La Muraille accueille les jetons Armée (Catapultes, Condottieri et Milices), le Palais les jetons Culture (Monuments, Livres et Peintures).',
    'P-2.3':
      'La face d’un jeton recto verso se choisit au moment où vous le prenez dans la réserve. Tant qu’il est à vous, il ne se retourne plus (voir PQ-8).',
    'P-2.4':
      'Le nombre de cases de votre plateau ne limite pas le nombre de vos jetons : seule la réserve fixe une limite.',
    'P-2.5': 'Une Ferme entrepose au plus 2 cubes Nourriture.',
    'P-2.6': 'Une Banque entrepose au plus 2 cubes Or.',
    'P-2.7': 'L’Église entrepose au plus 3 cubes Faveur.',
    'P-2.8': 'Une Milice porte au plus 1 cube : Nourriture ou Faveur.',
    'P-2.9': 'Un Condottiere porte au plus 1 cube : Or ou Faveur.',
    'P-2.10': 'Les Champs, les Palazzi, les Catapultes et les jetons Culture n’entreposent rien.',
    'P-2.11':
      'Vos cubes entreposés peuvent être redistribués librement entre les lieux qui acceptent leur type. Seuls comptent les totaux : 2 cubes Nourriture par Ferme, 2 cubes Or par Banque et 3 cubes Faveur en tout.',
    'P-2.12':
      'Si vous devez recevoir des cubes sans avoir où les mettre, ces cubes supplémentaires sont perdus pour vous : ils restent dans la réserve.',
    'P-2.13':
      'À tout moment, et sans dépenser d’action, vous pouvez ravitailler vos soldats (Milices et Condottieri) qui ne portent pas encore de cube, à raison d’un cube chacun : Nourriture d’une Ferme vers une Milice, Or d’une Banque vers un Condottiere, Faveur de l’Église vers l’un ou l’autre. Vous n’y êtes jamais obligé.',
    'P-2.14':
      'Un cube posé sur un soldat ne peut plus être repris, ni déplacé, ni dépensé. Il n’en part qu’à la fin d’un Décompte Militaire (voir P-8.12).',
    'P-2.15':
      'Un cube que vous recevez peut être posé directement sur un soldat non ravitaillé qui accepte ce type de cube (voir PQ-9).',
    'P-2.16':
      'Sur Bottega, « à tout moment » veut dire : pendant votre tour, avant, entre et après vos actions, et quand vient votre ravitaillement lors d’un Décompte Militaire, mais pas à un autre moment. Au beau milieu d’une action, poser un cube supplémentaire sur un soldat revient au même (voir P-2.15). Pour engager vos cubes d’avance, faites-le pendant votre propre tour (voir PQ-10).',
    'P-2.17':
      'Un cube Faveur est un joker : il remplace 1 cube Nourriture ou 1 cube Or pour payer le coût d’une carte ou pour ravitailler un soldat. Il n’a pas d’autre usage en cours de partie ; à la fin, il compte comme un cube pour départager les ex æquo (voir P-9.3).',
    'P-2.18':
      'Vous ne pouvez pas vous défaire de vos cubes entreposés ni de vos jetons de votre plein gré. Une seule exception : remettre des soldats en réserve après un Décompte Militaire (voir P-8.13).',
    'P-2.19':
      'La place libre se mesure à l’arrivée des cubes : 2 par Ferme moins votre Nourriture, 2 par Banque moins votre Or, 3 moins vos cubes Faveur. Les cubes posés sur des soldats n’occupent pas de place d’entreposage, et une Ferme ou une Banque acquise plus tôt dans le même tour compte déjà.',

    'P-3.1': 'Chacun reçoit un plateau Principauté. Les places sont numérotées dans le sens horaire.',
    'P-3.2':
      'Écartez des cartes Action selon leur marque : à 2 joueurs, les marques 3 et 4 ; à 3 joueurs, la marque 4 ; à 4 joueurs, rien. Les cartes écartées vont dans la boîte.',
    'P-3.3':
      'Classez les autres cartes d’après leur dos : S1, S2, 1, 2 et 3. L’une des cartes Décompte Militaire appartient à la pile 2, l’autre à la pile 3.',
    'P-3.4':
      'Mélangez les cartes S2, puis donnez à chacun 1 carte S1 et 1 carte S2, face visible : ce sont ses cartes de départ. Les cartes S1 sont toutes identiques. Les cartes de départ en trop vont dans la boîte.',
    'P-3.5':
      'Mélangez séparément les piles 1, 2 et 3 ; les piles 2 et 3 contiennent chacune leur carte Décompte Militaire.',
    'P-3.6':
      'Dévoilez une à une, de gauche à droite, les 5, 6 ou 7 premières cartes de la pile 1 (à 2, 3 ou 4 joueurs) : c’est l’Étalage, dont les emplacements sont numérotés à partir de 1, le plus à gauche. Le reste de la pile 1 devient la Pioche ; les piles 2 et 3 attendent, face cachée.',
    'P-3.7':
      'Mélangez séparément les deux piles de cartes Objectif et donnez à chacun 1 carte de chaque pile, face cachée, connue de lui seul. Les cartes restantes vont dans la boîte sans être regardées.',
    'P-3.8':
      'Tous les cubes, jetons et billets forment la réserve. Les jetons Culture y sont triés par type et par valeur.',
    'P-3.9':
      'Placez dans votre Principauté 1 Champ, 1 Palazzo, 1 Ferme garnie de 1 cube Nourriture et 1 Banque garnie de 1 cube Or. Votre Église reçoit 1 cube Faveur.',
    'P-3.10': 'Le Premier Joueur est tiré au sort. Il conserve la carte Premier Joueur toute la partie.',
    'P-3.11':
      'Les joueurs sont assis dans l’ordre où ils ont été inscrits ou, si vous le choisissez lors de la mise en place, dans un ordre que Bottega tire au sort.',

    'P-4.1': 'Les tours se succèdent dans le sens horaire, à partir du Premier Joueur.',
    'P-4.2': 'À votre tour, vous disposez de 2 actions.',
    'P-4.3': 'Une action consiste à activer une carte Action, à changer une carte Action ou à prendre un cube Faveur.',
    'P-4.4': 'L’ordre est libre, et vous pouvez choisir deux fois la même sorte d’action.',
    'P-4.5': 'Rien ne vous oblige à tout jouer : vous pouvez vous contenter d’une seule action, ou n’en faire aucune.',
    'P-4.6': 'Entre deux actions, vous avez toujours exactement 2 cartes Action, face visible devant vous.',
    'P-4.7': 'Une action se termine entièrement, échange compris, avant que la suivante ne commence.',
    'P-4.8':
      'Votre tour s’achève lorsque vous le déclarez fini, ce que vous devez faire une fois vos actions épuisées. Jusque-là, vous pouvez encore ravitailler vos soldats (voir P-2.13).',

    'P-5.1': 'Activer : choisissez l’une de vos 2 cartes Action et appliquez son effet une seule fois.',
    'P-5.2': 'Si la carte propose plusieurs options (« OU »), vous en appliquez une seule, une seule fois.',
    'P-5.3':
      'Le coût se paie en entier, avec des cubes entreposés, avant de recevoir quoi que ce soit. Les cubes dépensés retournent dans la réserve.',
    'P-5.4':
      'Chaque cube Nourriture ou Or d’un coût peut être remplacé par un cube Faveur, même si vous possédez le cube demandé.',
    'P-5.5': 'Vous ne pouvez pas choisir une option dont vous ne pouvez pas payer la totalité du coût (voir PQ-4).',
    'P-5.6':
      'Une option qui donne des jetons ne peut être choisie que si la réserve peut tous les fournir. S’il ne reste qu’un jeton, « 2 Banques » est impossible, mais « 1 Banque » reste permis (voir PQ-7).',
    'P-5.7':
      'Une carte qui porte le symbole Échange doit être échangée juste après son effet : prenez n’importe quelle carte de l’Étalage et mettez la carte activée à l’emplacement ainsi libéré. Vous ne pouvez pas y renoncer, pas même à votre dernier tour ; prendre une carte du même type est permis.',
    'P-5.8': 'Une carte sans symbole Échange reste chez vous : l’activer ne permet pas de l’échanger.',
    'P-5.9':
      'Prendre une carte, par échange ou par l’action Changer, ne l’active pas. Vous pourrez l’activer avec une action ultérieure, y compris dans le même tour.',
    'P-5.10': 'Une carte sans symbole Échange peut être activée avec vos deux actions du même tour.',
    'P-5.11':
      'Une option qui ne donne aucun jeton et dont pas un seul cube ne pourrait être placé n’est pas proposée : réserve vide, ou ni place libre ni soldat non ravitaillé qui accepte ce cube. Une carte à laquelle il ne reste aucune option ne peut pas être activée (voir PQ-5).',
    'P-5.12':
      'La carte que vous venez de mettre dans l’Étalage peut être reprise par une action ultérieure, comme toute autre carte de l’Étalage (voir PQ-18).',
    'P-5.20':
      'Changer : échangez l’une de vos 2 cartes contre n’importe quelle carte de l’Étalage ; la vôtre prend l’emplacement de celle que vous prenez. Aucune des deux n’est activée.',
    'P-5.21': 'Toute carte peut être changée, avec ou sans symbole Échange.',
    'P-5.30': 'Prendre un cube Faveur : 1 cube Faveur passe de la réserve à votre Église.',
    'P-5.31': 'Cette action est impossible s’il n’y a plus de cube Faveur dans la réserve (voir PQ-6).',
    'P-5.32':
      'Si votre Église est pleine, cette action n’est possible que si vous avez un soldat non ravitaillé : c’est lui qui reçoit le cube (voir P-2.15 et PQ-20).',

    'P-6.1': 'Chantier de banque : payez 1 cube Nourriture pour 1 Banque, OU 3 cubes Nourriture pour 2 Banques.',
    'P-6.2': 'Chantier de ferme : payez 1 cube Or pour 1 Ferme, OU 3 cubes Or pour 2 Fermes.',
    'P-6.3': 'Chantier de palazzo : payez 1 cube Nourriture pour 1 Palazzo, OU 3 cubes Nourriture pour 2 Palazzi.',
    'P-6.4': 'Chantier de champ : payez 1 cube Or pour 1 Champ, OU 3 cubes Or pour 2 Champs.',
    'P-6.5':
      'Atelier de siège (Années 1 et 2) : payez 1 cube Or et 1 cube Nourriture pour 1 Catapulte, OU 2 cubes Or et 3 cubes Nourriture pour 2 Catapultes.',
    'P-6.6':
      'Grand atelier de siège (Année 3) : payez 1 cube Nourriture pour 1 Catapulte, OU 1 cube Or et 2 cubes Nourriture pour 2 Catapultes.',
    'P-6.7':
      'Sculpteur : payez 1 cube Nourriture et 2 cubes Or, OU 2 cubes Nourriture et 1 cube Or, pour 1 Monument de votre choix.',
    'P-6.8': 'Peintre : payez 5 cubes Or pour 1 Peinture de votre choix.',
    'P-6.9': 'Érudit : payez 4 cubes Nourriture pour 1 Livre de votre choix.',
    'P-6.10': 'Récolte : chacun de vos Champs vous rapporte 1 cube Nourriture.',
    'P-6.11': 'Loyers : chacun de vos Palazzi vous rapporte 1 cube Or.',
    'P-6.12': 'Engager des condottieri : recrutez gratuitement le nombre de Condottieri que vous voulez.',
    'P-6.13': 'Lever la milice : recrutez gratuitement le nombre de Milices que vous voulez.',
    'P-6.14':
      'Percepteur : recevez 2 cubes, au choix 2 cubes Or, OU 1 cube de chaque (Or et Nourriture), OU 2 cubes Nourriture.',
    'P-6.15': 'Trésor : recevez 3 cubes Or.',
    'P-6.16': 'Grenier : recevez 3 cubes Nourriture.',
    'P-6.17':
      'Les Années citées en P-6.5 et P-6.6 désignent la pile d’où vient la carte. Un Atelier de siège de la pile 2 activé en Année 3 garde son coût imprimé.',
    'P-6.18':
      'Vous recevez les cubes indiqués, dans la limite de la réserve, Nourriture et Or comptés séparément. Ils remplissent d’abord votre place libre, et vous ne pouvez pas en prendre moins. Vous n’avez le choix que pour les cubes supplémentaires : sur un soldat (voir P-2.15) ou perdus (voir P-2.12).',
    'P-6.19':
      'Le recrutement est limité par les jetons Condottiere/Milice de la réserve. Vous devez en prendre au moins 1, car n’en prendre aucun équivaudrait à Changer ; si la réserve n’en a plus, la carte ne peut pas être activée (voir PQ-19).',
    'P-6.20': 'Les soldats recrutés arrivent sans cube.',
    'P-6.21': 'Si la réserve n’a plus de jeton Culture du type voulu, la carte ne peut pas être activée.',

    'P-7.1':
      'À la fin de chaque tour, même passé sans agir, la carte la plus à gauche de l’Étalage part dans la boîte (voir PQ-28).',
    'P-7.2': 'Les autres cartes glissent d’un emplacement vers la gauche.',
    'P-7.3': 'La première carte de la Pioche est dévoilée et occupe l’emplacement de droite, resté libre.',
    'P-7.4':
      'Si la carte dévoilée est une carte Décompte Militaire, un Décompte Militaire supplémentaire est joué sur-le-champ. La carte part ensuite dans la boîte et l’on reprend en P-7.3.',
    'P-7.5':
      'Si la Pioche ne peut plus fournir la carte attendue, l’Année s’arrête aussitôt. L’Étalage garde ses cartes, soit une de moins que sa taille normale.',
    'P-7.6': 'Chaque fin d’Année est suivie d’un Décompte Militaire.',
    'P-7.7':
      'Si la carte Décompte Militaire est la dernière de la Pioche, le Décompte supplémentaire et celui de fin d’Année s’enchaînent, sans carte dévoilée ni tour joué entre eux. Ce sont deux Décomptes complets : après le premier, les cubes des soldats retournent dans la réserve, des soldats peuvent y être remis, puis l’on peut ravitailler de nouveau. L’ordre de décision est fixé de nouveau pour le second.',
    'P-7.8':
      'Après les Années 1 et 2, la pile de l’Année suivante devient la Pioche et l’Étalage est ramené à sa taille normale comme en P-7.3.',
    'P-7.9': 'La règle P-7.4 vaut aussi pour la première carte dévoilée d’une nouvelle Année (voir PQ-13).',
    'P-7.10':
      'L’ordre des tours n’est pas interrompu : le premier tour de la nouvelle Année revient au joueur qui suit celui qui a joué le dernier.',
    'P-7.11': 'Au début de chaque tour, l’Étalage est complet.',
    'P-7.12': 'Une partie comporte exactement cinq Décomptes Militaires.',
    'P-7.13': 'La partie se termine après le Décompte Militaire de fin d’Année 3 ; l’Étalage n’est plus complété.',
    'P-7.14':
      'Dévoiler la dernière carte de la Pioche ne met pas fin à l’Année : l’Étalage est complet et le joueur suivant joue son tour. L’Année s’arrête la première fois que la carte vient à manquer, quel que soit le joueur qui vient de jouer ; on n’achève pas le tour de table.',

    'P-8.1':
      'Ordre de décision : d’abord le joueur qui a le plus de jetons Armée (Catapultes, Condottieri et Milices réunis), puis les autres par ordre décroissant (voir PQ-24).',
    'P-8.2':
      'À nombre égal, la priorité va au Premier Joueur, sinon à celui qui le suit de plus près dans le sens horaire.',
    'P-8.3':
      'L’ordre est fixé au début de chaque Décompte Militaire, selon les jetons possédés à cet instant. Il sert pour le ravitaillement comme pour la remise en réserve.',
    'P-8.4':
      'Dans cet ordre, chacun peut ravitailler autant de soldats qu’il veut, ou aucun (voir P-2.13). Les choix se font au grand jour (voir PQ-11).',
    'P-8.5': 'Les cubes que vos soldats portaient déjà avant le Décompte Militaire comptent tout autant.',
    'P-8.6': 'Force Militaire = Catapultes + soldats ravitaillés − soldats non ravitaillés. Elle peut être négative.',
    'P-8.7':
      'Les joueurs sont classés par Force Militaire décroissante. Les places rapportent, dans l’ordre : à 2 joueurs, 2 et 0 PV ; à 3 joueurs, 6, 3 et 0 PV ; à 4 joueurs, 7, 4, 2 et 0 PV. Le barème à 2 joueurs est incertain (voir PQ-1).',
    'P-8.8':
      'En cas d’égalité, on additionne les PV des places occupées par les ex æquo et l’on divise par leur nombre, en arrondissant au supérieur. Chacun d’eux reçoit ce résultat.',
    'P-8.9':
      'Ces PV sont versés en billets Point de Victoire Militaire. Les billets ne manquent jamais : seul leur total compte.',
    'P-8.10': 'Une place rapporte ses PV quelle que soit la Force Militaire, même nulle ou négative (voir PQ-23).',
    'P-8.11': 'Une fois les PV attribués, on applique dans l’ordre P-8.12, puis P-8.13.',
    'P-8.12':
      'Tous les cubes posés sur les soldats de tous les joueurs retournent dans la réserve, chacun avec ceux de son type.',
    'P-8.13':
      'Vous pouvez remettre en réserve autant de vos Condottieri et de vos Milices que vous voulez, ou tous les garder. Les Catapultes ne peuvent pas être rendues.',
    'P-8.14': 'Au cinquième Décompte Militaire, l’étape P-8.13 est omise : elle ne changerait rien au résultat.',
    'P-8.15':
      'Tous les joueurs participent à chaque Décompte Militaire. Sans aucun jeton Armée, votre Force Militaire est de 0.',

    'P-9.1':
      'Votre score final réunit vos PV militaires, les PV inscrits sur vos jetons Culture et les PV de vos cartes Objectif.',
    'P-9.2': 'C’est seulement à la fin de la partie que les cartes Objectif sont dévoilées.',
    'P-9.3':
      'Égalité en tête : chaque ex æquo compte ses cubes, tous types confondus (Nourriture, Or, Faveur), et celui qui en a le plus l’emporte.',
    'P-9.4': 'Si l’égalité persiste, la victoire est partagée (voir PQ-15).',
    'P-9.5': 'Les places suivantes sont départagées de la même façon.',
    'P-9.6': 'Les cubes comptés en P-9.3 sont vos cubes entreposés : les soldats n’en portent plus après P-8.12.',

    'P-10.1': 'Armurerie : 1 PV par Catapulte.',
    'P-10.2':
      'Sol Fertile : comptez ensemble vos Fermes et vos Champs ; chaque jeton à partir du septième rapporte 1 PV. Avec 6 jetons ou moins, la carte ne rapporte rien.',
    'P-10.3':
      'Charte Municipale : comptez ensemble vos Palazzi et vos Banques ; chaque jeton à partir du septième rapporte 1 PV. Avec 6 jetons ou moins, la carte ne rapporte rien.',
    'P-10.4':
      'Forteresse : 1 PV par tranche complète de 4 PV militaires. Seuls vos billets Point de Victoire Militaire comptent.',
    'P-10.5': 'Chapelle : formez des paires d’un Monument et d’une Peinture. 1, 2 ou 3 paires rapportent 2, 5 ou 8 PV.',
    'P-10.6': 'Mairie : formez des paires d’un Monument et d’un Livre. 1, 2 ou 3 paires rapportent 2, 5 ou 8 PV.',
    'P-10.7':
      'Palace : formez des brelans d’un Monument, d’un Livre et d’une Peinture. 1, 2 ou 3 brelans rapportent 5, 10 ou 15 PV.',
    'P-10.8': 'Villa : formez des paires d’un Livre et d’une Peinture. 1, 2 ou 3 paires rapportent 2, 5 ou 9 PV.',
    'P-10.9':
      'Vous formez autant de paires ou de brelans que vous avez de jetons du type demandé le moins représenté chez vous, 3 au maximum. Chaque jeton n’entre que dans un seul ensemble, et sa valeur n’y joue aucun rôle (voir PQ-14).',
    'P-10.10': 'Vos deux cartes Objectif se comptent séparément : un même jeton peut servir aux deux.',
  },
  rulings: {
    'PQ-1':
      'Combien de PV pour un Décompte Militaire à deux ? Le tableau imprimé n’est pas clair : le texte dont nous disposons montre un 2 pour la première place et une case vide pour la seconde, peut-être par accident de mise en page, et nous n’avons trouvé aucune autre source. Ici, 2 et 0 : c’est le texte tel quel, la dernière place vaut 0 comme sur les autres lignes, et chaque rival devancé rapporte 2 PV, à peu près comme à 3 ou 4 joueurs (2 à 3 PV). Revers : l’objectif Forteresse plafonne alors à 2 PV. Règle maison « Barème à deux joueurs », au choix 2–0, 3–0, 4–0 ou 5–2.',
    'PQ-2':
      'Que contiennent les piles ? La règle annonce 98 cartes Action ; une source publique précise 8 cartes de départ et 90 cartes d’Année. Le reste est reconstitué : piles de 34, 28 et 28 cartes, 22 cartes de marque 3 et 22 de marque 4 (pour chaque marque 8, 7 et 7 selon la pile), nombre d’exemplaires de chaque carte et trois des quatre cartes S2. Cette répartition respecte tous les chiffres connus et les durées de partie annoncées, et donne à chacun 21 tours, 7 par Année, à 2, 3 ou 4 joueurs. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données ; si une Année s’y terminait en plein tour de table, P-7.10 s’appliquerait.',
    'PQ-3':
      'Quelles cartes portent le symbole Échange ? Des sources publiques l’attestent pour les cartes qui donnent des cubes et l’excluent pour les Chantiers. Le reste est reconstitué selon un principe simple : une carte payante reste, une carte gratuite part. Les cartes de recrutement ont donc le symbole ; les Ateliers de siège, le Sculpteur, l’Érudit et le Peintre ne l’ont pas. Règle maison « Échange des cartes Culture » : le Sculpteur, l’Érudit et le Peintre portent aussi le symbole ; dans nos simulations, ces cartes circulent alors davantage et les scores montent. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'PQ-4':
      'Peut-on activer une carte qu’on ne peut pas payer, juste pour l’échanger ? Non (voir P-5.5). Vous n’y perdez rien : Changer coûte aussi une seule action et mène au même résultat.',
    'PQ-5':
      'Peut-on activer une carte qui n’aurait aucun effet ? Non, cela n’est pas proposé (voir P-5.11), pour la même raison : Changer fait aussi bien.',
    'PQ-6':
      'Que faire si les cubes viennent à manquer ? La règle imprimée n’en dit rien. Ici, la réserve est limitée à 39 cubes Nourriture, 39 Or et 12 Faveur, et vous prenez ce qui reste ; 12 cubes Faveur remplissent tout juste quatre Églises, ce qui plaide pour une vraie limite. Règle maison « Cubes illimités » : la réserve ne limite alors plus ni vos gains ni l’action Prendre un cube Faveur, mais la place d’entreposage reste limitée.',
    'PQ-7':
      'Que faire si les jetons viennent à manquer ? La règle imprimée n’en dit rien. Ici, leur nombre est limité : une option exige tous ses jetons, et l’on recrute tant qu’il en reste. Règle maison « Jetons illimités », avec au plus 37 soldats par carte de recrutement pour que le choix reste fini. Les jetons Culture sont toujours limités.',
    'PQ-8': 'Peut-on retourner un jeton recto verso déjà acquis ? Jamais : aucune action du jeu ne le permet.',
    'PQ-9':
      'Un cube reçu peut-il aller tout droit sur un soldat ? Oui. Ravitailler d’abord, puis recevoir, donnerait le même résultat.',
    'PQ-10':
      'Que veut dire ravitailler « à tout moment » ? Ici : pendant votre tour et à votre ravitaillement lors d’un Décompte Militaire. Cela suffit, car vous ne recevez des cubes que pendant votre tour et vos soldats n’en ont besoin qu’aux Décomptes.',
    'PQ-11':
      'Le ravitaillement est-il public ou secret ? Public : puisque la règle fixe un ordre de décision, chacun voit les choix précédents. Règle maison « Ravitaillement simultané » : tous choisissent en même temps, en secret, et les choix sont dévoilés ensemble.',
    'PQ-12':
      'Comment remet-on des soldats en réserve ? Dans l’ordre de décision et au grand jour. L’étape est omise au dernier Décompte Militaire, où elle ne changerait rien. Les Catapultes restent : la règle ne cite que les Condottieri et les Milices.',
    'PQ-13':
      'Et si la première carte d’une Année est la carte Décompte Militaire ? Elle agit dès qu’elle est dévoilée, comme toujours : son Décompte supplémentaire suit donc directement celui de la fin de l’Année précédente.',
    'PQ-14':
      'Que valent plus de trois paires ou brelans ? Autant que trois : les cartes Objectif ne donnent de valeurs que pour 1, 2 et 3.',
    'PQ-15':
      'Et si l’égalité persiste après le compte des cubes ? La victoire est partagée, faute d’autre critère imprimé. Règle maison « Départage par la place » : l’emporte celui des ex æquo dont la place est la plus éloignée du Premier Joueur dans le sens horaire.',
    'PQ-16':
      'Les billets sont-ils visibles ? Oui : tout le monde voit ce qui est versé, les totaux sont donc affichés. Règle maison « Points militaires cachés » : vous ne voyez que votre total, mais les Forces Militaires et les PV de chaque Décompte restent publics.',
    'PQ-17':
      'Peut-on compter la Pioche ? Oui, comme autour d’une vraie table : le nombre de cartes restantes est affiché. Les cartes de la boîte qui ont été visibles peuvent aussi être consultées. Règle maison « Taille de la Pioche cachée » : ce nombre n’est pas affiché.',
    'PQ-18':
      'Peut-on reprendre une carte qu’on vient de poser ? Oui : toutes les cartes de l’Étalage peuvent être prises, même celle qui vient d’y arriver.',
    'PQ-19':
      'Peut-on recruter zéro soldat ? La règle laisse le nombre libre, mais n’en prendre aucun reviendrait à Changer : ce choix n’est pas proposé.',
    'PQ-20':
      'Peut-on prendre un cube Faveur quand l’Église est pleine ? Uniquement pour le poser sur un soldat non ravitaillé ; sinon, l’action n’est pas proposée, car le cube serait perdu.',
    'PQ-21':
      'Peut-on prendre moins de cubes que prévu ? Non. On ne prive les autres de cubes qu’en les gardant, jamais en les laissant dans la réserve : ce choix ne servirait à rien.',
    'PQ-22':
      'Que valent les jetons Culture ? La règle dit qu’ils sont triés par valeur et choisis librement, mais les valeurs nous manquent : elles sont reconstituées. Chaque type compte cinq jetons de chacune de ces valeurs : Monument 4, 3 et 2 PV ; Livre 5, 4 et 3 PV ; Peinture 6, 5 et 4 PV. La moyenne égale ainsi le nombre de cubes payés (3, 4 et 5), et les premiers servis y gagnent. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'PQ-23':
      'Une armée faible ou absente rapporte-t-elle des PV ? Oui : seule la place compte, quelle que soit la Force Militaire, car la règle ne pose aucune autre condition. Si personne n’a d’armée, tous se partagent toutes les places : à 4 joueurs, 4 PV chacun.',
    'PQ-24':
      'Quels jetons comptent pour l’ordre de décision ? Tous les jetons Armée, Catapultes comprises : la règle range les 56 jetons sous ce nom.',
    'PQ-25':
      'Le Premier Joueur change-t-il en cours de partie ? Non, aucune règle ne le prévoit. Son rôle se limite au premier tour et aux égalités dans l’ordre de décision (voir P-8.2).',
    'PQ-26':
      'Que compte la carte Forteresse ? Les billets des cinq Décomptes Militaires, et aucun PV d’une autre origine.',
    'PQ-27': 'Peut-on jeter des cubes pour faire de la place ? Non : la règle imprimée ne prévoit rien de tel.',
    'PQ-28':
      'L’Étalage avance-t-il après un tour sans action ? Oui : son avancée est liée à la fin du tour, non aux actions jouées.',
    'PQ-29':
      'Pourquoi lit-on parfois d’autres chiffres ? Une critique parle de trois Décomptes Militaires (la règle : cinq), une autre de deux cubes de chaque type au départ (la règle : un). Le site de l’éditeur annonce 100 cartes Action, 57 jetons Armée et 60 billets ; la règle dit 98 cartes et 56 jetons, et quatre sources comptent 40 billets. Nous ne suivons pas ces chiffres divergents.',
  },
};
