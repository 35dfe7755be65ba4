/** The rulebook of Virtù in French, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'V-2': 'Le matériel et les réserves',
    'V-3.1': 'Mise en place : la zone commune',
    'V-3.2': 'Mise en place : chaque joueur',
    'V-3.3': 'Mise en place : Ordre de jeu et pistes',
    'V-4': 'Le temps et les tours',
    'V-5.1': 'Bas-reliefs et faces',
    'V-5.2': 'Un seul type de symbole par bas-relief',
    'V-5.3': 'Payer : la cagnotte',
    'V-5.4': 'Les Florins',
    'V-5.5': 'Avec quoi payer quoi',
    'V-6.1': 'Déplacer le marqueur d’Action',
    'V-6.2': 'Les Flèches Cortigiano',
    'V-6.3': 'Solliciter une Indulgence',
    'V-6.4': 'Se libérer d’une Indulgence',
    'V-6.5': 'Réaliser l’Action',
    'V-6.6': 'Le déroulement du tour de Printemps',
    'V-7.1': 'Gouverner',
    'V-7.2': 'Patronner',
    'V-7.3': 'Commercer',
    'V-7.4': 'Annexer',
    'V-7.5': 'Guerroyer',
    'V-7.6': 'Intriguer',
    'V-8.1': 'L’ordre des Sièges',
    'V-8.2': 'Les Bonus de Guerre',
    'V-8.3': 'Le Siège',
    'V-8.4': 'La Bataille en plaine',
    'V-8.5': 'Le Repli',
    'V-8.6': 'La prise d’une Cité',
    'V-8.7': 'Piste des Cités et Ordre de jeu',
    'V-9.1': 'Hiver : la Solde',
    'V-9.2': 'Hiver : réorganiser le Palais',
    'V-9.3': 'Hiver : les Achats',
    'V-9.4': 'Hiver : Recruter',
    'V-9.5': 'Hiver : les Alliances',
    'V-9.6': 'Hiver : l’Indulgence',
    'V-10.1': 'La fin de la partie',
    'V-10.2': 'Les Points de Prestige',
    'V-10.3': 'L’Influence religieuse',
    'V-10.4': 'Le vainqueur',
  },
  rules: {
    'V-2.1': 'La banque ne manque jamais de Florins : le nombre de pièces n’est pas une limite (voir R-01).',
    'V-2.2': 'Vous avez exactement 6 Troupes. Chacune se trouve soit sur le plateau, soit dans votre réserve.',
    'V-2.3':
      'Vous avez exactement 5 Agents. Chacun est encore à gagner, disponible (gagné mais pas placé) ou placé. Vous n’en gagnez jamais plus de 5 en tout.',
    'V-2.4': 'Quand il n’y a plus de jeton Bonus de Guerre +1 dans la réserve, on ne peut plus en prendre (voir R-02).',
    'V-2.5': 'Quand il n’y a plus de carte Indulgence, personne ne peut en solliciter (voir R-03).',
    'V-2.6':
      'Une carte Personnage dont la pile est vide ne peut pas être achetée, pas plus qu’une tuile Royaume, République, Guilde ou Cathédrale dont la réserve est vide. Les cartes Personnage écartées retournent sur leur pile et peuvent de nouveau être achetées.',
    'V-2.7': 'Les disques de contrôle ne sont jamais une limite (voir R-04).',

    'V-3.1.1':
      'À 3 ou 4 joueurs, prenez la face 3/4 du plateau de l’Italie ; à 5 joueurs, la face 2/5. Les routes, les mers et les valeurs des Cités sont pour la plupart reconstituées ; les livrets donnent les valeurs de Ravenne (2), Terracine (1), Sienne (3), Bénévent (2), Parme (1) et Palerme (3).',
    'V-3.1.2':
      'À 3 joueurs, huit Cités sont interdites : Nice, Turin, Milan, Gênes, Parme, Raguse, Cagliari et Reggio. Couvrez-les et retirez leurs tuiles. Pour toutes les règles, ces Cités n’existent pas : ni Troupe, ni Agent, ni Siège, ni annexion, ni passage par la route. Les mers restent ouvertes (voir R-22).',
    'V-3.1.3': 'À 3 ou 4 joueurs, Pérouse et Civitavecchia ne figurent pas sur le plateau : retirez leurs tuiles.',
    'V-3.1.4':
      'À 3 ou 4 joueurs, Rome est neutre au départ et l’on utilise sa tuile sans blason. À 5 joueurs, on utilise la tuile avec blason : Rome appartient d’emblée au joueur romain.',
    'V-3.1.5':
      'Disposez, face visible et consultables par tous, les 12 piles de cartes Personnage, les tuiles des Cités neutres, les 10 Bonus de Patronage et les tuiles Titre, Guilde et Cathédrale.',
    'V-3.1.6': 'Préparez les 10 cartes Indulgence, les 11 jetons Bonus de Guerre +1 et la banque.',
    'V-3.1.7': 'Au départ, les trois Puissances majeures n’ont ni allié ni Agent.',

    'V-3.2.1':
      'À 3 joueurs, les dynasties en jeu sont Florence, Naples et Venise ; à 4 joueurs s’y ajoute Milan, à 5 joueurs Rome. Chacun choisit la sienne. Règle maison « Dynasties tirées au sort » : c’est le hasard qui les attribue.',
    'V-3.2.2':
      'Prenez le Palais de votre dynastie, son marqueur d’Action, 18 disques de contrôle, 6 Troupes, 5 Agents, 3 cartes Famille et les tuiles de vos 2 Cités de départ.',
    'V-3.2.3':
      'Placez ces deux tuiles dans votre Domaine, face disponible. Posez 1 disque de contrôle et 1 Troupe sur chacune de vos Cités de départ.',
    'V-3.2.4':
      'Placez librement vos 3 cartes Famille dans votre Palais, toutes les trois disponibles : à un emplacement d’Action (seulement une carte dotée d’une Action), en Amélioration sous une carte en Action, ou sur l’un des 3 espaces Cortigiano de base. Une seule carte par emplacement, et aucune ne reste de côté. Tous choisissent en même temps et dévoilent ensemble. Règle maison « Cartes Famille à tour de rôle » : on les place dans l’Ordre de jeu, au vu de tous.',
    'V-3.2.5': 'Vous commencez avec 2 Agents disponibles ; Naples et Rome en ont 3. Les autres restent à gagner.',
    'V-3.2.6': 'Votre Trésorerie contient 1 Florin.',
    'V-3.2.7': 'Le marqueur d’Action n’est pas encore placé.',

    'V-3.3.1':
      'Le premier joueur est tiré au sort, puis l’Ordre de jeu suit le sens horaire. Règle maison « Premier joueur désigné » : celui qui ouvre la table le nomme (voir E-21).',
    'V-3.3.2':
      'Sur la piste des Cités, tous les disques commencent sur la case 2, empilés : celui du premier joueur au sommet, celui du dernier tout en bas. On les empile de même sur la case 0 de la piste de Patronage.',
    'V-3.3.3':
      'On procède dans cet ordre : d’abord le premier joueur et l’Ordre de jeu ; puis les dynasties, que chacun choisit à son tour, dans l’Ordre de jeu, parmi celles qui restent ; puis les cartes Famille (voir V-3.2.4) ; enfin commence l’Année 1. Une dynastie n’est liée à aucune place autour de la table (voir R-31).',

    'V-4.1': 'Une Année se compose d’un Printemps, puis d’un Hiver.',
    'V-4.2': 'Tous les joueurs jouent leur tour de Printemps avant que le moindre Siège ne soit résolu.',
    'V-4.3':
      'L’Ordre de jeu fixé à la fin du Printemps vaut pour l’Hiver qui suit, puis pour le Printemps suivant, Sièges et Replis compris.',
    'V-4.4':
      'En Hiver, vous jouez vos cinq étapes d’affilée avant que le joueur suivant ne commence : Solde, réorganisation du Palais, Achats, recrutement, Alliance (voir E-30).',

    'V-5.1.1':
      'Chaque carte, chaque tuile et chaque Salle imprimée porte un bas-relief : un ensemble de symboles, chacun en un ou plusieurs exemplaires. Nous n’avons pas toutes les valeurs imprimées : les bas-reliefs et les coûts d’Achat sont pour la plupart reconstitués, de même que quelques noms de Cités et de cartes. Qui possède la boîte peut fournir les vraies valeurs dans un fichier de données.',
    'V-5.1.2':
      'Vos courtisans (les cartes posées sur des espaces Cortigiano) et les tuiles de votre Domaine sont soit disponibles, soit épuisés. Seuls ceux qui sont disponibles peuvent servir.',
    'V-5.1.3':
      'Les cartes placées dans une Salle, en Action ou en Amélioration, sont toujours disponibles et ne s’épuisent jamais.',
    'V-5.1.4':
      'Le bas-relief imprimé d’une Salle ne sert que tant qu’aucune carte n’y est en Action : Gouverner offre 1 Couronne, Intriguer 1 Masque, Guerroyer 1 Cavalerie ; Annexer et Patronner n’offrent rien.',

    'V-5.2.1':
      'Quand vous utilisez un bas-relief, choisissez UN seul de ses types de symbole. Tous ses symboles de ce type peuvent servir au paiement en cours ; ceux des autres types, non.',
    'V-5.2.2':
      'Un courtisan ou une tuile s’épuise dès qu’on l’utilise, même si tous ses symboles n’étaient pas nécessaires.',
    'V-5.2.3': 'Pour un bas-relief situé dans une Salle, le type choisi vaut pour tout le Printemps.',
    'V-5.2.4':
      'Une carte en Action et la carte en Amélioration placée dessous forment deux bas-reliefs distincts : vous pouvez y choisir le même type ou deux types différents.',
    'V-5.2.5': 'Hormis les Florins, aucun symbole ne se met de côté : ce qui n’est pas dépensé sur-le-champ est perdu.',
    'V-5.2.6':
      'Un courtisan ou une tuile épuisé puis redevenu disponible pendant la même phase (Flèche dépassée, Gouverner) peut resservir, avec le type de votre choix (voir R-05).',

    'V-5.3.1':
      'Une Action est un seul paiement : les symboles de tout ce que vous utilisez pendant l’Action forment une cagnotte, dépensée pas à pas jusqu’à la fin de l’Action, et que vous pouvez compléter jusque-là. Exception : le coût de Gouverner est payé en entier avant son premier effet (voir V-7.1.3 et R-06).',
    'V-5.3.2': 'Tous vos Achats d’un même Hiver forment un seul paiement, avec une seule cagnotte.',
    'V-5.3.3':
      'Se libérer d’une Indulgence, conclure une Alliance, effectuer un Repli (voir V-8.5.6) et déplacer le marqueur d’Action sont des paiements séparés, chacun avec sa propre cagnotte. Aucun symbole ne passe de l’un à l’autre.',
    'V-5.3.4':
      'Il est conseillé d’utiliser d’abord les bas-reliefs de la Salle et de ne recourir au reste qu’en cas de besoin : ceux de la Salle ne coûtent rien. Ce n’est pas une obligation (voir R-07).',
    'V-5.3.5':
      'Pas de gaspillage : un courtisan, une tuile ou un Bonus d’Alliance ne peut servir que si la cagnotte ne suffit pas encore au paiement (pour Guerroyer et Intriguer : à l’étape suivante). Vous choisissez avec quoi payer ; ce qui reste à la fin est perdu (voir R-32).',

    'V-5.4.1': 'Les Florins se trouvent dans votre Trésorerie, au vu de tous, et se conservent d’une Année à l’autre.',
    'V-5.4.2':
      'Collecter : à tout moment, même pendant le tour d’un autre joueur, vous pouvez épuiser un courtisan ou une tuile de votre Domaine disponible qui montre des Florins et en ajouter autant à votre Trésorerie. Cela ne coûte rien et ne demande aucune Action.',
    'V-5.4.3':
      'Les Florins des cartes placées dans une Salle ne servent que lorsque vous réalisez l’Action de cette Salle.',
    'V-5.4.4':
      'Pendant l’Action, les Florins choisis sur un bas-relief de la Salle paient les coûts en Florins de cette Action ; le surplus va dans votre Trésorerie. Cela vaut même si l’Action ne coûte aucun Florin, pourvu qu’elle ait au moins un effet (voir V-6.5.4 et R-08). Règle maison « Surplus de Florins perdu » : le surplus ne va pas dans la Trésorerie (voir E-02).',
    'V-5.4.5':
      'Sur Bottega, « à tout moment » veut dire : à chaque décision de votre tour ; chaque fois que l’on vous interroge pendant un Siège ou une Bataille en plaine ; avant que l’une de vos Cités ne tombe (voir V-5.4.7) ; pendant vos Replis ; quand vous perdez un espace Cortigiano (voir V-9.2.12). En pratique, cela revient au même (voir R-09).',
    'V-5.4.6':
      'Les Florins des courtisans et des tuiles passent toujours par la Trésorerie : vous les collectez tous (voir V-5.4.2), et ce dont un coût n’a pas besoin y reste. Ils n’entrent dans aucune cagnotte et ne se perdent jamais.',
    'V-5.4.7':
      'Quand vous allez perdre une Cité dont la tuile est disponible et montre des Florins, on vous demande si vous les collectez : après la dernière annonce et avant que la tuile ne change de main, même si vous avez passé automatiquement (voir V-8.2.7). Rien d’autre ne peut se perdre à attendre (voir R-09).',

    'V-5.5.1':
      'Avancer le marqueur d’Action d’une Salle de plus : 2 Florins de votre Trésorerie (une fois par Printemps) ou 1 Flèche d’une tuile de votre Domaine. Ni la Salle, ni les courtisans, ni les Alliances, ni une Indulgence n’y contribuent.',
    'V-5.5.2':
      'Se libérer d’une Indulgence : 1 Croix ou 2 Couronnes, fournies par vos courtisans, vos tuiles ou le Bonus du Saint Empire. Ni la Salle, ni la Trésorerie, ni la Couronne d’une Indulgence n’y contribuent (voir R-11).',
    'V-5.5.3':
      'Gouverner : Couronnes et Croix de la Salle, de vos courtisans et de vos tuiles, Bonus du Saint Empire et Couronne de l’Indulgence que vous sollicitez à ce moment.',
    'V-5.5.4':
      'Patronner : Florins, Couronnes et Croix. Vous payez avec la Salle, vos courtisans, vos tuiles, le Bonus du Saint Empire, la Couronne de l’Indulgence que vous sollicitez à ce moment et, pour les Florins, votre Trésorerie.',
    'V-5.5.5': 'Commercer : Bateaux de la Salle, de vos courtisans et de vos tuiles, et Bonus de l’Empire Ottoman.',
    'V-5.5.6':
      'Annexer : Couronnes et Bateaux de la Salle, de vos courtisans et de vos tuiles ; Bonus de l’Empire Ottoman pour les Bateaux ; Couronne de l’Indulgence que vous sollicitez à ce moment.',
    'V-5.5.7':
      'Guerroyer, déplacements : Cavaleries et Bateaux de la Salle, de vos courtisans et de vos tuiles, et Bonus de l’Empire Ottoman pour les Bateaux.',
    'V-5.5.8':
      'Guerroyer, jetons Bonus de Guerre +1 : symboles Guerre de la Salle uniquement ; leur coût se paie en Florins, de la Salle ou de votre Trésorerie. Ni courtisans, ni tuiles, ni Alliances.',
    'V-5.5.9': 'Intriguer : Masques de la Salle, de vos courtisans et de vos tuiles. Aucune Alliance n’y contribue.',
    'V-5.5.10':
      'Bonus lors d’un Siège ou d’une Bataille en plaine : symboles Guerre de vos courtisans, tuile Canons, Bonus du Royaume de France ; les Florins viennent de votre Trésorerie. La Salle n’agit pas directement, mais par les jetons qu’elle a donnés ; parmi les tuiles, seuls les Canons servent.',
    'V-5.5.11':
      'Repli par mer : Bateaux de vos courtisans et de vos tuiles, et Bonus de l’Empire Ottoman. La Salle n’y contribue pas.',
    'V-5.5.12':
      'Solde et recrutement : Florins de votre Trésorerie. Vos courtisans et vos tuiles y contribuent par la collecte (voir V-5.4.2).',
    'V-5.5.13':
      'Achats : Florins, Couronnes et Croix. Vous payez avec vos courtisans, vos tuiles, le Bonus du Saint Empire, la Couronne de l’Indulgence que vous sollicitez à ce moment et, pour les Florins, votre Trésorerie. La Salle n’y contribue pas.',
    'V-5.5.14':
      'Alliance : les symboles imprimés, fournis par vos courtisans et vos tuiles, ainsi que la Couronne de l’Indulgence que vous sollicitez à ce moment. Aucun Bonus d’Alliance n’y contribue (voir R-10), pas plus que la Salle ou la Trésorerie.',
    'V-5.5.15': 'Michel-Ange ajoute 1 Couronne à la cagnotte de chacune de vos Actions Patronner.',
    'V-5.5.16':
      'Un Bonus d’Alliance s’utilise d’un bloc : celui de l’Empire Ottoman donne 2 Bateaux à un seul paiement, et un Bateau inutilisé est perdu.',
    'V-5.5.17':
      'Les règles V-5.5.1 à V-5.5.14 ne disent des courtisans et des tuiles que ce qu’ils paient directement. Partout où la Trésorerie paie des Florins, ceux que vous collectez à ce moment en font partie (voir V-5.4.2).',
    'V-5.5.18':
      'Un Bonus d’Alliance actif devient utilisé dès que vous vous en servez. Il faut qu’il soit actif et qu’aucun Agent adverse ne le bloque.',

    'V-6.1.1':
      'Année 1 : posez votre marqueur d’Action sur la Salle de votre choix parmi les 5. Aucune Flèche n’est dépassée.',
    'V-6.1.2':
      'Ensuite, vous devez chaque Printemps avancer votre marqueur d’au moins 1 Salle dans le sens horaire. Avancer de 1 ou 2 Salles est gratuit.',
    'V-6.1.3': 'Vous pouvez avancer d’une Salle de plus pour 2 Florins, au plus une fois par Printemps.',
    'V-6.1.4':
      'Vous pouvez avancer d’autres Salles encore, sans limite de nombre, pour 1 Flèche chacune. Chaque tuile qui fournit des Flèches s’épuise.',
    'V-6.1.5':
      'Les deux se combinent : dans un déplacement de 3 Salles ou plus, 2 Salles sont gratuites ; parmi les autres, une au plus coûte 2 Florins, et chacune de celles qui restent 1 Flèche. Un tour complet du Palais, et même plus de 5 Salles, est permis. On ne paie pas de Salle supplémentaire pour un déplacement de moins de 3 Salles, ni plus de Salles qu’on n’en parcourt.',
    'V-6.1.6':
      'Le déplacement est annoncé et payé en entier avant d’être effectué. Les Florins d’un courtisan que ce déplacement rendra disponible ne peuvent donc pas le payer ; si le courtisan est encore disponible avant, vous pouvez les collecter (voir R-12).',

    'V-6.2.1':
      'Numérotons les Salles de 0 à 4 dans le sens horaire, à partir du haut : la Flèche Cortigiano de droite se trouve entre les Salles 1 et 2, celle de gauche entre les Salles 3 et 4. Cette position exacte est reconstituée.',
    'V-6.2.2':
      'Quand votre marqueur dépasse une Flèche Cortigiano, tous vos courtisans épuisés de ce côté (espaces de base et supplémentaires) redeviennent disponibles, avant que vous ne vous libériez d’une Indulgence ou ne commenciez l’Action. Ce n’est pas facultatif.',
    'V-6.2.3':
      'Dépasser deux fois la même Flèche Cortigiano au cours d’un déplacement (6 Salles ou plus) n’a pas d’autre effet.',

    'V-6.3.1':
      'Vous choisissez le gain au moment de la demande : 1 Couronne à utiliser aussitôt, pour l’Action au Printemps, pour des Achats ou une Alliance en Hiver ; ou bien 3 Florins versés dans votre Trésorerie.',
    'V-6.3.2':
      'Une seule Indulgence par Année, au Printemps ou en Hiver. Règle maison « Une Indulgence par phase » : une au Printemps et une en Hiver. En pratique, rien ne change : après une demande au Printemps, la Salle du marqueur est couverte et V-6.3.3 interdit d’en demander une autre en Hiver (voir E-01).',
    'V-6.3.3': 'Impossible si la Salle où se trouve votre marqueur porte déjà une carte Indulgence.',
    'V-6.3.4':
      'La carte Indulgence est placée sur la Salle où se trouve votre marqueur : au Printemps après l’Action, en Hiver tout de suite. Elle couvre les cartes de la Salle, qui y restent.',
    'V-6.3.5':
      'Au Printemps, la demande vient après le déplacement du marqueur : ses Florins ne peuvent pas le payer (voir R-12).',
    'V-6.3.6':
      'La Couronne doit être dépensée dans le paiement pour lequel vous l’avez demandée. Elle ne peut pas libérer d’une Indulgence (voir R-11).',
    'V-6.3.7':
      'Vous pouvez demander 3 Florins même si vous ne réalisez aucune Action, par exemple quand un Agent adverse bloque la Salle (voir R-13).',
    'V-6.3.8':
      'Si vous avez libéré ce Printemps la Salle de votre marqueur de son Indulgence, vous pouvez y en solliciter une nouvelle, dans la limite permise (voir V-6.3.2).',
    'V-6.3.9': 'Un Palais peut porter plusieurs cartes Indulgence, mais une seule par Salle.',
    'V-6.3.10':
      'Au Printemps, la demande se fait pendant votre propre tour, après toute libération d’Indulgence et avant que l’Action ne commence : ni après l’Action, ni pendant le tour d’un autre joueur, ni pendant les Sièges ou les Replis (voir R-33).',
    'V-6.3.11':
      'La Couronne ne peut être demandée que pour Gouverner, Patronner ou Annexer (en Hiver : pour des Achats ou une Alliance), et seulement si ce paiement est ensuite effectué avec elle dans sa cagnotte. Si l’Action n’est pas réalisée, c’est comme s’il n’y avait pas eu de demande.',

    'V-6.4.1':
      'Après le déplacement et avant l’Action, vous pouvez vous libérer de l’Indulgence de toute Salle que votre marqueur vient de traverser ou d’atteindre. La Salle de départ ne compte que si elle est de nouveau traversée ou atteinte.',
    'V-6.4.2':
      'Chaque carte coûte 1 Croix ou 2 Couronnes (voir V-5.5.2), jamais 1 Couronne et 1 Croix ensemble. Les courtisans que ce déplacement a rendus disponibles peuvent payer.',
    'V-6.4.3':
      'Les 2 Couronnes peuvent venir de deux bas-reliefs différents. Vous pouvez vous libérer de plusieurs Indulgences au cours d’un même Printemps, chacune avec son propre paiement.',
    'V-6.4.4':
      'La carte retourne dans la réserve. Si elle se trouvait dans la Salle de votre marqueur, l’Action redevient possible.',

    'V-6.5.1': 'Vous pouvez réaliser l’Action de la Salle, ou ne rien faire (voir R-14).',
    'V-6.5.2': 'C’est l’Action de la carte en Action ; s’il n’y en a pas, celle qui est imprimée dans la Salle.',
    'V-6.5.3':
      'L’Action est impossible si la Salle porte une carte Indulgence ou un Agent adverse (exception : V-7.6.8).',
    'V-6.5.4':
      'Une Action n’est réalisée que si elle a au moins un effet : 1 tuile rendue disponible ou 1 Bonus d’Alliance réactivé ; 1 rang de Patronage ; 1 Bateau commercé ; 1 Cité annexée ; 1 Troupe déplacée ou 1 jeton Bonus de Guerre +1 pris ; 1 Agent placé, déplacé ou retiré (voir R-08).',
    'V-6.5.5': 'Vous réalisez au plus une Action par Année.',

    'V-6.6.1':
      'L’ordre est fixe : déplacement (V-6.1), Flèches Cortigiano (V-6.2), libération d’Indulgences (V-6.4), demande d’une Indulgence (V-6.3), Action (V-6.5), pose de la carte Indulgence (V-6.3.4), fin du tour. On ne revient jamais à une étape antérieure. Collecter des Florins (voir V-5.4.2) est possible avant, pendant et entre toutes ces étapes.',
    'V-6.6.2': 'De ces étapes, seul le déplacement, avec ses Flèches Cortigiano, est obligatoire.',

    'V-7.1.1':
      'Pour chaque Couronne ou Croix payée, choisissez : rendre disponibles jusqu’à 2 tuiles épuisées de votre Domaine, ou réactiver 1 Bonus d’Alliance que vous avez utilisé (voir E-26).',
    'V-7.1.2': 'Vous pouvez mêler Couronnes et Croix, prises sur des bas-reliefs différents.',
    'V-7.1.3':
      'Vous payez d’abord tout le coût : une tuile paie cette Action Gouverner ou est rendue disponible par elle, jamais les deux. Les tuiles qui ont servi à d’autres paiements (Flèches, Indulgences, Florins) peuvent être rendues disponibles.',
    'V-7.1.4':
      'Vous pouvez collecter les Florins de vos tuiles juste avant de gouverner, puis rendre ces tuiles disponibles.',
    'V-7.1.5':
      'Toutes les tuiles du Domaine peuvent être rendues disponibles : Cités, Titres, Guilde, Cathédrales et Canons. Les courtisans, non.',
    'V-7.1.6':
      'Un Bonus d’Alliance utilisé peut être réactivé même si un Agent adverse le bloque ; il reste inutilisable tant qu’il est bloqué (voir R-15).',
    'V-7.1.7':
      'Un Bonus du Saint Empire qui a payé cette Action Gouverner ne peut pas être réactivé par elle. S’il a servi plus tôt dans le tour, à se libérer d’une Indulgence, il peut l’être (voir R-34).',
    'V-7.1.8':
      'Un symbole qui ne rendrait disponible aucune tuile et ne réactiverait aucun Bonus ne peut pas être payé, sauf comme surplus de son bas-relief.',

    'V-7.2.1': 'Avancez d’exactement 1 rang sur la piste de Patronage, au plus une fois par Année.',
    'V-7.2.2':
      'Vers le rang 1 ou 2 : 2 Florins et 1 Couronne ou Croix. Vers le rang 3 ou 4 : 3 Florins, 1 Couronne et 1 Couronne ou Croix. Vers le rang 5 : 4 Florins, 2 Couronnes et 1 Croix.',
    'V-7.2.3':
      'La Couronne de Michel-Ange compte comme Couronne ou comme « Couronne ou Croix », jamais comme la Croix du rang 5.',
    'V-7.2.4':
      'En atteignant le rang 2, puis le rang 4, vous devez aussitôt prendre un Bonus de Patronage parmi ceux qui restent.',
    'V-7.2.5': 'Le Bonus du rang 4 doit être de l’autre type (Artiste ou Œuvre) que celui du rang 2.',
    'V-7.2.6':
      'Artistes : Léonard de Vinci, Nicolas Copernic, Michel-Ange, Christophe Colomb et Nicolas Machiavel. Œuvres : Le Tracé à l’italienne, Le Prince, Le Duomo, La Chapelle Sixtine et Les Canons. Cette répartition, cinq de chaque type, est reconstituée.',
    'V-7.2.7':
      'Nicolas Machiavel est un courtisan : placez-le, disponible, sur un espace Cortigiano libre. Sans espace libre, vous devez d’abord écarter un courtisan ; sinon, vous ne pouvez pas choisir Machiavel. Il se déplace ensuite comme toute carte sans Action ; s’il est écarté, il quitte la partie (voir R-16).',
    'V-7.2.8': 'Les Canons sont une tuile : elle arrive disponible dans votre Domaine.',
    'V-7.2.9': 'Les huit autres Bonus restent à côté de votre Palais, toujours actifs ; ils ne s’épuisent jamais.',
    'V-7.2.10':
      'Léonard de Vinci : +1 à chaque Siège et à chaque Bataille en plaine, en attaque comme en défense, une fois par combat et pour 1 Florin à chaque fois ; mais pas à la fois dans une Bataille en plaine et dans le Siège qui la suit (voir V-8.4.7). Règle maison « Pas de Léonard en plaine » : il ne sert que dans les Sièges.',
    'V-7.2.11':
      'Le Tracé à l’italienne : +2 à la force de la Cité dans chaque Siège contre l’une de vos Cités, gratuitement et automatiquement.',
    'V-7.2.12': 'Nicolas Copernic : 1 espace Cortigiano supplémentaire.',
    'V-7.2.13':
      'Le Prince : 1 espace Cortigiano supplémentaire et 1 Agent gagné (si vous en avez gagné moins de 5). De plus, les autres joueurs ne peuvent plus placer ni déplacer d’Agent sur vos Cités, vos Salles ou vos Alliances. Les Agents qui s’y trouvent déjà restent jusqu’à ce qu’on les retire.',
    'V-7.2.14':
      'Le Duomo et La Chapelle Sixtine valent respectivement 1 et 2 Croix, uniquement au décompte final de l’Influence religieuse.',
    'V-7.2.15': 'Christophe Colomb n’a pas d’autre effet que ses 2 Points de Prestige.',
    'V-7.2.16':
      'Il y a toujours un Bonus à prendre : chacun prend au plus un Artiste et une Œuvre, il en reste donc de chaque type pour tous. Si Machiavel est le dernier Artiste et qu’aucun espace n’est libre, il faut écarter un courtisan.',
    'V-7.2.17':
      'Le Bonus agit aussitôt : les espaces de Copernic et du Prince et l’Agent du Prince dès maintenant, les Canons et Léonard de Vinci dès les Sièges du même Printemps.',

    'V-7.3.1': 'Recevez de la banque 2 Florins par Bateau payé, quel que soit le nombre de Bateaux.',

    'V-7.4.1': 'Prenez le contrôle d’exactement une Cité neutre.',
    'V-7.4.2': 'Valeur modifiée = valeur de base, −1 si votre Agent s’y trouve, +1 si c’est un Agent adverse.',
    'V-7.4.3': 'Payez au moins la valeur modifiée + 1, en Couronnes.',
    'V-7.4.4': 'Par la route : la Cité doit être voisine d’une Cité que vous contrôlez. Aucun Bateau n’est nécessaire.',
    'V-7.4.5':
      'Par mer : la Cité doit être un port et vous devez contrôler un port. Payez en plus 1 Bateau par mer traversée (voir V-7.5.5), depuis celui de vos ports qui en est le plus proche par mer.',
    'V-7.4.6':
      'Si un port est aussi voisin par la route, aucun Bateau n’est nécessaire. Règle maison « Les ports seulement par mer » : un port ne s’annexe que selon V-7.4.5, donc jamais sans port à vous (voir E-14).',
    'V-7.4.7': 'Les ports pirates (Raguse, Ajaccio, Cagliari et Tunis) ne peuvent pas être annexés.',
    'V-7.4.8':
      'Posez votre disque sur la Cité, prenez sa tuile, disponible, et ajustez votre disque sur la piste des Cités (voir V-8.7.2). L’Agent qui s’y trouve reste en place.',
    'V-7.4.9':
      'Une Cité neutre devant laquelle se tiennent des Troupes d’un autre joueur peut être annexée : le Siège se livre alors contre son nouveau maître (voir R-17).',

    'V-7.5.1': '1 Cavalerie déplace 1 Troupe le long d’une route, jusqu’à une Cité voisine.',
    'V-7.5.2': '1 Bateau fait traverser 1 mer à 1 Troupe, d’un port à un autre port.',
    'V-7.5.3':
      'Une Troupe peut faire plusieurs déplacements dans la même Action, par la route et par mer à votre gré, chacun payé séparément. Vous pouvez déplacer autant de Troupes que vous voulez.',
    'V-7.5.4':
      'Une Troupe qui arrive à une Cité que vous ne contrôlez pas s’arrête devant celle-ci et l’assiège. Vos propres Cités, elle peut les traverser ou s’y arrêter librement.',
    'V-7.5.5':
      'Distance par mer entre deux ports = 1 + le plus petit nombre de frontières entre mers voisines à franchir d’une mer du premier port à une mer du second. Aucune escale n’est nécessaire, et un port situé sur deux mers donne accès à l’une comme à l’autre. Le voisinage des mers est reconstitué.',
    'V-7.5.6':
      'Au lieu de mouvements, un bas-relief de la Salle qui porte des symboles Guerre peut fournir ce type : prenez 1 jeton Bonus de Guerre +1 par symbole utilisé et payez aussitôt le coût en Florins qui y est indiqué (voir V-8.2.3). Chaque symbole donne au plus 1 jeton par Action.',
    'V-7.5.7':
      'Un bas-relief utilisé pour ses symboles Guerre ne donne ni Cavalerie ni Bateau dans cette Action, et inversement (voir V-5.2.1).',
    'V-7.5.8': 'Les symboles Guerre des courtisans ne donnent pas de jeton : ils servent directement au combat.',
    'V-7.5.9':
      'L’Action Guerroyer peut se limiter à prendre des jetons, ou à déplacer des Troupes entre vos propres Cités.',
    'V-7.5.10': 'Une même Action peut ouvrir plusieurs Sièges.',
    'V-7.5.11':
      'Vos Troupes peuvent entrer dans une Cité à vous, ou en sortir, même si des Troupes adverses se tiennent devant elle.',
    'V-7.5.12': 'Le nombre de Troupes dans une Cité ou devant elle n’est pas limité.',
    'V-7.5.13':
      'Traverser plusieurs mers, de port à port, est un seul déplacement, qui coûte en Bateaux la distance par mer ; la Troupe n’entre pas dans les ports en chemin.',

    'V-7.6.1':
      'Pour chaque Masque, choisissez : placer un Agent disponible, ou déplacer un de vos Agents déjà placés, sur un lieu sans Agent ; ou bien retirer un Agent adverse, où qu’il soit.',
    'V-7.6.2':
      'Les lieux sont chaque Cité en jeu (ports pirates compris), chaque Salle de n’importe quel Palais (le vôtre compris) et chacune des 3 Alliances. Un seul Agent par lieu.',
    'V-7.6.3': 'Remplacer un Agent adverse par le vôtre coûte 2 Masques : un pour le retirer, un pour placer le vôtre.',
    'V-7.6.4': 'Un Agent retiré est rendu à son propriétaire, qui pourra le placer dans sa prochaine Action Intriguer.',
    'V-7.6.5': 'Un Agent reste en place quand la Cité change de maître ou l’Alliance d’allié.',
    'V-7.6.6':
      'Personne ne peut placer ou déplacer un Agent sur une Cité, une Salle ou une Alliance d’un autre joueur qui possède Le Prince.',
    'V-7.6.7':
      'Un Agent adverse dans une Salle empêche le maître du Palais d’en réaliser l’Action, et d’y ajouter ou d’en retirer des cartes en Hiver.',
    'V-7.6.8':
      'Exception : si l’Action de cette Salle (imprimée ou de la carte) est Intriguer, vous pouvez la réaliser, à condition que le premier Masque, d’où qu’il vienne, retire l’Agent de cette Salle. Les Masques suivants se dépensent comme d’habitude. Règle maison « Deux Masques pour débloquer Intriguer » : ce retrait coûte les 2 premiers Masques (voir E-05).',
    'V-7.6.9':
      'Un Agent sur une Cité neutre en abaisse la valeur de 1 pour son propriétaire et l’élève de 1 pour tous les autres, dans les annexions comme dans les Sièges. Sur la Cité d’un autre joueur, il en abaisse la valeur de 1 si son propriétaire l’assiège, et n’a pas d’effet pour les autres. Sur votre propre Cité, votre Agent n’en change pas la valeur.',
    'V-7.6.10':
      'Le nombre d’Agents dans les 5 Salles d’un Palais n’est pas limité. Règle maison « Agents limités par Palais », que toutes les éditions proposent pour les premières parties : au plus un Agent adverse, tous les adversaires du maître du Palais confondus, ou bien au plus un Agent en tout. Elle limite les Agents qu’on y place comme ceux qu’on y déplace (voir E-10).',
    'V-7.6.11': 'Pour les Agents placés sur une Alliance, voir V-9.5.',
    'V-7.6.12': 'Vous ne pouvez ni reprendre ni retirer votre propre Agent : vous pouvez seulement le déplacer.',
    'V-7.6.13':
      'Placer ou retirer un Agent prend effet aussitôt, y compris pour les joueurs qui n’ont pas encore joué leur tour de Printemps.',

    'V-8.1.1':
      'Vous menez un Siège devant chaque Cité que vous ne contrôlez pas et où se tiennent des Troupes à vous qui ne sont pas en repli.',
    'V-8.1.2':
      'Dans l’Ordre de jeu, chacun résout tous ses Sièges, l’un après l’autre, dans l’ordre qu’il veut. On ne peut ni omettre ni lever un Siège, sauf après une Bataille en plaine gagnée (voir V-8.4.5).',

    'V-8.2.1': 'Chaque Bonus est annoncé séparément et payé aussitôt.',
    'V-8.2.2':
      'Vous disposez des Bonus suivants : jeton Bonus de Guerre +1 (+1, déjà payé, puis défaussé) ; courtisan avec un symbole Guerre (+1 par symbole, pour 1 Florin par symbole si c’est imprimé, puis épuisé) ; Léonard de Vinci (+1, 1 Florin, une fois par combat) ; Canons (+2, 1 Florin, tuile épuisée) ; Alliance avec le Royaume de France (+2, gratuit, Bonus utilisé).',
    'V-8.2.3':
      'La plupart des Bonus coûtent 1 Florin : chaque symbole Guerre d’une carte, Léonard de Vinci et les Canons. Au combat, les jetons Bonus de Guerre +1, le Royaume de France et le Tracé à l’italienne ne coûtent rien. Le détail est reconstitué.',
    'V-8.2.4':
      'L’assiégeant et le défenseur peuvent tous deux utiliser des Bonus ; le défenseur aussi sans Troupe dans la Cité, et aussi avec les jetons Bonus de Guerre +1 qu’il a pris ce Printemps. Une Cité neutre n’a pas de Bonus. Règle maison « Pas de jetons en défense » : le maître d’une Cité assiégée ne peut pas y utiliser ses jetons ; en Bataille en plaine, rien ne change (voir E-09).',
    'V-8.2.5': 'Un même Bonus ne peut pas être utilisé deux fois dans un combat en payant deux fois.',
    'V-8.2.6':
      'L’assiégeant commence, puis on alterne : à votre tour, annoncez un Bonus ou passez. Quand les deux passent l’un après l’autre, le combat est résolu. Règle maison « Qui passe ne revient plus » : après avoir passé, on ne peut plus rien annoncer dans ce combat (voir E-15).',
    'V-8.2.7':
      'Qui n’a aucun Bonus utilisable passe automatiquement. Contre une Cité neutre, l’assiégeant annonce simplement ce qu’il veut.',
    'V-8.2.8':
      'Un Bonus est utilisable si la carte, la tuile ou le jeton est disponible (pour une Alliance : Bonus actif et non bloqué) et si vous pouvez payer ses Florins avec votre Trésorerie et ce que vous pouvez collecter à cet instant ailleurs que sur lui.',

    'V-8.3.1': 'Force de l’assiégeant = ses Troupes sur place + ses Bonus.',
    'V-8.3.2':
      'Force de la Cité = valeur de base, −1 si l’Agent de l’assiégeant s’y trouve. Cité neutre : +1 si l’Agent d’un autre joueur s’y trouve. Cité contrôlée : + les Troupes de son maître sur place + ses Bonus (dont +2 du Tracé à l’italienne).',
    'V-8.3.3': 'L’assiégeant ne gagne que si sa force est strictement supérieure.',
    'V-8.3.4':
      'En cas de victoire, l’assiégeant perd 1 Troupe si la force finale de la Cité, modificateurs, Troupes et Bonus compris, est de 3 ou plus, et 1 Troupe de plus par Troupe en défense, mais jamais plus qu’il n’en a. Toutes les Troupes en défense sont perdues. La Cité est prise même si aucun assiégeant ne survit.',
    'V-8.3.5': 'La Cité est prise selon V-8.6. Les assiégeants survivants restent dans la Cité.',
    'V-8.3.6':
      'Défaite (force égale ou inférieure) : l’assiégeant perd aussitôt 1 Troupe, et ses autres Troupes sur place se replient (voir V-8.5). Le défenseur ne perd rien.',
    'V-8.3.7':
      'Les Troupes perdues retournent dans la réserve de leur propriétaire et peuvent être recrutées dès l’Hiver qui suit.',

    'V-8.4.1':
      'Si, quand un joueur résout un Siège, des Troupes d’un autre joueur (ni maître de la Cité, ni en repli) se tiennent aussi devant la Cité, les deux se livrent d’abord une Bataille en plaine. Elle est obligatoire (voir E-39).',
    'V-8.4.2': 'Force = Troupes + Bonus, et rien d’autre : ni la valeur de la Cité ni les Agents ne comptent.',
    'V-8.4.3':
      'Les Bonus s’annoncent comme en V-8.2, le champion commençant (voir V-8.4.8 ; à deux assiégeants, c’est le joueur actif). Jetons Bonus de Guerre +1, courtisans, Canons, Royaume de France et Léonard de Vinci sont utilisables, le Tracé à l’italienne ne l’est pas. Règle maison « Pas de Léonard en plaine » : lui non plus.',
    'V-8.4.4':
      'À forces différentes, le vaincu perd toutes ses Troupes sur place et le vainqueur en perd autant, au plus toutes les siennes.',
    'V-8.4.5':
      'S’il lui reste des Troupes et qu’aucun autre rival n’est sur place, le vainqueur, joueur actif ou non, décide aussitôt : assiéger la Cité maintenant ou renoncer. S’il renonce, ses Troupes se replient sans perte (voir E-18).',
    'V-8.4.6': 'À forces égales, chacun perd 1 Troupe et le reste des deux armées se replie.',
    'V-8.4.7':
      'On n’y gagne aucun Trophée. Les Bonus utilisés sont dépensés : ils ne comptent pas dans le Siège qui suit et ne peuvent pas y resservir. Qui a utilisé Léonard de Vinci dans la Bataille en plaine ne peut donc pas l’utiliser dans le Siège qui suit directement devant cette Cité (voir E-38).',
    'V-8.4.8':
      'Trois assiégeants ou plus : le joueur actif est champion et affronte les autres un par un, dans l’Ordre de jeu, à partir du joueur qui le suit. Le vainqueur qui a encore des Troupes est champion contre le suivant ; sans rival restant, il décide selon V-8.4.5. Après une égalité, ou si le vainqueur n’a plus de Troupe, il n’y a plus de champion : les assiégeants restants attendent que le prochain d’entre eux, dans l’Ordre de jeu, résolve ses Sièges et devienne champion (voir R-18). Règle maison « Adversaire au choix en plaine » : le champion du moment choisit le prochain adversaire.',

    'V-8.5.1':
      'Une fois tous les Sièges résolus, les Troupes en repli se retirent, joueur après joueur dans l’Ordre de jeu.',
    'V-8.5.2': 'Par la route, gratuitement : vers une Cité voisine que vous contrôlez à ce moment.',
    'V-8.5.3':
      'Par mer : si la Cité assiégée est un port, vers n’importe quel port que vous contrôlez, en payant pour chaque Troupe autant de Bateaux que la distance par mer (voir V-5.5.11). C’est permis même si un Repli par la route est possible.',
    'V-8.5.4':
      'Chaque Troupe peut aller dans une Cité différente. Règle maison « Repli groupé » : toutes les Troupes qui quittent la même Cité, hormis celles que vous abandonnez, vont dans la même Cité.',
    'V-8.5.5':
      'Les Troupes qui ne peuvent pas se replier, ou que vous ne voulez pas replier, sont perdues et vont dans votre réserve.',
    'V-8.5.6':
      'Vos Troupes en repli devant une même Cité forment un seul Repli : un seul paiement, une seule cagnotte de Bateaux pour toutes. S’il y a plusieurs Cités, vous les prenez dans l’ordre que vous voulez (voir R-35).',
    'V-8.5.7':
      'Une Troupe se replie une seule fois, directement vers sa Cité d’arrivée : elle ne peut ni combiner route et mer, ni passer par une autre Cité à vous.',

    'V-8.6.1':
      'La prise d’une Cité suit l’ordre des règles V-8.6.1 à V-8.6.7. D’abord, on retire les Troupes du vaincu qui s’y trouvent (voir V-8.3.4).',
    'V-8.6.2':
      'Le conquérant pose son disque sur la Cité, à la place de celui du vaincu si elle n’était pas neutre. Le disque remplacé devient un Trophée du conquérant s’il n’en a pas encore de ce joueur ; sinon, il est rendu à son propriétaire (voir E-17).',
    'V-8.6.3':
      'La tuile de la Cité va, épuisée, dans le Domaine du conquérant ; si la Cité était neutre, elle vient de la réserve.',
    'V-8.6.4':
      'Si une Cathédrale s’y dresse, sa tuile Cathédrale suit, épuisée ; le pion reste sur la Cité. Chaque tuile Cathédrale est liée à une Cité : c’est celle-là qui change de mains.',
    'V-8.6.5': 'Un Agent présent sur la Cité y reste.',
    'V-8.6.6':
      'Les disques bougent sur la piste des Cités : d’abord celui du vaincu, puis celui du conquérant (voir R-19).',
    'V-8.6.7': 'Si le vaincu contrôle maintenant moins de 5 Cités, V-9.2.12 s’applique aussitôt.',
    'V-8.6.8': 'Au plus un Trophée par adversaire ; vous pouvez toujours conquérir d’autres Cités de cet adversaire.',
    'V-8.6.9':
      'Un joueur sans Cité reste dans la partie. Il ne peut ni annexer, ni déplacer de Troupes, ni recruter, mais peut faire tout le reste (voir R-20).',

    'V-8.7.1':
      'Après les Sièges de tous les joueurs, tous les jetons Bonus de Guerre +1 retournent dans la réserve (voir E-35).',
    'V-8.7.2':
      'Chaque fois que vous gagnez ou perdez une Cité, votre disque passe sur la case de votre nombre de Cités (8 = 8 ou plus) et se pose au-dessus de ceux qui s’y trouvent. S’il ne change pas de case (8 ou plus avant comme après), il garde sa place dans la pile.',
    'V-8.7.3': 'Dès 5 Cités, vous avez aussitôt 1 espace Cortigiano supplémentaire.',
    'V-8.7.4':
      'Le nouvel Ordre de jeu s’établit après les Replis : de la case la plus haute à la plus basse et, sur une même case, du sommet de la pile vers le bas.',
    'V-8.7.5': 'L’ordre des disques empilés sur la piste de Patronage n’a aucun effet.',

    'V-9.1.1':
      'Selon le nombre de vos Troupes sur le plateau, vous payez en tout : 0 à 2 Troupes, rien ; 3 ou 4 Troupes, 1 Florin ; 5 ou 6 Troupes, 2 Florins.',
    'V-9.1.2':
      'Si vous ne pouvez ou ne voulez pas payer toute la Solde, choisissez ce que vous payez (0 ou 1 Florin) et retirez des Troupes de votre choix jusqu’à ce que les autres soient payées : il en reste exactement 4 pour 1 Florin, exactement 2 si vous ne payez rien. Rien ne vous oblige à collecter des Florins pour payer.',

    'V-9.2.1':
      'Les cartes se déplacent une par une, autant de fois que vous voulez. Aucun déplacement n’est obligatoire.',
    'V-9.2.2':
      'Aucune carte ne peut entrer dans une Salle qui contient votre marqueur, une Indulgence ou un Agent adverse, ni en sortir.',
    'V-9.2.3':
      'Un courtisan disponible peut aller à un emplacement d’Action vide (seulement si la carte a une Action), à l’emplacement d’Amélioration vide d’une Salle où une carte est en Action, ou sur un autre espace Cortigiano libre.',
    'V-9.2.4': 'Un courtisan épuisé ne peut pas être déplacé.',
    'V-9.2.5':
      'Une carte qui sort d’une Salle va, épuisée, sur un espace Cortigiano libre. Aucune carte ne passe donc d’une Salle à une autre au cours du même Hiver, et deux courtisans ne peuvent pas échanger directement leurs places.',
    'V-9.2.6':
      'Une Salle a un emplacement d’Action et un emplacement d’Amélioration, pour une carte chacun. Une carte ne glisse pas de l’un à l’autre dans sa Salle, sauf selon V-9.2.7. Règle maison « Glissement dans la Salle » : en un déplacement, vous pouvez intervertir les deux cartes d’une Salle, ou mettre un courtisan doté d’une Action à l’emplacement d’Action tandis que la carte qui s’y trouve glisse dans l’emplacement d’Amélioration vide ; la nouvelle carte en Action doit avoir une Action.',
    'V-9.2.7':
      'Une carte sans Action ne peut pas être seule dans une Salle. Si la carte en Action s’en va, une carte en Amélioration dotée d’une Action devient la carte en Action ; si elle n’a pas d’Action, le déplacement est interdit.',
    'V-9.2.8':
      'Espaces Cortigiano : Gauche 1 est un espace de base, Gauche 2 et Gauche 3 sont supplémentaires ; Droite 1 et Droite 2 sont de base, Droite 3 est supplémentaire. Chacun accueille une seule carte. La répartition des espaces supplémentaires entre les deux côtés est reconstituée.',
    'V-9.2.9':
      'Un Duché, Nicolas Copernic, Le Prince et le contrôle de 5 Cités ou plus donnent chacun 1 espace Cortigiano supplémentaire. Au plus 3 comptent. Que ce soit le Duché, parmi les Titres, est une reconstitution.',
    'V-9.2.10':
      'Vos espaces supplémentaires ne sont pas liés à une place : à tout moment, vous utilisez ceux que vous voulez parmi les trois, sans dépasser le nombre que vous en avez, même si des espaces de base sont vides. L’espace d’un Titre compte aussi quand sa tuile est épuisée.',
    'V-9.2.11':
      'Vous pouvez libérer un espace Cortigiano en écartant sa carte, disponible ou épuisée : un Personnage retourne sur sa pile, une carte Famille ou Machiavel quitte la partie. C’est permis à toute étape de votre propre tour d’Hiver ; au Printemps, seulement pour placer Machiavel (voir V-7.2.7). Vous gardez les Agents gagnés avec la carte (voir R-27).',
    'V-9.2.12':
      'Perte de la cinquième Cité : si plus de cartes occupent des espaces supplémentaires qu’il ne vous reste de tels espaces, vous perdez aussitôt un espace Cortigiano au choix. Déplacez l’une de ces cartes sur un espace de base libre (elle garde sa face, même épuisée) ou écartez-la ; ou bien écartez une carte d’un espace de base et mettez à sa place une carte d’un espace supplémentaire. Règle maison « Perte d’un espace supplémentaire » : aucune carte d’un espace de base ne peut être écartée pour cela (voir E-20).',
    'V-9.2.13':
      'Un espace est utilisable si c’est un espace de base, ou un espace supplémentaire tant que vos cartes sur de tels espaces, comptées après le déplacement, ne dépassent pas le nombre de vos espaces supplémentaires. Il est libre s’il est utilisable et sans carte.',
    'V-9.2.14':
      'Une carte placée dans une Salle ne peut pas être écartée : elle doit d’abord en sortir vers un espace Cortigiano (voir V-9.2.5).',
    'V-9.2.15':
      'Un espace supplémentaire s’obtient en même temps que ce qui le donne, y compris au Printemps, et ne se perd que selon V-9.2.12 : Titres et Bonus de Patronage ne se perdent jamais.',

    'V-9.3.1':
      'Vous pouvez acheter autant de cartes Personnage et de tuiles que vous voulez, mais au plus une de chaque sorte par Hiver. Les sortes sont les 12 Personnages et les 6 tuiles Duché, Principauté, Royaume, République, Guilde et Cathédrale. Un autre exemplaire peut être acheté un Hiver suivant, dans les limites de V-9.3.5.',
    'V-9.3.2':
      'Tous les Achats sont simultanés : rien de ce qui est acheté cet Hiver ne peut payer un Achat du même Hiver. Ses symboles, Florins compris, ne servent à rien d’autre non plus avant la fin de votre tour d’Hiver. Règle maison « Achats utilisables aussitôt » : ils peuvent servir au recrutement et à l’Alliance (voir E-37).',
    'V-9.3.3':
      'Les Personnages achetés vont, disponibles, sur un espace Cortigiano libre ou libéré, à votre choix. Un courtisan qui a servi à payer peut être écarté pour faire de la place. Un Personnage qui ne peut pas être placé ne peut pas être acheté.',
    'V-9.3.4': 'Les tuiles achetées arrivent disponibles dans votre Domaine ; les Cathédrales y arrivent épuisées.',
    'V-9.3.5':
      'Vous possédez au plus un Cardinal, une Guilde, un Duché, une Principauté et une seule tuile parmi Royaume et République. Posséder s’entend où que ce soit dans votre Palais ou votre Domaine.',
    'V-9.3.6':
      'Vous ne pouvez acheter que le Duché et la Principauté à votre blason ; ceux des dynasties absentes restent inutilisés. Royaume et République : 2 exemplaires de chacun pour tous les joueurs.',
    'V-9.3.7':
      'Cathédrale : vous devez contrôler une Cité de valeur de base 3 ou 4 sans Cathédrale ; choisissez-la et posez-y un pion. Il y a 5 Cathédrales en tout.',
    'V-9.3.8':
      'Une carte avec un symbole Agent vous fait gagner 1 Agent, disponible et utilisable dès le Printemps suivant, si vous en avez gagné moins de 5.',
    'V-9.3.9':
      'Un Personnage qui vient d’être écarté peut être racheté le même Hiver, s’il a été écarté avant l’annonce des Achats.',
    'V-9.3.10':
      'Une fois par Hiver, dans cet ordre : annoncez tous vos Achats, les réserves et les limites (V-2.6, V-9.3.1, V-9.3.5) étant vérifiées à ce moment ; payez la somme des coûts en un seul paiement (voir V-5.3.2) ; prenez les tuiles et placez la Cathédrale ; placez les Personnages un par un ; prenez les Agents gagnés.',
    'V-9.3.11':
      'L’espace d’un Duché acheté maintenant peut accueillir un Personnage acheté maintenant, car les tuiles viennent d’abord (voir R-36).',
    'V-9.3.12':
      'Chaque Personnage va sur un espace libre. Vous pouvez écarter un courtisan pour en libérer un, même s’il y en a un autre de libre, mais jamais une carte achetée le même Hiver. L’ensemble n’est permis que si tous ses Personnages peuvent être placés : au plus 3 + le nombre de vos espaces supplémentaires.',
    'V-9.3.13':
      'Une carte écartée pendant le placement des Personnages vous appartient jusque-là : elle compte pour les limites vérifiées à l’annonce, et ses symboles peuvent payer.',

    'V-9.4.1':
      'Placez des Troupes de votre réserve dans des Cités que vous contrôlez, autant que vous voulez, jusqu’à 6 sur le plateau.',
    'V-9.4.2':
      'Une Troupe coûte 1 Florin dans l’une de vos Cités de départ (à votre blason), 3 Florins dans toute autre Cité.',
    'V-9.4.3':
      'Une Cité de départ prise par un adversaire ne sert plus à son ancien maître ; pour le nouveau, recruter y coûte 3 Florins. Reprise, elle coûte de nouveau 1 Florin. Rome sans blason (3 ou 4 joueurs) coûte 3 Florins à tous.',

    'V-9.5.1':
      'Vous pouvez conclure ou renverser une Alliance par Hiver, et être l’allié de plusieurs Puissances. Chaque Puissance a au plus un allié.',
    'V-9.5.2':
      'Puissance sans allié : payez le coût imprimé ; si votre Agent s’y trouve, 1 symbole de votre choix de moins.',
    'V-9.5.3':
      'Puissance alliée à un adversaire : seul un joueur dont l’Agent s’y trouve peut renverser l’Alliance, au coût entier. L’ancien allié reprend son disque.',
    'V-9.5.4': 'L’Agent reste en place. Que l’Alliance ait été conclue ou renversée, son Bonus est actif.',
    'V-9.5.5':
      'Un Agent adverse sur votre Alliance vous empêche d’en utiliser le Bonus ; en fin de partie, elle ne donne alors ni Point de Prestige ni, pour le Saint Empire, de Croix.',
    'V-9.5.6': 'Un Bonus utilisé se réactive par l’Action Gouverner (voir V-7.1.1).',
    'V-9.5.7':
      'Royaume de France : coûte 1 Couronne et 3 Cavaleries ; Bonus : +2 dans un Siège ou une Bataille en plaine. Empire Ottoman : coûte 1 Couronne et 3 Bateaux ; Bonus : 2 Bateaux pour Annexer, Guerroyer, Commercer ou un Repli. Saint Empire : coûte 3 Couronnes et 1 Croix ; Bonus : 1 Croix pour une Action, un Achat ou la libération d’une Indulgence ; en fin de partie, il compte pour 1 Croix, même utilisé. Les coûts de la France et du Saint Empire sont reconstitués.',
    'V-9.5.8':
      'Un Agent adverse sur une Alliance que personne n’a conclue n’empêche personne de la conclure ; le nouvel allié est alors bloqué selon V-9.5.5.',
    'V-9.5.9':
      'Vous ne pouvez ni conclure ni renverser une Alliance que vous avez déjà. Une Alliance ne prend fin que si elle est renversée.',
    'V-9.5.10':
      'Sans votre Agent sur place, l’Alliance d’un adversaire ne peut être renversée à aucun prix. Si l’Agent est retiré, ce droit disparaît.',
    'V-9.5.11': 'Le symbole en moins de V-9.5.2 peut être n’importe lequel du coût imprimé, Couronne comprise.',

    'V-9.6.1':
      'À tout moment de votre Hiver, vous pouvez solliciter une Indulgence selon V-6.3 ; la carte va aussitôt sur la Salle de votre marqueur.',
    'V-9.6.2':
      'Seulement pendant votre propre tour d’Hiver : 3 Florins à n’importe quel moment, même avant la Solde ; la Couronne seulement dans le paiement des Achats ou celui de l’Alliance (voir V-6.3.11).',

    'V-10.1.1':
      'À la fin du Printemps, après le nouvel Ordre de jeu (voir V-8.7.4), on vérifie si aucune Cité en jeu n’est plus neutre, si un joueur contrôle 8 Cités ou plus, ou si un joueur est au rang 5 de Patronage.',
    'V-10.1.2':
      'Si l’un de ces cas se présente, tous les joueurs jouent encore cet Hiver en entier, puis la partie s’achève ; il n’y a plus de Printemps. On ne vérifie rien après l’Hiver, qui n’y peut rien changer.',
    'V-10.1.3': 'Atteindre 8 Cités, puis en perdre une avant la fin du Printemps, ne met pas fin à la partie.',
    'V-10.1.4':
      'Pour la première condition, les ports pirates comptent comme des Cités neutres ; les Cités interdites, non.',
    'V-10.1.5':
      'Les règles imprimées ne limitent pas le nombre d’Années. Ici, la partie s’achève au plus tard après l’Hiver de l’Année 30, pour qu’une table où plus personne ne peut agir ne dure pas sans fin ; aucune partie entre joueurs qui veulent gagner ne dure aussi longtemps. Règle maison « Limite d’Années » : une autre Année, ou aucune limite.',

    'V-10.2.1':
      'Cités : les cases 0 à 8 de la piste rapportent 0, 0, 0, 1, 2, 3, 4, 5 et 6 points. Tous les joueurs sur la case occupée la plus haute reçoivent 1 point de plus. Les livrets disent seulement de 0 à 6 points : les échelons sont reconstitués.',
    'V-10.2.2':
      'Patronage : les rangs 0 à 5 rapportent 0, 1, 1, 2, 2 et 3 points. Tous les joueurs au rang occupé le plus haut reçoivent 1 point de plus (voir R-30). Les livrets disent seulement de 0 à 3 points : les échelons sont reconstitués.',
    'V-10.2.3':
      'Cartes et tuiles : les Points de Prestige imprimés sur les cartes de votre Palais, les tuiles de votre Domaine et vos Bonus de Patronage, disponibles ou épuisés. Le point d’une Cathédrale est celui de sa tuile : il n’est compté qu’une fois.',
    'V-10.2.4': 'Influence religieuse : selon V-10.3.',
    'V-10.2.5': 'Trophées : 2 points chacun.',
    'V-10.2.6': 'Alliances : 1 point pour chacune sans Agent adverse, Bonus actif ou utilisé.',
    'V-10.2.7': 'Cartes Indulgence encore dans votre Palais : −1 point chacune.',

    'V-10.3.1':
      'Comptez les Croix de toutes les cartes de votre Palais (Salles et Cortigiano) et de toutes les tuiles de votre Domaine, quelle que soit leur face ; +1 pour le Saint Empire s’il n’est pas bloqué, +1 pour Le Duomo, +2 pour La Chapelle Sixtine.',
    'V-10.3.2':
      'Dans l’ordre décroissant des Croix : à 3 joueurs 4, 2 et 0 points ; à 4 joueurs 4, 2, 1 et 0 ; à 5 joueurs 4, 2, 1, 0 et 0.',
    'V-10.3.3':
      'En cas d’égalité, tous les ex æquo reçoivent les points de la place juste en dessous de la plus haute qu’ils partagent ; le joueur suivant reçoit ceux de sa vraie place. Deux premiers ex æquo : 2 points chacun, et 1 au suivant (4 ou 5 joueurs).',
    'V-10.3.4': 'Trois premiers ex æquo : 2 points chacun ; le suivant est quatrième.',
    'V-10.3.5': 'Si la place partagée est la dernière, ce sont ses points (0) qui valent.',
    'V-10.3.6': 'Chaque Croix d’un bas-relief compte, même si le bas-relief montre plusieurs types de symboles.',
    'V-10.3.7':
      'Aucun minimum de Croix n’est exigé. Règle maison « Pas de points sans Croix » : qui n’a aucune Croix reçoit 0 point d’Influence religieuse (voir R-21).',
    'V-10.3.8':
      'Autrement dit : si personne n’a le même nombre de Croix que vous, vous recevez les points de la place qui suit ceux qui en ont plus ; si vous êtes à égalité, ceux de la place juste en dessous, sans jamais descendre plus bas que la dernière du barème.',

    'V-10.4.1':
      'La victoire revient à celui qui a le plus de points ; à égalité, à celui qui a le plus de Couronnes sur ses cartes et sur les tuiles de son Domaine, quelle que soit leur face (les Salles imprimées, Michel-Ange et les Alliances ne comptent pas). Si l’égalité persiste, la victoire est partagée.',
    'V-10.4.2':
      'Les autres places suivent la même comparaison : points, puis Couronnes ; à égalité des deux, la place est partagée.',
  },
  rulings: {
    'R-01':
      'Que faire si les Florins viennent à manquer ? Rien : la banque est sans limite. Aucune règle imprimée ne traite l’argent comme une ressource comptée.',
    'R-02':
      'Que faire si les 11 jetons Bonus de Guerre +1 sont tous pris ? On ne peut plus en prendre. Ce sont des pièces comptées, que l’on retire d’une réserve.',
    'R-03':
      'Que faire si les 10 cartes Indulgence sont toutes en jeu ? Personne ne peut plus en solliciter, pour la même raison que pour les jetons (voir R-02).',
    'R-04':
      'Que faire si les disques de contrôle viennent à manquer ? Ils ne sont jamais une limite : 18 par joueur suffisent à toute situation réelle.',
    'R-05':
      'Un courtisan ou une tuile redevenu disponible peut-il resservir dans la même phase ? Oui, et même avec un autre type de symbole. La règle imprimée permet expressément de collecter les Florins d’une tuile, puis de la rendre disponible en gouvernant.',
    'R-06':
      'Faut-il dépenser chaque symbole au moment précis où on l’obtient ? Pendant une Action, non : les symboles forment une cagnotte, et ceux qui n’ont pas servi à la fin de l’Action sont perdus. Le résultat est celui des textes imprimés.',
    'R-07':
      'Faut-il utiliser d’abord les ressources de la Salle ? Non, c’est un conseil. Comme elles ne coûtent rien, s’en passer n’avantage personne.',
    'R-08':
      'Peut-on prendre les Florins d’une carte placée dans une Salle si l’Action n’en coûte pas, ou si elle n’a aucun effet ? Sans coût en Florins, oui, dès que l’Action a au moins un effet. Sans aucun effet, non : l’Action n’est alors pas réalisée.',
    'R-09':
      'Comment jouer en ligne une collecte permise « à tout moment » ? À des moments précis (voir V-5.4.5), qui suffisent : à aucun autre, attendre ne peut rien vous faire perdre. C’est aussi pourquoi le maître d’une Cité qui tombe est interrogé après la dernière annonce (voir V-5.4.7).',
    'R-10':
      'La Croix du Saint Empire peut-elle payer une Alliance ? Non : les textes ne citent que les Actions, les Achats et la libération d’une Indulgence.',
    'R-11':
      'La Couronne d’une Indulgence peut-elle libérer d’une autre Indulgence ? Non : elle est donnée pour payer le coût de l’Action.',
    'R-12':
      'Les Florins d’une Indulgence, ou ceux d’un courtisan rendu disponible en chemin, peuvent-ils payer le déplacement du marqueur ? Non : la carte Indulgence est liée à la Salle atteinte, et le déplacement est payé avant d’être effectué.',
    'R-13':
      'Peut-on solliciter une Indulgence quand la Salle est bloquée ? Si c’est un Agent adverse qui la bloque, oui, pour 3 Florins : seule une carte Indulgence déjà présente l’interdit.',
    'R-14':
      'L’Action est-elle obligatoire ? Non. L’édition française dit que le joueur « peut » l’entreprendre, et nous la suivons ; les éditions tchèque et allemande emploient l’impératif (voir E-12).',
    'R-15':
      'Peut-on réactiver un Bonus d’Alliance bloqué par un Agent adverse ? Oui : réactiver et utiliser sont deux choses. Il sera prêt dès que l’Agent sera parti.',
    'R-16':
      'Que faire de Machiavel sans espace libre, ou s’il est écarté ? Pour le prendre, il faut d’abord écarter un courtisan. Écarté à son tour, il quitte la partie, car il n’a pas de pile où retourner.',
    'R-17':
      'Peut-on annexer une Cité neutre déjà assiégée ? Oui : elle est encore neutre. Le Siège se livre ensuite contre son nouveau maître.',
    'R-18':
      'Que se passe-t-il si trois joueurs ou plus assiègent la même Cité ? Les Batailles en plaine se livrent une à une, selon la procédure du champion (voir V-8.4.8), les adversaires se présentant dans l’Ordre de jeu, faute de règle imprimée. Règle maison « Adversaire au choix en plaine » : le champion du moment choisit le prochain adversaire.',
    'R-19':
      'Quel disque bouge le premier quand une Cité est prise ? Celui du vaincu, pour que le conquérant se retrouve au-dessus s’ils arrivent sur la même case.',
    'R-20':
      'Un joueur sans Cité est-il éliminé ? Non, il reste dans la partie. Il ne peut plus annexer, déplacer de Troupes ni recruter, mais il joue tout le reste : les livrets ne prévoient pas d’élimination.',
    'R-21':
      'Faut-il au moins une Croix pour marquer des points d’Influence religieuse ? Non, aucune édition ne l’exige : 0 Croix est un rang comme un autre. Règle maison « Pas de points sans Croix » : qui n’en a aucune reçoit 0 point.',
    'R-22': 'Les mers bordant des Cités interdites sont-elles fermées ? Non : seules les Cités sont hors jeu.',
    'R-23':
      'Un courtisan qui porte plusieurs symboles Guerre les annonce-t-il un par un ? Non : une seule annonce utilise tout le bas-relief, et chaque symbole coûte ses Florins. Dans nos données, aucune carte n’en a plus d’un.',
    'R-24':
      'Que vaut la piste des Cités au-delà de 8 ? Elle s’arrête à 8 : avec 8 Cités ou plus, on est à égalité pour le point supplémentaire comme pour l’Ordre de jeu, où la pile décide.',
    'R-25': 'Peut-on réorganiser une Salle où se trouve son propre Agent ? Oui : seul un Agent adverse l’empêche.',
    'R-26': 'Peut-on placer un Agent sur une Cité interdite ? Non : elle n’existe pour aucune règle.',
    'R-27': 'Perd-on l’Agent gagné avec une carte quand on perd la carte ? Non : un Agent gagné l’est définitivement.',
    'R-28':
      'Qui annonce le premier dans une Bataille en plaine ? Le joueur actif, c’est-à-dire le champion (voir V-8.4.8), comme l’assiégeant dans un Siège.',
    'R-29': 'Peut-on retirer volontairement des Troupes en Hiver ? Seulement celles qu’on ne paie pas (voir V-9.1.2).',
    'R-30':
      'Qui reçoit le point du plus avancé en Patronage si tous sont au rang 0 ? Tous, si l’on prend la règle à la lettre : ils partagent le rang le plus haut. Le classement n’en est pas changé.',
    'R-31':
      'Dans quel ordre se décide la mise en place ? Le premier joueur d’abord : choisir les dynasties, ou placer les cartes Famille à tour de rôle, suppose un Ordre de jeu. Les textes le désignent en dernier, sans que cela ait de conséquence.',
    'R-32':
      'Peut-on payer avec plus de courtisans ou de tuiles qu’il n’en faut ? Cela n’est pas proposé : on n’y gagnerait rien. L’ordre dans lequel vous les choisissez n’a aucune importance.',
    'R-33':
      'À quel moment du Printemps sollicite-t-on l’Indulgence ? Pendant son propre tour, avant l’Action. Toutes les éditions posent la carte après l’Action, et l’allemande verse le gain avant ; un moment plus tardif n’apporterait un avantage que dans les Sièges.',
    'R-34':
      'Gouverner peut-il réactiver le Bonus du Saint Empire qui l’a payé ? Non, comme pour les tuiles : on paie ou l’on est réactivé, pas les deux.',
    'R-35':
      'Le paiement d’un Repli se fait-il par Troupe, par Cité ou par joueur ? Par Cité. Les Bateaux de l’Empire Ottoman s’utilisent ensemble, et les symboles se dépensent aussitôt : une cagnotte par Repli respecte les deux.',
    'R-36':
      'L’espace d’un Duché acheté peut-il accueillir un Personnage du même Hiver ? Oui : les textes n’excluent que l’usage des ressources, et un espace n’en est pas une.',
    'R-37':
      'Quand on perd un espace Cortigiano avec la cinquième Cité, peut-on libérer un espace de base pour sauver une carte d’un espace supplémentaire ? Oui : l’espace perdu est au choix du joueur, qui peut écarter une carte d’un espace de base et mettre l’autre à sa place. Règle maison « Perte d’un espace supplémentaire » : seule une carte d’un espace supplémentaire peut partir.',

    'R-38':
      'Pouvez-vous déplacer vos courtisans sans fin ? Au cours d’un Hiver, vous pouvez déplacer des cartes d’un espace Cortigiano à un autre jusqu’à 12 fois. Avec la règle maison « Glissement dans la Salle », échanger les deux cartes d’une Salle compte aussi. Aucune disposition des six espaces n’exige autant de déplacements : cette limite garantit seulement que chaque Hiver se termine.',
    'R-39':
      'Une même tuile peut-elle redevenir disponible deux fois au cours d’une seule Action Gouverner, si l’on collecte ses Florins entre-temps ? Non. Gouverner rend une tuile disponible une fois au plus : toutes les éditions parlent de collecter juste avant de gouverner, et sinon une seule tuile riche en Florins serait une source inépuisable.',
    'E-01':
      'Combien d’Indulgences ? L’édition française dit une par phase ; les éditions tchèque et allemande, une par Année, ce que nous jouons. Règle maison « Une Indulgence par phase » pour la lecture française. La différence ne se voit pas en jeu (voir V-6.3.2).',
    'E-02':
      'Où va le surplus de Florins des cartes d’une Salle ? Dans la Trésorerie selon les éditions française et allemande, que nous suivons ; il est perdu selon l’édition tchèque. Règle maison « Surplus de Florins perdu » pour cette dernière.',
    'E-03':
      'Combien d’espaces Cortigiano ? Six selon les éditions française et allemande. L’édition tchèque dit cinq, mais compte elle-même trois espaces disponibles et trois plus clairs : c’est un lapsus, et nous en jouons six.',
    'E-04':
      'Combien de types de symboles ? L’édition française en annonce neuf mais n’en cite que huit ; les éditions tchèque et allemande en ont huit, comme nous.',
    'E-05':
      'Comment chasser un Agent adverse de sa propre Salle Intriguer ? Le premier Masque suffit selon les éditions française et allemande, que nous suivons ; l’édition tchèque demande le Masque imprimé et un de plus. Règle maison « Deux Masques pour débloquer Intriguer » pour la lecture tchèque.',
    'E-06':
      'Où mène le Repli depuis Spolète dans l’exemple ? À Florence selon les éditions française et allemande, à Pérouse selon la tchèque. Les deux sont justes : la route Florence–Spolète existe sur la face 3/4, tandis que sur la face 2/5 Pérouse se trouve entre les deux.',
    'E-07':
      'Quel port dans l’exemple d’annexion ? Latina selon l’édition française, Terracine selon les éditions tchèque et allemande. Nous jouons avec Terracine : Latina n’a été fondée qu’en 1932.',
    'E-08':
      'Combien d’Agents au départ ? Les éditions tchèque et allemande en donnent 3 à Naples et à Rome. L’édition française aussi, mais elle ne parle de Rome que dans son chapitre à 5 joueurs. Nous en donnons 3 aux deux.',
    'E-09':
      'Peut-on utiliser des jetons Bonus de Guerre +1 en défense ? Oui selon les éditions tchèque et allemande, que nous suivons ; l’édition française ne les cite que pour l’assiégeant. Règle maison « Pas de jetons en défense » pour la lecture française.',
    'E-10':
      'Que dit la règle pour débutants sur les Agents ? Selon les éditions française et allemande, un seul Agent adverse par Palais ; selon la tchèque, un seul Agent par Palais. Chez nous, il n’y a pas de limite. Règle maison « Agents limités par Palais » pour choisir l’une ou l’autre.',
    'E-11':
      'Quand vaut « un seul type par bas-relief » ? Pendant une phase, et simultanément, selon l’édition française ; à chaque paiement selon la tchèque ; pendant une phase selon l’allemande. Nous jouons V-5.2. La différence ne se voit pas, sauf pour ce qui redevient disponible pendant la phase (voir R-05).',
    'E-12':
      'Faut-il réaliser l’Action après le déplacement ? L’édition française dit qu’on le peut, les éditions tchèque et allemande disent de le faire. Chez nous, c’est facultatif (voir R-14).',
    'E-13':
      'Que se passe-t-il si l’on s’arrête sur une Indulgence sans s’en libérer ? Les éditions française et tchèque interdisent d’en solliciter une autre cette saison, l’allemande cette Année. Nous jouons cette Année : la Salle reste couverte, si bien que toutes reviennent au même.',
    'E-14':
      'Faut-il des Bateaux pour annexer un port voisin par la route ? Non selon les éditions tchèque et allemande, où la mer remplace la route ; c’est ce que nous jouons. L’édition française, prise à la lettre, en demande pour tout port. Règle maison « Les ports seulement par mer » pour cette lecture.',
    'E-15':
      'Quand s’achèvent les annonces dans un Siège ? Quand les deux joueurs ont passé selon les éditions française et tchèque ; quand ils passent l’un après l’autre selon l’allemande, que nous suivons : on peut donc annoncer de nouveau après avoir passé. Règle maison « Qui passe ne revient plus » pour la lecture plus stricte.',
    'E-16':
      'Quand se replie-t-on ? L’édition française décrit le Repli dans le Siège, mais le place à la fin du Printemps au chapitre des Batailles en plaine ; la tchèque dit à la fin de la phase, l’allemande après tous les Sièges. Nous jouons après tous les Sièges.',
    'E-17':
      'Que devient le disque d’un joueur dont on a déjà un Trophée ? Les éditions française et tchèque disent seulement qu’on ne le garde pas ; l’allemande, qu’il est rendu. Nous le rendons.',
    'E-18':
      'Que coûte l’abandon du Siège après une Bataille en plaine gagnée ? L’édition française ne parle que du Repli ; la tchèque précise sans autre perte, l’allemande sans perdre de Troupe. Nous jouons sans perte.',
    'E-19':
      'Combien de joueurs dans une Bataille en plaine ? L’édition française parle de plusieurs joueurs, les éditions tchèque et allemande de deux. Nous la jouons toujours à deux ; à partir de trois assiégeants, V-8.4.8 s’applique.',
    'E-20':
      'Quel espace perd-on en passant sous 5 Cités ? Un espace au choix du joueur, selon les éditions française et allemande, que nous suivons ; un espace plus clair, donc supplémentaire, selon la tchèque. Règle maison « Perte d’un espace supplémentaire » pour la lecture tchèque.',
    'E-21':
      'Qui commence ? Celui qui est allé le plus récemment en Italie selon l’édition française ; en Italie ou à Rome, ou toute autre méthode, selon la tchèque ; en Italie, ou au hasard, selon l’allemande. Chez nous, le hasard décide. Règle maison « Premier joueur désigné » pour choisir autrement.',
    'E-22':
      'Comment place-t-on les cartes Famille ? Librement selon les éditions française et allemande, tous en même temps selon la tchèque, que nous suivons. Règle maison « Cartes Famille à tour de rôle » pour les placer dans l’Ordre de jeu.',
    'E-23':
      'Les tuiles Guilde font-elles partie de la mise en place ? Seule l’édition allemande les y cite ; les éditions française et tchèque les oublient. Nous les disposons avec les autres.',
    'E-24':
      'Quand vérifie-t-on la fin de partie ? Les résumés français et tchèque disent à la fin de l’Année, leurs chapitres à la fin du Printemps ; l’édition allemande, à la fin du Printemps. Nous vérifions à la fin du Printemps, ce qui revient au même.',
    'E-25':
      'Que coûte l’exemple de déplacement combiné ? 1 Cavalerie et 1 Bateau selon l’édition française, 1 Cavalerie et 2 Bateaux selon les éditions tchèque et allemande. Ce n’est qu’un exemple, avec un nombre de mers différent : la règle est la même.',
    'E-26':
      'Un même symbole peut-il à la fois rendre des tuiles disponibles et réactiver une Alliance ? Les éditions française et tchèque disent qu’on peut « aussi » réactiver une Alliance pour 1 symbole ; l’allemande précise l’un des deux par symbole. Nous jouons l’un des deux.',
    'E-27':
      'Pour combien de joueurs ? Les éditions française et tchèque annoncent 3 à 5 joueurs, l’allemande 2 à 5. Le jeu à deux a son propre livret, que nous ne proposons pas : nous jouons de 3 à 5.',
    'E-28':
      'La Solde se paie-t-elle par Troupe ? Les éditions française et allemande donnent un barème par tranche ; la tchèque précise que c’est un total, et non par Troupe. Nous jouons le total.',
    'E-29':
      'Quelles tuiles donnent des espaces Cortigiano ? Les Titres selon les éditions française et allemande, simplement des tuiles selon la tchèque. Nous jouons les Titres, et parmi eux le Duché (voir V-9.2.9).',
    'E-30':
      'Recrute-t-on avant ou après les Achats ? Le résumé d’une ligne des trois éditions cite le recrutement d’abord ; leur liste détaillée et leurs chapitres mettent les Achats d’abord. Nous suivons les chapitres.',
    'E-31':
      'Comment s’appellent les deux types de Bonus de Patronage ? Artiste et œuvre selon l’édition française, personnalité et œuvre selon la tchèque, personnalité importante et œuvre selon l’allemande. Nous gardons Artiste et Œuvre, même si tous les Artistes n’en sont pas.',
    'E-32':
      'Où pose-t-on l’Agent sur une Alliance ? D’ordinaire à droite, ou sur son propre disque, selon l’édition française ; à droite, sur le disque ou à gauche selon la tchèque ; à droite ou à gauche selon l’allemande. Ce n’est qu’une question de dessin : aucune règle n’en dépend.',
    'E-33':
      'Avec quoi se libère-t-on d’une Indulgence ? L’édition française ne cite que les courtisans ; les éditions tchèque et allemande, les courtisans et les tuiles. Nous acceptons les deux.',
    'E-34':
      'À quel moment se libère-t-on d’une Indulgence ? Après le déplacement et avant l’Action selon l’édition française ; en traversant la Salle ou en s’y arrêtant selon la tchèque ; dès qu’elle est traversée ou atteinte selon l’allemande. Nous jouons après le déplacement ; dans les trois éditions, les courtisans que ce déplacement a rendus disponibles peuvent payer.',
    'E-35':
      'Quand perd-on les jetons Bonus de Guerre +1 inutilisés ? Après tous les Sièges selon l’édition française, après ses propres Sièges selon la tchèque, après les Sièges de tous les joueurs selon l’allemande. Nous jouons après tous les Sièges : sinon, les premiers joueurs n’auraient plus de jetons en défense (voir V-8.2.4).',
    'E-36':
      'Que devient un Bonus d’Alliance utilisé ? Il est indisponible jusqu’à sa réactivation selon l’édition française, désactivé selon l’allemande. La tchèque parle à un endroit de la fin de l’Alliance, mais dit ailleurs comme la française. Nous jouons : inutilisable jusqu’à sa réactivation.',
    'E-37':
      'Peut-on utiliser les symboles d’un Achat du même Hiver ? L’édition française ne l’exclut que pour les Achats ; les éditions tchèque et allemande, pour quoi que ce soit dans la même phase. Nous jouons : pas avant la fin de votre tour d’Hiver. Règle maison « Achats utilisables aussitôt » pour la lecture française.',
    'E-38':
      'Que deviennent les Bonus utilisés dans une Bataille en plaine ? L’édition française dit qu’ils ne s’appliquent pas au Siège qui suit ; les éditions tchèque et allemande, qu’ils sont dépensés et ne peuvent pas y servir. Nous jouons dépensés (voir V-8.4.7) ; cela ne change quelque chose que pour Léonard de Vinci, tous les autres étant épuisés de toute façon.',
    'E-39':
      'Quand commence une Bataille en plaine ? Avant le Siège selon l’édition française ; quand le premier des deux dans l’Ordre de jeu résout son Siège selon les éditions tchèque et allemande, que nous suivons.',
  },
};
