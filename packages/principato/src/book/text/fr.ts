/** The book of Principato in French. */
import type { PrincipatoBookText } from '../index.js';

export const text: PrincipatoBookText = {
  brief: {
    aim: 'Vous gouvernez une principauté de la Renaissance et voulez laisser derrière vous plus que vos rivaux. Monuments, livres et peintures rapportent les points de victoire imprimés dessus, une armée forte en rapporte à chaque comparaison, et deux cartes Objectif secrètes récompensent la bonne collection. Le plus grand total l’emporte.',
    course:
      'On joue à tour de rôle dans le sens horaire, avec deux actions chacun : activer une de vos deux cartes, changer une carte contre une de l’Étalage, ou prendre un cube Faveur. Champs et Palazzi donnent Nourriture et Or, Fermes et Banques les conservent, et c’est avec eux que vous payez tout le reste. Après chaque tour, la carte la plus ancienne de l’Étalage quitte la partie et une nouvelle arrive.',
    end: 'Chacune des trois Années a sa pioche. Quand elle est épuisée, l’Année se termine et l’on compare les Forces Militaires ; deux autres Décomptes surviennent par surprise. Après la troisième Année, chacun révèle ses cartes Objectif et l’on compte.',
  },
  parts: {
    brief: 'Le jeu en bref',
    setup: 'Mise en place et premier tour',
    turn: 'Ce que vous faites à votre tour',
    things: 'À quoi servent les choses',
    years: 'Les Années et les Décomptes Militaires',
    scoring: 'La fin et les points',
    rare: 'Ce qui arrive rarement',
    rulings: 'Interprétations et éditions',
  },
  sections: {
    storage: 'Le stockage',
    supply: 'Ravitailler les soldats',
    runningOut: 'Quand quelque chose est épuisé',
    rareScorings: 'Décomptes rares et autres exceptions',
    questions: 'Ce que les règles imprimées laissent ouvert',
  },
  examples: {
    storage: {
      title: 'Une Banque presque pleine',
      text: 'Vous avez 1 Banque contenant 1 Or : il reste de la place pour 1 seul. Vous activez le Percepteur et choisissez 2 Ors. Vous recevez 1 Or ; l’autre ne trouve pas de place et reste dans la réserve. Avec 1 Or et 1 Nourriture, les deux cubes auraient trouvé leur place.',
      picture:
        'Votre principauté au début : un Champ, une Ferme avec 1 Nourriture, un Palazzo, une Banque avec 1 Or, et 1 Faveur dans l’Église.',
    },
    favour: {
      title: 'La Faveur à la place de la Nourriture',
      text: 'Deux Palazzi coûtent 3 Nourritures. Vous n’en avez que 1, mais aussi 2 cubes Faveur, et chacun remplace 1 Nourriture : 1 + 2 = 3. Vous activez le Chantier de palazzo, payez tout ce que vous avez et possédez 3 Palazzi. Vous pourriez payer avec la Faveur même si vous aviez assez de Nourriture.',
      picture:
        'Votre principauté avec 1 Nourriture, 1 Or et 2 cubes Faveur, et vos cartes Percepteur et Chantier de palazzo.',
    },
    exchange: {
      title: 'Échangée, et prête aussitôt',
      text: 'Vous activez le Percepteur pour 1 Nourriture et 1 Or. La carte porte le symbole Échange : elle doit rejoindre l’Étalage, et vous prenez la Récolte à sa place. Il vous reste 1 action, et vous pourriez activer la Récolte dans le même tour. Mais votre Ferme est pleine, avec 2 Nourritures : rien ne trouverait de place, et l’activation n’est donc pas proposée. Changez plutôt une carte, construisez ou prenez une Faveur.',
      picture:
        'Votre principauté après l’échange : Ferme et Banque sont pleines, avec 2 cubes chacune, et la Récolte est parmi vos cartes.',
    },
    scoring: {
      title: 'Deux joueurs se partagent deux places',
      text: 'Vous terminez votre tour, la pioche est vide : l’Année est finie. Vos rivaux ont chacun 3 Catapultes, qui n’ont besoin d’aucun cube : tous deux ont une Force de 3 et partagent les deux premières places. Elles valent 6 + 3 = 9 points ; la moitié, arrondie au supérieur, fait 5 pour chacun. Vous n’avez pas d’armée. Votre Force est de 0, et la troisième place rapporte 0 point.',
      picture:
        'Les principautés de vos deux rivaux après le Décompte, chacune avec trois Catapultes et 5 points militaires.',
    },
  },
  synonyms: [
    'soldat|s, troupe|s > milice|s, condottier|e/condottier|i',
    'armée|s, jeton|s armée > milice|s, condottier|e/condottier|i, catapulte|s',
    'PV, point|s de victoire, point|s, score|s',
    'argent, or/ors, pièce|s, monnaie',
    'nourriture|s, blé, grain|s, vivres',
    'faveur|s, joker|s',
    'bâtiment|s, tuile|s > ferme|s, banque|s, champ|s, palazz|o/palazz|i',
    'jeton|s, pion|s, tuile|s',
    'étalage, rangée, marché, rivière',
    'échang|er, chang|er, remplac|er',
    'pioche|s, paquet|s',
    'égalité|s, ex æquo',
    'mise en place, préparation, début',
    'payer, coût|s, prix',
    'recrut|er, engag|er, lever',
    'guerre|s, bataille|s, décompte|s militaire|s',
    'culture, art, œuvre|s > monument|s, livre|s, peinture|s',
    'objectif|s, but|s, mission|s',
    'réserve, banque commune',
    'ravitaill|er, nourrir, approvisionn|er',
    'remettre en réserve, renvoy|er, défauss|er, licenci|er',
    'stockage, place, capacité',
    'règle|s maison, variante|s, option|s',
  ],
};
