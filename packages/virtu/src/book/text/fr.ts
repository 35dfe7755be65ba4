/** The book of Virtù in French. */
import type { VirtuBookText } from '../index.js';

export const text: VirtuBookText = {
  brief: {
    aim: 'Vous menez une dynastie de l’Italie de la Renaissance et voulez en devenir le prince le plus prestigieux. Le prestige vient des Cités, du Patronage, des Titres et des Personnages que vous achetez, de l’Influence religieuse, des Trophées et des Alliances. À la fin, le plus grand total de Points de Prestige l’emporte.',
    course:
      'On joue par Années. Au Printemps, votre marqueur d’Action avance dans le sens horaire à travers les cinq Salles de votre Palais, et vous réalisez l’Action de la Salle atteinte : gouverner, patronner, commercer, annexer, guerroyer ou intriguer. Les Sièges suivent quand chacun a joué. L’Hiver, vous payez la Solde, réorganisez votre Palais, achetez des Personnages et des Titres, recrutez et concluez une Alliance.',
    end: 'À la fin d’un Printemps, on vérifie trois choses : il ne reste aucune Cité neutre, quelqu’un a 8 Cités, ou quelqu’un a atteint le rang 5 de Patronage. Si l’une d’elles est vraie, cet Hiver est le dernier, puis l’on compte.',
  },
  parts: {
    brief: 'Le jeu en bref',
    setup: 'Mise en place et première Année',
    paying: 'Payer avec des symboles et des Florins',
    spring: 'Votre tour de Printemps',
    actions: 'Les six Actions',
    war: 'Sièges et batailles',
    winter: 'Votre tour d’Hiver',
    scoring: 'La fin et les points',
    rare: 'Les réserves, et ce qui arrive rarement',
    rulings: 'Éditions et interprétations',
  },
  sections: {
    rareCases: 'Cas rares',
    editions: 'Là où les éditions diffèrent',
    questions: 'Ce qu’aucune édition ne dit',
  },
  examples: {
    paying: {
      title: 'Un premier rang, payé de trois côtés',
      text: 'Le rang 1 de Patronage coûte 2 Florins et 1 Couronne ou Croix. Sur Laurent, dans la Salle, vous nommez les Couronnes : il en donne 2, dont 1 suffit, et rien d’autre. Les Florins viennent d’ailleurs : vous en avez 1 dans votre Trésorerie et en collectez 2 de Jean, votre courtisan, qui s’épuise. Vous en payez 2 et en gardez 1.',
      picture:
        'Le Palais florentin : Laurent de Médicis dans la Salle du haut avec le marqueur d’Action, Jean de Médicis sur un emplacement Cortigiano.',
    },
    annex: {
      title: 'Un port de l’autre côté de la mer',
      text: 'Vous contrôlez Venise, et Ancône donne sur la même mer. Sa valeur est de 1 : elle coûte donc 1 Couronne de plus, soit 2, et 1 Bateau pour la mer. La carte de la Salle et son amélioration sont deux bas-reliefs : sur la première vous nommez les Couronnes et en obtenez 2, sur l’autre les Bateaux, et en obtenez 2. Un Bateau reste et se perd. Ancône est votre troisième Cité.',
      picture:
        'L’Adriatique sur le plateau : Vérone et Venise avec vos disques, et Ancône, neutre, plus au sud sur la côte.',
    },
    govern: {
      title: 'Collecter d’abord, gouverner ensuite',
      text: 'Vos trois tuiles Cité sont disponibles. Avant de gouverner, vous collectez leurs Florins : 3 à Venise, 2 à Vérone et 1 à Ancône. Cela fait 6, et les trois tuiles sont épuisées. Puis vous gouvernez : la Salle donne 2 Couronnes, et chacune rend disponibles jusqu’à 2 tuiles. Toutes le sont de nouveau, et vous avez 7 Florins au lieu de 1.',
      picture:
        'Le Palais vénitien avec le marqueur dans la Salle Gouverner et les tuiles de Vérone, Venise et Ancône, toutes disponibles.',
    },
    siege: {
      title: 'Un Florin prend une Cité',
      text: 'Deux de vos Troupes assiègent Ravenne, qui a une valeur de 2 et aucun défenseur. À 2 contre 2, la Cité résisterait : il faut strictement plus. Vous annoncez le Bonus de Guerre de votre courtisan Leonardo Loredan pour 1 Florin, et 2 + 1 = 3 contre 2 prend la Cité. Sa force est inférieure à 3 et aucune Troupe ne la défendait : vous n’en perdez aucune. La première Cité prise à cet adversaire donne aussi un Trophée, qui vaut 2 points.',
      picture:
        'Le Siège de Ravenne : vos deux Troupes contre la valeur 2 de la Cité, avant l’annonce d’un Bonus de Guerre.',
    },
    crosses: {
      title: 'Ce que vaut une Croix de plus',
      text: 'Chacun des trois joueurs a 1 Croix. Tous sont à égalité au premier rang et reçoivent les points du rang suivant : 2 chacun. L’Hiver, vous achetez un Évêque pour 3 Florins. Sa Croix en fait 2, et vous êtes seul premier : 4 points. Les autres sont maintenant à égalité au deuxième rang et reçoivent les points du troisième, soit 0.',
      picture: 'Le plateau de Prestige avec la piste des Cités, la piste de Patronage et les Croix des trois joueurs.',
    },
  },
  synonyms: [
    'soldat|s, troupe|s, armée|s, unité|s',
    'PV, PP, point|s de victoire, point|s de prestige, prestige, score|s',
    'argent, florin|s, pièce|s, or, monnaie',
    'ville|s, cité|s',
    'espion|s, agent|s',
    'cheval/chevaux, cavalerie|s, cavalier|s',
    'bateau|x, navire|s, flotte|s',
    'famille|s, dynastie|s, faction|s',
    'courtisan|s, cortigian|o, cour',
    'tuile|s, jeton|s',
    'attaqu|e, siège|s, assiég|er, assaut|s',
    'combat|s > bataille|s, siège|s',
    'défense, défenseur|s, défend|re',
    'payer, coût|s, prix, paiement|s',
    'épuis|er, engag|er, incliner',
    'réactiv|er, redevenir disponible, rafraîch|ir, disponible|s',
    'église, religi|on, influence religieuse > croix, cardinal, évêque',
    'patronage, patronn|er, art|s, mécénat',
    'conquér|ir, captur|er, prise d’une cité, prendre une cité',
    'allianc|e, allié|s, traité|s > puissance|s',
    'indulgence|s, prêt|s, dette|s',
    'solde, entretien, salaire|s',
    'port|s, havre|s',
    'route|s, chemin|s, par la terre',
    'achet|er, achat|s, marché',
    'recrut|er, engag|er, enrôl|er',
    'mise en place, préparation, début',
    'ordre de jeu, ordre du tour, premier joueur',
    'repli|s, retraite|s, fuite',
    'édition|s, version|s',
    'règle|s maison, variante|s, option|s',
  ],
};
