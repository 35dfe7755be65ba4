/** What is said where a game is set up, alone or with friends, in French. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'setup'> = {
  mistake: {
    one: 'Il y a une chose à changer avant de pouvoir commencer la partie.',
    other: 'Il y a # choses à changer avant de pouvoir commencer la partie.',
  },
  wonGame: { one: '# partie', other: '# parties' },
  mediumBot: { one: '# bot moyen', other: '# bots moyens' },
};

export const messages: PartMessages<'setup'> = {
  'setup.title': 'Nouvelle partie : {game}',
  'setup.seat': 'Place {number}',
  'setup.name': 'Nom',
  'setup.person': 'Humain', // "Personne" would read as "nobody"
  'setup.kind': 'Joué par',
  'setup.seats': 'Joueurs',
  'setup.houseRules': 'Règles maison',
  'setup.seed': 'Graine (facultative)',
  'setup.seedHint': 'La même graine distribue les mêmes cartes.',
  'setup.begin': 'Commencer',
  'bots.random.says': 'Joue au hasard un coup permis. N’existe plus que dans d’anciennes parties.',
  'bots.garzone.says':
    'Oublie des choses, préfère ce qui est à portée de main et change d’idées à chaque partie. Idéal pour apprendre le jeu.',
  'bots.apprendista.says':
    'Prépare son tour jusqu’au bout et choisit ce qui lui rapporte le plus, sans prévoir votre réponse.',
  'bots.maestro.says':
    'Juge toutes les fins possibles de son tour d’après ce qu’il a appris en jouant contre lui-même.',
  'setup.strength.garzone': 'Gagne {#wonGame:wins} sur 100 contre {#easyBot:rivals} ; à force égale, ce serait {fair}.',
  'setup.strength.apprendista':
    'Gagne {#wonGame:wins} sur 100 contre {#mediumBot:rivals} ; à force égale, ce serait {fair}.',
  'setup.player': 'Joueur {number}',
  'setup.who': 'Autour de la table',
  'setup.seating': 'Ordre des places',
  'setup.seatings.asSat': 'Dans cet ordre',
  'setup.seatings.drawn': 'Tiré au sort',
  'setup.drawnHint': 'Les places sont tirées au sort au début de la partie, à partir de la graine.',
  'setup.needName': 'Veuillez donner un nom à ce joueur.',
  'setup.sameName': 'Un autre joueur porte déjà ce nom.',
  'setup.needPerson': 'Au moins une place doit être occupée par un humain.',
  'setup.mistakes': '{#mistake:count}',
};
