/** The lessons of De Vulgari Eloquentia in French. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'L’Italie vers 1300. Vous commencez comme marchand itinérant ; vous pouvez devenir Frère, puis Cardinal, peut-être même Pape. Vous allez de ville en ville, gagnez de la connaissance, réunissez des manuscrits en cinq dialectes et gagnez des partisans. Qui a le plus de points de Volgare (PV) à la fin gagne.',
  'primer.points':
    'Les manuscrits rapportent le plus : chacun vaut son niveau, de 1 à 4 PV, et les cinq dialectes réunis, 5 de plus. Vient ensuite l’élection finale : Politiciens, Nobles et Prêtres donnent des points d’élection, et ceux-ci une charge de 6 à 22 PV. Le reste vient de la Bibliothèque, des cartes Frère et Cardinal, des Copistes, des tables et de la richesse.',
  'primer.turn':
    'Vous avez cinq actions : un seul voyage, un seul manuscrit, des cubes, étudier, gagner des ducats, avancer sur les tables. Avant et après votre voyage, vous pouvez profiter de ce qu’offre la zone. Villes et cartes Événement donnent ducats et connaissance sans coûter d’action.',
  'primer.end':
    'À partir du tour de jeu 12, on retourne une carte Pape par tour de jeu. Avec la deuxième carte rouge, le tour de jeu en cours est le dernier : le 13 au plus tôt, le 16 au plus tard. Puis vient l’élection finale, et l’on compte tous les points.',
  'primer.about.picture': 'La carte de l’Italie, ses zones aux couleurs des dialectes, avec les pions des joueurs.',
  'primer.points.picture': 'Les manuscrits à prendre, par rangées du niveau 1 au niveau 4, chacun avec son dialecte.',
  'primer.turn.picture': 'Le tour d’un joueur : les actions qui restent, ce qui est déjà fait, et les cubes à prendre.',
  'primer.end.picture': 'La table des tours : les cartes Événement et ce qu’apportent les tours de jeu jusqu’à la fin.',
  'primer.advice1':
    'Gagnez tôt de la connaissance, jusqu’au niveau 4 : tous les manuscrits vous sont alors ouverts, et Rome seule en donne 15. Au-delà, elle ne sert guère qu’à départager.',
  'primer.advice2':
    'Devenez Frère dès les premiers tours de jeu : cela coûte la moitié de vos ducats, allez-y donc tant que vous en avez peu. Vous recevrez ensuite l’aumône.',
  'primer.advice3':
    'Décidez tôt quelle charge vous visez et comptez vos points d’élection : ceux qui dépassent ce qu’elle exige ne valent pas grand-chose.',
  'journeys.title': 'Voyages',
  'journeys.start':
    'Chacun commence comme marchand, avec 10 ducats. Choisissez d’abord où placer votre pion : {zones:zone} est à côté de deux villes riches.',
  'journeys.step':
    'À votre tour, vous avez 5 actions. Aller dans une zone voisine coûte 1 action et aucun ducat. Allez à {zones:zone}.',
  'journeys.claim':
    'Une ville qui a une valeur la donne à chaque joueur une fois par partie, sans action. Les ducats sont réservés aux marchands. Percevez 20 ducats à {zones:zone}.',
  'journeys.business':
    'Deux choses sont possibles n’importe où, une fois par tour. Le Petit commerce rapporte 10 ducats pour 1 action. Faites-le.',
  'journeys.psalter':
    'Le Salterio donne 3 points de connaissance pour 1 action, ou 4 au dernier de la piste, comme vous en ce moment. Étudiez-le.',
  'journeys.riddle':
    'Il vous reste 2 actions. Vous êtes dans une zone bleue : là seulement, on avance à la Devinette de Vérone. À la fin, qui y est en tête marque jusqu’à 6 PV. Avancez de 2 cases.',
  'journeys.end': 'Vos cinq actions sont dépensées. Terminez votre tour ; Bruno jouera le sien.',
  'journeys.before':
    'Votre deuxième tour. Vous pouvez profiter de la zone d’où part votre voyage et de celle où il finit. Donc, avant de quitter la zone bleue : avancez encore de 1 case à la Devinette.',
  'journeys.sail':
    'Par terre, chaque zone coûte 1 action ; plus d’une zone coûte aussi 10 ducats. Traverser vers un autre port de la même mer coûte 3 actions et 10 ducats. Traversez jusqu’à {zones:zone}.',
  'journeys.claimAgain': 'Vous voilà à l’autre bout de l’Italie. Percevez 15 ducats à {zones:zone}.',
  'journeys.sea':
    'On peut traverser à moindre prix : prenez la mer pour 1 action et restez-y, puis débarquez au tour suivant pour 1 action. Aucun ducat à payer, mais en mer vous ne profitez d’aucune zone.',
  'journeys.summary':
    'Vous ne faites qu’un voyage par tour, et les zones traversées ne donnent rien. Avant de partir, demandez-vous donc ce que vous pouvez encore faire ici, puis là où vous arriverez.',
  'manuscripts.title': 'Manuscrits',
  'manuscripts.shown':
    'Voici les manuscrits exposés, un par niveau. À la fin, chacun vaut son niveau, de 1 à 4 PV. Pour en prendre un, il vous faut trois choses : le niveau de connaissance, une zone de son dialecte et des actions.',
  'manuscripts.journey':
    'Prenons « {title} ». Son dialecte : {dialects:dialect}, et {zones:zone} est une zone de ce dialecte. Allez-y : 2 zones coûtent 2 actions et 10 ducats.',
  'manuscripts.level':
    'Ce manuscrit est de niveau 2. Vous êtes encore au niveau 1 ; le niveau 2 commence à la case 13 de la piste de la connaissance. La ville y remédie : percevez 8 ducats et 15 points de connaissance.',
  'manuscripts.take':
    'Tout y est : vous avez le niveau 2, vous êtes dans la bonne zone, et un manuscrit de niveau 2 coûte 2 actions. Prenez « {title} ».',
  'manuscripts.study':
    'On ne prend qu’un manuscrit par tour. Employez votre dernière action pour la connaissance : le Salterio.',
  'manuscripts.end':
    'Terminez votre tour. À chaque tour de jeu, qui a le moins de connaissance joue en premier. Après son tour, Bruno ouvrira donc aussi le tour de jeu suivant.',
  'manuscripts.next':
    'Un nouveau manuscrit a remplacé le vôtre. Voyez le niveau 1. Dialecte : {dialects:dialect} ; {zones:zone}, juste à côté, est une zone de ce dialecte. Allez-y.',
  'manuscripts.claim': 'Percevez 10 ducats et 3 points de connaissance à {zones:zone}, au passage et sans action.',
  'manuscripts.takeAgain':
    'Prenez « {title} » pour 1 action. Un manuscrit rapporte toujours 1 PV par action. Mais comme on n’en prend qu’un par tour, les hauts niveaux rapportent davantage.',
  'manuscripts.high':
    '« {title} » vaudrait 3 PV, mais il faut le niveau 3, qui commence à la case 26. Vous êtes à la 21. Voilà pourquoi la connaissance compte surtout dans les premiers tours de jeu.',
  'manuscripts.summary':
    'Un manuscrit dans chacun des cinq dialectes vaut 5 PV de plus à la fin. Un manuscrit de niveau 4 a deux dialectes et compte pour l’un d’eux. Vous en avez déjà deux : plus que trois.',
  'cubes.title': 'Cubes et charges',
  'cubes.offer':
    'Chaque tour de jeu propose des cubes de quatre couleurs. Un Politicien vaut 3 points d’élection, un Noble 2, un Prêtre 1 : il en faut pour obtenir une charge à l’élection finale. Les Copistes n’en valent aucun, mais servent autrement.',
  'cubes.noble':
    'Un cube coûte 1 action ; deux d’une même couleur en coûtent 4. Un Noble ne coûte pas de ducats : c’est souvent le premier à prendre. Prenez le Noble.',
  'cubes.keep':
    'Un Noble peut être vendu pour 20 ducats, mais seulement au moment où on le prend. Gardez-le cette fois, pour ses 2 points d’élection.',
  'cubes.politician':
    'Un Politicien coûte en plus 30 ducats. Vous en avez 40, et 3 points d’élection, c’est beaucoup. Prenez le Politicien.',
  'cubes.scribe':
    'Un Copiste ne coûte que 1 action. Il va devant votre écran, où il ne vaut encore rien. Prenez le Copiste.',
  'cubes.abbey':
    'Un Prêtre coûte 15 ducats, et il ne vous en reste que 10. Mais dans une abbaye, les Prêtres ne coûtent pas de ducats. Allez à l’abbaye : {zones:zone}.',
  'cubes.abbess': 'Prenez le Prêtre avec votre dernière action, sans payer de ducats.',
  'cubes.convert':
    'Une abbaye permet aussi de convertir tous vos Copistes, sans action. Soit chacun passe derrière l’écran et vaut 1 PV à la fin, soit chacun donne aussitôt 3 points de connaissance. La partie commence : prenez la connaissance.',
  'cubes.votes':
    'Vous avez 6 points d’élection derrière l’écran, cachés aux autres. Après le dernier tour de jeu, vous pourrez défausser des cubes pour une charge : un marchand devient Banquier avec 7 points d’élection, ce qui vaut 6 PV.',
  'cubes.summary':
    'Qui s’élève gagne plus. Un Frère devient Moine bénédictin avec 10 points d’élection : 11 PV. Un Cardinal devient Chambellan avec 11 : 14 PV, ou Pape avec 17 : 22 PV. Ces points sont rares : commencez tôt à en réunir.',
  'statuses.title': 'Marchand, Frère, Cardinal',
  'statuses.merchant':
    'Vous êtes marchand. Seuls les marchands reçoivent les ducats des villes et des cartes Événement et commercent avec l’Orient. Frères et Cardinaux reçoivent l’aumône et, à la fin, de meilleures charges.',
  'statuses.convent':
    'Il vous reste 2 actions ce tour-ci. Dans un monastère, un marchand peut devenir Frère. Allez au monastère : {zones:zone}.',
  'statuses.friar':
    'Devenir Frère ne coûte pas d’action, mais la moitié de vos ducats : ici 28 sur 55. Chaque Frère a son avantage. {persons:person} donne 7 points de connaissance et un Noble virtuel, soit 2 points d’élection. Choisissez-le.',
  'statuses.sale':
    '{persons:person} peut prendre une fois 20 ducats pour son Noble virtuel, et il le garde. Prenez-les.',
  'statuses.earn':
    'Gagnez des ducats après avoir payé, pas avant : vous n’en donnez pas la moitié. Faites maintenant du Petit commerce ; les Frères y ont droit aussi.',
  'statuses.end': 'Terminez votre tour. Bruno reste marchand et s’enrichit.',
  'statuses.alms':
    'Le nouveau tour de jeu a commencé par l’aumône : 5 ducats par Frère, 10 par Cardinal. Le marchand le plus riche paie s’il a plus que vous, sinon la banque. Cette fois, Bruno a dû payer. L’aumône dure jusqu’au tour de jeu 11.',
  'statuses.cathedral':
    'Dans une cathédrale, un Frère peut devenir Cardinal. Il n’y en a que deux, et l’une est juste à côté. Allez à {zones:zone}.',
  'statuses.cardinal':
    'Devenir Cardinal coûte 40 ducats et un Politicien ou un Noble. Les Cardinaux aussi ont chacun leur avantage. {persons:person} vaut 6 PV à la fin, sauf si vous devenez Pape. Choisissez-le.',
  'statuses.tribute':
    'Votre carte Frère quitte la partie, et son Noble virtuel avec elle. Payez donc avec lui, et gardez le vrai.',
  'statuses.summary':
    'Cardinal au tour de jeu 3 ! Vous recevez désormais 10 ducats d’aumône par tour de jeu, et à la fin 11 points d’élection font un Chambellan, 17 un Pape. On ne redevient jamais marchand, mais vous ne le regretterez guère.',
  'tracks.title': 'Tables',
  'tracks.overview':
    'Outre la connaissance, il y a six tables. Chaque case coûte 1 action, et l’on peut avancer de plusieurs cases par tour. Sur une même case, qui est arrivé le premier est devant.',
  'tracks.city':
    'Aux Cantiques du Soleil, on n’avance que dans une ville franciscaine, au tour de jeu indiqué par sa carte ; aux tours de jeu 15 et 16, dans toutes. Cette fois, c’est {zones:zone}. Allez-y.',
  'tracks.canticle':
    'Ici, chaque case coûte aussi 1 Prêtre, et vous en avez un. À la fin, le premier marque 9 PV et le deuxième 4. Avancez de 1 case.',
  'tracks.messenger':
    'Le Messager avance où que vous soyez. Sa dernière case est Bologne : elle coûte 20 ducats et 2 Prêtres et donne 15 points de connaissance ; dès le tour de jeu 8, moitié prix pour 10. Avancez de 1 case.',
  'tracks.rest':
    'Qui est en tête sur la table Repos joue en premier au tour de jeu suivant, puis revient au départ. C’est le premier choix des cubes et des manuscrits. Avancez de 1 case.',
  'tracks.business':
    'Il vous faudra bientôt des ducats pour voyager. Employez votre dernière action au Petit commerce.',
  'tracks.end': 'Terminez votre tour. Bruno a déjà joué : le tour de jeu suivant commence.',
  'tracks.first':
    'Vous jouez en premier, bien que vous ayez plus de connaissance que Bruno : c’est l’effet du Repos. Passons à la Devinette de Vérone, qui demande une zone bleue. Allez à {zones:zone}, pour 2 actions et 10 ducats.',
  'tracks.riddle':
    'Bruno est sur la case 2. À la fin, seul le premier marque : 4 PV dès la case 4, 5 dès la case 7, 6 dès la case 10. Avancez de 3 cases et dépassez-le.',
  'tracks.orient':
    'L’Orient est réservé aux marchands. Une fois sur la dernière case, chaque ville où vous percevez ensuite des ducats en donne 10 de plus. Si cela vaut la peine, c’est en début de partie.',
  'tracks.library':
    'La Bibliothèque du Vatican ouvre au tour de jeu 12. Dès la case 3 on peut piocher 1 carte, plus loin jusqu’à 4, et en garder une : 2 à 4 PV. C’est un bon emploi des actions dans les derniers tours de jeu.',
  'tracks.summary':
    'Les courses se gagnent tard. Qui mène tôt invite les autres à le dépasser, et un ou deux joueurs seulement marquent. Voyez donc ce que les autres peuvent encore faire, puis passez devant.',
  'summons.title': 'Événements, aumône, convocation',
  'summons.card':
    'Chacun des dix premiers tours de jeu place une carte Événement dans sa zone. Elle y reste jusqu’à ce qu’un joueur l’utilise. {title} attend à {zones:zone}. Allez-y : {persons:person} voyage sans payer de ducats.',
  'summons.use':
    'Utiliser une carte Événement ne coûte pas d’action. Celles de connaissance sont pour tous, celles de ducats pour les seuls marchands. Utilisez {title} : 4 points de connaissance.',
  'summons.claim':
    'Un Frère ne perçoit plus de ducats à {zones:zone}, mais toujours la connaissance. Percevez-la : 5 points.',
  'summons.end': 'Terminez votre tour. Bruno joue le sien, puis le tour de jeu 10 commence.',
  'summons.alms':
    'Chaque tour de jeu commence par sa carte Événement, puis vient l’aumône. Vous avez reçu 5 ducats, et Bruno 10, car il est Cardinal. Plus personne ici n’est marchand : la banque a donc payé.',
  'summons.stupor':
    'La dixième carte Événement est particulière : {title} est arrivée à {zones:zone} et vaut 10 points de connaissance. Qui y termine son tour peut convoquer les autres. Allez-y.',
  'summons.manuscript':
    'Il vous reste trois actions, et un manuscrit convient à cette zone et à votre niveau. Prenez « {title} ».',
  'summons.last': 'On ne convoque qu’à la toute fin de son tour. Terminez le vôtre.',
  'summons.summon':
    'Ceux que vous convoquez peuvent venir, sans frais, ou rester où ils sont. Si personne ne vient, vous gagnez sans rien défausser. Convoquez tout le monde.',
  'summons.bid':
    'Bruno est venu : il y a donc une enchère. On mise des points d’élection, soit des cubes derrière l’écran, et seul le gagnant défausse. Qui a convoqué a un bonus de 2. Misez 4.',
  'summons.pay':
    'Bruno a passé : vous gagnez. Grâce à votre bonus de 2, vous ne défaussez que 2 points d’élection. On ne rend pas la monnaie sur un Politicien : défaussez un Noble.',
  'summons.summary':
    'Un Noble pour 10 points de connaissance, et vous voilà au niveau 4. Il vous reste 10 points d’élection, juste ce qu’il faut à un Frère pour devenir Moine bénédictin. Ne misez jamais ceux qu’exige votre charge.',
  'election.title': 'L’élection finale',
  'election.dead':
    'Deuxième carte Pape rouge : le Pape est mort. Ce tour de jeu est le dernier, et tous les pions ont été placés à {zones:zone}. N’employez plus vos actions que pour des PV et des points d’élection.',
  'election.abbess':
    'Comptez vos points d’élection : vous en avez 16, et 17 suffisent pour devenir Pape. Prenez un Prêtre pour 15 ducats.',
  'election.library':
    'À la Bibliothèque du Vatican, vous êtes sur la case 1. Dès la case 3, on peut piocher une carte. Avancez de 2 cases.',
  'election.draw': 'Piocher ne coûte pas d’action, et la carte gardée vaut de 2 à 4 PV. Piochez.',
  'election.manuscript': 'Les manuscrits comptent jusqu’au bout. Prenez « {title} » pour 1 action.',
  'election.claim':
    'Voyons ce qui est gratuit. À l’élection, qui a le plus de connaissance choisit en premier, et elle départage toujours. Vous n’avez encore rien perçu à {zones:zone} : 15 points de connaissance.',
  'election.event':
    '{title} est encore là, elle aussi. Ces 5 points de connaissance vous font dépasser Bruno. Utilisez la carte.',
  'election.end': 'Votre dernière action ne peut plus rapporter de PV. Terminez votre tour ; Bruno joue son dernier.',
  'election.compare':
    'Tous les écrans sont levés. Pape : 22 PV, mais rien pour {persons:person}, et plus aucun point d’élection. Chambellan : 14, plus 6 pour {persons:person}, plus 3 s’il vous reste le plus de points d’élection, soit 23.',
  'election.elect':
    'Chacun peut obtenir une charge, ou aucune. La plus haute n’est pas toujours la meilleure. Devenez Chambellan.',
  'election.spend':
    'Défaussez des cubes pour au moins 11 points d’élection ; on ne rend pas la monnaie. Le Politicien et les quatre Nobles font juste 11, et vos six Prêtres restent.',
  'election.summary':
    'Charge, carte et points d’élection vous ont valu 23 PV. Pourtant Bruno gagne, 48 à 41 : ses manuscrits et les cinq dialectes font 21, les vôtres 9. Une charge vaut beaucoup, mais il faut aussi des manuscrits.',
  'rounds.title': 'Quatre tours de jeu',
  'rounds.start':
    'Jouez maintenant le début d’une partie, avec des conseils. D’où partir ? {zones:goal} n’est qu’à deux zones de {zones:zone}, et l’on y gagne 15 points de connaissance. Partez de {zones:zone}.',
  'rounds.journey': 'Le voyage jusqu’à {zones:zone} coûte 2 actions et vos 10 ducats. Il les vaut.',
  'rounds.claim': 'Prenez d’abord ce qui est gratuit : 8 ducats et 15 points de connaissance. Vous voilà au niveau 2.',
  'rounds.manuscript': 'La zone et le niveau conviennent : prenez « {title} » pour 2 actions.',
  'rounds.noble': 'Il vous reste 1 action, et il vous faudra des ducats. Prenez le Noble…',
  'rounds.sell':
    '… et vendez-le aussitôt pour 20 ducats. Votre tour est alors fini. Bruno a moins de connaissance : il joue, puis ouvre aussi le tour de jeu suivant.',
  'rounds.event':
    'Tour de jeu 2. {title} est arrivée dans votre zone. Utilisez la carte avant de partir : 5 points de connaissance.',
  'rounds.convent':
    'Devenez Frère tant que vous avez peu de ducats. Le monastère le plus proche est {zones:zone} : 2 actions et 10 ducats.',
  'rounds.friar':
    'La moitié de 18, ce n’est que 9 ducats. {persons:person} convient à qui veut bientôt devenir Cardinal : son Noble virtuel en paiera le prix. Choisissez-le.',
  'rounds.sale': 'Prenez 20 ducats pour le Noble virtuel ; vous le gardez.',
  'rounds.business':
    'Gagnez 10 ducats au Petit commerce. Vos deux dernières actions serviront à prendre et garder le Noble et à étudier le Salterio. Votre tour finit, et Bruno joue.',
  'rounds.cathedral':
    'Tour de jeu 3. Avec l’aumône, vous avez 44 ducats, assez pour devenir Cardinal. Allez à la cathédrale : {zones:zone}.',
  'rounds.cardinal':
    'Les bots les plus forts sont souvent Cardinaux dès le tour de jeu 3. Leur préféré, {persons:person}, vaut 6 PV : un Chambellan vaut alors presque un Pape. Choisissez-le.',
  'rounds.tribute': 'Payez avec le Noble virtuel. De toute façon, il quitterait la partie avec votre carte Frère.',
  'rounds.free':
    'Il vous reste 4 actions : finissez ce tour comme vous voulez. Ce n’est qu’un essai. La partie reprendra ensuite avec le Petit commerce, le Salterio, un Copiste et une case à la table Repos.',
  'rounds.alone':
    'Tour de jeu 4. Grâce au Repos, vous jouez en premier, et Bruno a dû vous verser 10 ducats d’aumône. Jouez un tour entier sans aide. Pensez à la connaissance jusqu’au niveau 4, aux manuscrits et aux points d’élection.',
  'rounds.summary':
    'Ainsi commence une partie. Continuez de même : niveau 4, les cinq dialectes, les points d’élection pour votre charge ; et dès le tour de jeu 12, surveillez les cartes Pape. À vous de jouer une vraie partie.',
};
