/** What Principato says during play, in French. */
import type { Counts, Messages, OptionTexts } from '../message-table.js';

export const tagline = 'Trois ans pour faire d’une modeste principauté le joyau de l’Italie.';

/** Counted things, as the object of a sentence ("paie 2 cubes Nourriture"). */
export const counts: Counts = {
  food: { one: '# cube Nourriture', other: '# cubes Nourriture' },
  gold: { one: '# cube Or', other: '# cubes Or' },
  favor: { one: '# cube Faveur', other: '# cubes Faveur' },
  field: { one: '# Champ', other: '# Champs' },
  farm: { one: '# Ferme', other: '# Fermes' },
  palazzo: { one: '# Palazzo', other: '# Palazzi' },
  bank: { one: '# Banque', other: '# Banques' },
  catapult: { one: '# Catapulte', other: '# Catapultes' },
  militia: { one: '# Milice', other: '# Milices' },
  condottiere: { one: '# Condottiere', other: '# Condottieri' },
  monument: { one: '# Monument', other: '# Monuments' },
  book: { one: '# Livre', other: '# Livres' },
  painting: { one: '# Peinture', other: '# Peintures' },
  action: { one: '# action', other: '# actions' },
  vp: { one: '# PV', other: '# PV' },
  cube: { one: '# cube', other: '# cubes' },
  card: { one: '# carte', other: '# cartes' },
  soldier: { one: '# soldat', other: '# soldats' },
  token: { one: '# jeton', other: '# jetons' },
};

export const messages: Messages = {
  // What the player who is asked must decide.
  'prompt.turn': 'À vous de jouer : il vous reste {#action:actions}. Que faites-vous ?',
  'prompt.turn.over': 'Vos deux actions sont jouées. Terminez votre tour.',
  'prompt.turn.over.supply': 'Vos deux actions sont jouées. Terminez votre tour, ou ravitaillez d’abord des soldats.',
  'prompt.alternative': '{cards:card} : quelle option choisissez-vous ?',
  'prompt.pay.food': 'Vous devez payer {#food:cost}. Combien en remplacez-vous par des cubes Faveur ?',
  'prompt.pay.gold': 'Vous devez payer {#gold:cost}. Combien en remplacez-vous par des cubes Faveur ?',
  'prompt.culture.monument': 'Quel Monument faites-vous réaliser ?',
  'prompt.culture.book': 'Quel Livre faites-vous écrire ?',
  'prompt.culture.painting': 'Quelle Peinture faites-vous réaliser ?',
  'prompt.recruit.militia': 'Combien de Milices levez-vous ?',
  'prompt.recruit.condottiere': 'Combien de Condottieri engagez-vous ?',
  'prompt.overflow.food':
    'Vos Fermes sont pleines : {#food:lost} en trop. Combien en posez-vous sur des Milices non ravitaillées ?',
  'prompt.overflow.gold':
    'Vos Banques sont pleines : {#gold:lost} en trop. Combien en posez-vous sur des Condottieri non ravitaillés ?',
  'prompt.favorOverflow': 'Votre Église est pleine : quel soldat reçoit le cube Faveur ?',
  'prompt.exchange.activate': 'Échange de « {cards:card} » : quelle carte prenez-vous ?',
  'prompt.exchange.change': 'Vous cédez « {cards:card} » : quelle carte prenez-vous ?',
  'prompt.supply.food.militia': 'Vous avez {#food:has}. Combien en utilisez-vous pour ravitailler vos Milices ?',
  'prompt.supply.gold.condottiere':
    'Vous avez {#gold:has}. Combien en utilisez-vous pour ravitailler vos Condottieri ?',
  'prompt.supply.favor.militia': 'Vous avez {#favor:has}. Combien en utilisez-vous pour ravitailler vos Milices ?',
  'prompt.supply.favor.condottiere':
    'Vous avez {#favor:has}. Combien en utilisez-vous pour ravitailler vos Condottieri ?',
  'prompt.supply.confirm':
    'Confirmez le ravitaillement de vos soldats ; votre Force Militaire sera alors de {strength}.',
  'prompt.dismiss.militia': 'Vous avez {#militia:has}. Combien en remettez-vous en réserve ?',
  'prompt.dismiss.condottiere': 'Vous avez {#condottiere:has}. Combien en remettez-vous en réserve ?',
  'prompt.dismiss.confirm': 'Confirmez les soldats que vous gardez.',

  // Said once, at the first decision of each kind.
  'tip.turn':
    'Vous avez deux actions par tour : activer une carte, en changer une contre une carte de l’Étalage, ou prendre un cube Faveur. Ravitailler n’est pas une action.',
  'tip.pay':
    'Un cube Faveur remplace aussi bien un cube Nourriture qu’un cube Or. Il est plus rare : gardez-le pour ce qui vous manque.',
  'tip.recruit': 'Les soldats non ravitaillés comptent contre vous : n’en recrutez que ce que vous pouvez ravitailler.',
  'tip.supply': 'Votre Force Militaire : vos Catapultes plus vos soldats ravitaillés, moins ceux qui ne le sont pas.',

  // What everybody else reads meanwhile.
  'waiting.turn': '{@seat} réfléchit : il lui reste {#action:actions}.',
  'waiting.action': '{@seat} termine une action.',
  'waiting.supply': '{@seat} choisit comment ravitailler ses soldats.',
  'waiting.sealed': '{@seat} choisit en secret comment ravitailler ses soldats.',
  'waiting.dismiss': '{@seat} choisit les soldats à garder.',

  // Choices.
  'choice.activate': 'Activer « {cards:card} »',
  'choice.activate.nth': 'Activer « {cards:card} » (carte {number})',
  'choice.activate.part': 'Activer « {cards:card} » (place pour {fits} sur {gives})',
  'choice.change': 'Changer « {cards:card} » contre une carte de l’Étalage',
  'choice.change.nth': 'Changer « {cards:card} » (carte {number}) contre une carte de l’Étalage',
  'choice.favor': 'Prendre un cube Faveur',
  'choice.supply': 'Choisir quels soldats ravitailler (sans dépenser d’action)',
  'choice.end': 'Terminer le tour',
  'choice.alternative.free': 'Prendre {&gain}',
  'choice.alternative.free.part': 'Prendre {&gain} (place pour {fits} sur {gives})',
  'choice.alternative.paid': 'Payer {&cost} pour {&gain}',
  'choice.alternative.culture': 'Payer {&cost} pour un jeton {cultures:culture}',
  'choice.alternative.field': 'Prendre 1 cube Nourriture par Champ',
  'choice.alternative.palazzo': 'Prendre 1 cube Or par Palazzo',
  'choice.alternative.militia': 'Recruter autant de Milices que vous voulez',
  'choice.alternative.condottiere': 'Recruter autant de Condottieri que vous voulez',
  'choice.pay.none': 'Aucun cube Faveur',
  'choice.pay.some': 'Utiliser {#favor:favor}',
  'choice.culture': '{cultures:culture} à {=vp:vp}',
  'choice.recruit': 'Recruter {#$soldier:soldiers}',
  'choice.place.none': 'Aucun : le surplus est perdu',
  'choice.place.some': 'Ravitailler {#$soldier:cubes}',
  'choice.feed': 'Sur un soldat : {tokens:soldier}',
  'choice.take': '{cards:card} (emplacement {place})',
  'choice.move.none': 'Aucun',
  'choice.move.some': 'Ravitailler {#$soldier:cubes}',
  'choice.dismiss.none': 'Tout garder',
  'choice.dismiss.some': 'Remettre {#$soldier:soldiers} en réserve',
  'choice.done': 'Confirmer',

  // Several choices that are made together, with one click.
  'line.free': '{cards:card} : prendre {&gain}',
  'line.free.part': '{cards:card} : prendre {&gain} (place pour {fits} sur {gives})',
  'line.paid': '{cards:card} : payer {&cost} pour {&gain}',
  'line.culture': '{cards:card} : payer {&cost} pour un jeton {cultures:culture} à {=vp:vp}',
  'line.recruit': '{cards:card} : recruter {#$soldier:soldiers}',
  'line.overflow': '{cards:card} : le surplus va à vos soldats',
  'line.steps': '{cards:card}, étape par étape',
  'together.pay': 'Payer {&cubes}',
  'together.supply': 'Ravitailler {#soldier:count} (sans dépenser d’action)',
  'together.supply.all': 'Ravitailler {#soldier:count} et confirmer : Force {strength}',
  'together.supply.none': 'Ne ravitailler personne et confirmer : Force {strength}',
  'together.dismiss.none': 'Tout garder et confirmer',
  'together.dismiss.all': 'Tout remettre en réserve et confirmer',

  // Headings in the list of choices, and what is given away by ending.
  'heading.actions': 'Actions',
  'heading.free': 'Sans dépenser d’action',
  'decision.activate': 'Activer une carte',
  'decision.change': 'Changer une carte',
  'decision.favor': 'Prendre un cube Faveur',
  'decision.supply': 'Ravitailler des soldats',
  'decision.dismiss': 'Remettre des soldats en réserve',
  'wastes.actions': 'Il vous reste {#action:actions}.',

  // How a player stands, and how far the game is.
  'standing.goals': 'objectifs secrets',
  'standing.hidden': 'points militaires et objectifs secrets',
  'standing.strength': 'Force Militaire {strength}',
  'standing.food': '{=food:count} ({room} max.), {=field:fields}',
  'standing.gold': '{=gold:count} ({room} max.), {=palazzo:palazzi}',
  'standing.favor': '{=favor:count} ({room} max.)',
  'ending.line': 'Année {year} sur {years}, encore {=card:count}',
  'ending.year': 'Année {year} sur {years}',
  'ending.lastOfYear': 'Année {year} sur {years}, dernier tour',
  'ending.lastYear': 'La dernière Année a commencé.',
  'ending.lastRound': 'Dernier tour de table : chacun joue au plus encore une fois.',
  'ending.lastTurn': 'Dernier tour de la partie !',

  // What a player has done since one’s last turn, after the name; and moments that nobody should miss.
  'deed.built': 'a construit {&tokens}',
  'deed.created': 'a pris « {works:work} » ({=vp:vp})',
  'deed.recruited': 'a recruté {&soldiers}',
  'deed.received': 'a reçu {&cubes}',
  'deed.took': 'a pris la carte « {cards:card} »',
  'deed.supplied': 'a ravitaillé {&soldiers}',
  'deed.dismissed': 'a remis {&soldiers} en réserve',
  'deed.scored': 'a marqué {#vp:vp} avec une Force Militaire de {strength}',
  'moment.scoring': 'Décompte Militaire {number} sur 5',
  'moment.scored': 'Décompte Militaire : {=vp:vp} pour vous',
  'moment.year': 'L’Année {year} commence',
  'moment.ended': 'La partie est terminée',

  // What goal cards are worth, as it is printed on them.
  'goal.perToken': '{tokens:token} : {=vp:vp} par jeton',
  'goal.above': '{tokens:one} et {tokens:other} ensemble : {=vp:vp} par jeton au-delà de {threshold}',
  'goal.perMilitary': '{=vp:vp} par tranche complète de {#vp:step} militaires',
  'goal.sets': '{sets} séries de {=&of} : {points} PV',

  // Events, as the log tells them.
  'event.began': 'La partie commence. {@seat} reçoit la carte Premier Joueur.',
  'event.goals': 'Vos cartes Objectif : {goals:general} et {goals:art}.',
  'event.activated': '{@seat} active « {cards:card} ».',
  'event.paid': '{@seat} paie {&cubes}.',
  'event.built': '{@seat} prend {#$token:count}.',
  'event.created': '{@seat} prend « {works:work} » ({cultures:culture}, {=vp:vp}).',
  'event.received': '{@seat} reçoit {#$cube:count}.',
  'event.lost': '{@seat} perd {#$cube:count}, faute de place.',
  'event.recruited': '{@seat} recrute {#$soldier:count}.',
  'event.exchanged': '{@seat} échange « {cards:gave} » contre « {cards:took} » (emplacement {place}).',
  'event.changed': '{@seat} change « {cards:gave} » contre « {cards:took} » (emplacement {place}).',
  'event.supplied': '{@seat} ravitaille {#$soldier:count} avec {#$cube:count}.',
  'event.turnEnded': '{@seat} termine son tour.',
  'event.left': 'La carte « {cards:card} » quitte l’Étalage.',
  'event.revealed': 'La carte « {cards:card} » arrive dans l’Étalage.',
  'event.militaryCard': 'Une carte Décompte Militaire apparaît !',
  'event.yearEnded': 'L’Année {year} s’achève.',
  'event.yearBegan': 'L’Année {year} commence.',
  'event.scoringBegan': 'Décompte Militaire {number} sur 5.',
  'event.sealed': '{@seat} a fait son choix.',
  'event.strength': '{@seat} : Force Militaire {strength}, {#vp:vp}.',
  'event.dismissed': '{@seat} remet {#$soldier:count} en réserve.',
  'event.goalsOpened': '{@seat} dévoile ses cartes Objectif : {goals:general} et {goals:art}.',
  'event.ended': 'La partie est terminée.',

  // Why something is not allowed; the rule's id is shown beside it.
  'refusal.P-2.13': 'Vous n’avez aucun soldat à ravitailler avec vos cubes.',
  'refusal.P-2.13.none': 'Posez au moins un cube, ou annulez pour laisser vos soldats tels quels.',
  'refusal.P-2.13.cubes': 'Vous n’avez que {#cube:has} à leur donner.',
  'refusal.P-2.13.soldiers': 'Vous ne pouvez plus ravitailler que {#soldier:has} de ce type.',
  'refusal.P-2.15': 'Vous pouvez poser ces cubes sur {#soldier:most} au plus.',
  'refusal.P-4.2': 'Vous avez {#action:actions} par tour et il ne vous en reste plus.',
  'refusal.P-5.3': 'Le coût est de {#$cube:costs} et vous en avez {has} : le reste se paie en cubes Faveur.',
  'refusal.P-5.4': 'Vous avez {#favor:favor} ; ici, vous pouvez en utiliser {most} au plus.',
  'refusal.P-5.5': 'Coût : {&cost} ; vous avez {&has}.',
  'refusal.P-5.6': 'La réserve n’a plus que {#token:left} de ce type.',
  'refusal.P-5.11': 'Cela ne vous donnerait rien : aucun cube ne pourrait être placé.',
  'refusal.P-5.31': 'Il n’y a plus de cube Faveur dans la réserve.',
  'refusal.P-5.32': 'Votre Église est pleine et aucun soldat n’a besoin du cube.',
  'refusal.P-6.19': 'Vous devez prendre au moins 1 soldat, et au plus ce qu’il en reste dans la réserve : {left}.',
  'refusal.P-6.21': 'Il n’y a plus de jeton de ce type et de cette valeur dans la réserve.',
  'refusal.P-8.13': 'Vous n’avez que {#soldier:has} de ce type.',

  // The score sheet.
  'category.military': 'Militaire',
  'category.monument': 'Monuments',
  'category.book': 'Livres',
  'category.painting': 'Peintures',
  'category.generalGoal': 'Objectif général',
  'category.artGoal': 'Objectif artistique',
  'category.total': 'Total',
  'detail.culture': '{=token:count}',
  'detail.total': '{=cube:count}',

  // What the points of a hint come from, and the rounds of a replay.
  'part.bills': 'Points militaires acquis',
  'part.scorings': 'Décomptes Militaires à venir',
  'part.culture': 'Culture',
  'part.goals': 'Objectifs',
  'part.cubes': 'Cubes entreposés',
  'part.production': 'Production à venir',
  'part.hand': 'Deux cartes personnelles',
  round: 'Année {year}, tour de table {round}',

  // What figures on the balance of the game count, beside what has a name already.
  'trait.card': 'Carte activée',
  'trait.activated': 'Cartes activées',
  'trait.changed': 'Cartes changées',
  'trait.favor': 'Cubes Faveur pris',
  'trait.field': 'Champs construits',
  'trait.farm': 'Fermes construites',
  'trait.palazzo': 'Palazzi construits',
  'trait.bank': 'Banques construites',
  'trait.catapult': 'Catapultes construites',
  'trait.militia': 'Milices recrutées',
  'trait.condottiere': 'Condottieri engagés',

  // Short labels on the table.
  'topic.card': '{cards:card}',
  'topic.goal': '{goals:goal}',
  'topic.turn': 'Le tour de jeu',
  'topic.principality': 'La Principauté',
  'topic.scoring': 'Le Décompte Militaire',
  'topic.year': 'Étalage, Pioche et Années',
  'topic.end': 'La fin de partie',
  'topic.cube': '{cubes:cube}',
  'topic.token': '{tokens:token}',
  'topic.culture': '{cultures:culture}',
  'topic.zone': '{zones:zone}',
  'topic.term': '{terms:term}',
  'topic.change': 'Changer une carte',
  'topic.places': 'Points militaires par place',
  'topic.order': 'Ordre de décision',
  'table.places': 'Points militaires par place : {points}',
  'table.goalWorth': '{=vp:vp} actuellement',
  'table.goalPoints': '{=vp:vp}',
  'table.stored': '{=$of:count}',
  'table.change': 'Changer',
  'table.changeFor': 'Changer « {cards:card} » contre « {cards:other} »',
  'table.thenTake': 'Puis prendre « {cards:card} »',
  'table.name': '{@seat}',
  'table.year': 'Année {year}',
  'table.drawPile': 'Pioche : {=card:count}',
  'table.scorings': 'Décomptes Militaires : {count} sur 5',
  'table.reserve': 'Réserve : {=&cubes}',
  'table.leavesNext': 'part ensuite',
  'table.strength': 'Force {strength}',
  'table.military': 'militaire : {=vp:vp}',
  'table.points': '{=vp:vp} jusqu’ici, sans les objectifs',
  'table.fits': 'place pour {fits} sur {gives}',
  'table.noRoom': 'pas de place',
  'table.left': 'en réserve : {left}',
  'table.store': '{=&things} ; place pour {#$cube:room}',
  'table.things': '{=&things}',
  'table.unsupplied': 'sans ravitaillement : {count}',
  'table.yourGoals': 'Vos objectifs (secrets) : {goals:general} ({generalPoints}) · {goals:art} ({artPoints})',
  'table.firstPlayer': 'Premier Joueur',

  // What lies on the table, explained in a sentence or two.
  'about.principality': 'Le plateau d’un joueur. Tout ce qui s’y trouve est visible de tous.',
  'about.years': 'La partie dure trois Années. Chacune a sa propre Pioche et s’achève par un Décompte Militaire.',
  'about.scoring':
    'Les Forces Militaires sont comparées cinq fois par partie : à la fin de chaque Année et à l’apparition d’une carte Décompte Militaire.',
  'about.food':
    'Sert à payer des cartes et à ravitailler les Milices. Les Fermes l’entreposent ; ce qui n’y trouve pas de place est perdu.',
  'about.gold':
    'Sert à payer des cartes et à ravitailler les Condottieri. Les Banques l’entreposent ; ce qui n’y trouve pas de place est perdu.',
  'about.favor':
    'Remplace un cube Nourriture ou un cube Or, dans un coût ou sur n’importe quel soldat. L’Église peut contenir {#favor:room}.',
  'about.field':
    'Rapporte un cube Nourriture chaque fois que son propriétaire active « {cards:card} ». Rien n’y est entreposé.',
  'about.farm': 'Peut contenir {#food:room}.',
  'about.palazzo':
    'Rapporte un cube Or chaque fois que son propriétaire active « {cards:card} ». Rien n’y est entreposé.',
  'about.bank': 'Peut contenir {#gold:room}.',
  'about.catapult': 'Ajoute 1 à la Force Militaire. Elle n’a pas besoin de ravitaillement et n’est jamais rendue.',
  'about.militia':
    'Un soldat. Avec un cube Nourriture ou Faveur, il ajoute 1 à la Force Militaire ; sans cube, il en retire 1.',
  'about.condottiere':
    'Un soldat. Avec un cube Or ou Faveur, il ajoute 1 à la Force Militaire ; sans cube, il en retire 1.',
  'about.culture':
    'Vaut les Points de Victoire inscrits dessus. Certaines cartes Objectif récompensent aussi des séries de jetons Culture.',
  'about.environs': 'Les Champs et les Fermes, avec la Nourriture entreposée dans les Fermes.',
  'about.wall': 'L’armée : Catapultes, Milices et Condottieri, chaque soldat avec le cube qui le ravitaille.',
  'about.city': 'Les Palazzi et les Banques, avec l’Or entreposé dans les Banques.',
  'about.palace': 'Les jetons Culture, chacun avec ses Points de Victoire.',
  'about.church': 'Peut contenir {#favor:room}. Prendre un cube Faveur est une action.',
  'about.display':
    'Les cartes visibles. Par échange ou par changement, vous en prenez une et laissez la vôtre à son emplacement. La plus à gauche part à la fin de chaque tour.',
  'about.drawPile': 'Complète l’Étalage. L’Année s’arrête quand il faut une carte et qu’il n’en reste plus.',
  'about.reserve': 'Les cubes et les jetons qui n’appartiennent à personne, avec ce qu’il en reste.',
  'about.hand':
    'Chaque joueur possède deux cartes visibles. Une action permet d’en activer une, ou de la changer contre une carte de l’Étalage.',
  'about.goals': 'Chaque joueur a deux cartes Objectif secrètes. Elles sont dévoilées et comptées à la fin.',
  'about.soldier': 'Milice et Condottiere sont les deux faces des mêmes jetons ; voici combien il en reste.',
  'about.strength': 'Catapultes plus soldats ravitaillés moins soldats non ravitaillés. Elle peut être négative.',
  'about.vp':
    'Le joueur qui a le plus de Points de Victoire à la fin gagne. À côté d’un nom figurent ceux que tous peuvent voir : Décomptes Militaires et jetons Culture.',
  'about.firstPlayer':
    'Joue le premier tour de la partie et, à égalité, décide en premier lors d’un Décompte Militaire.',
  'about.exchanged': 'Une fois activée, cette carte doit être échangée contre une carte de l’Étalage.',
  'about.exchange':
    'Dès que vous avez activé une carte qui porte ce symbole, vous devez l’échanger contre une carte de l’Étalage.',
  'about.change':
    'Une action : cette carte va dans l’Étalage et une carte de l’Étalage vient chez vous. Aucune n’est activée.',
  'about.places':
    'Ce que rapporte chaque place dans un Décompte Militaire. Les ex æquo se partagent les PV de leurs places, arrondis au supérieur.',
  'about.order': 'Le joueur qui a le plus de jetons Armée décide en premier lors de ce Décompte Militaire.',
};

export const options: OptionTexts = {
  militaryTable2p: {
    name: 'Barème à deux joueurs',
    says: 'Change ce que rapporte un Décompte Militaire à deux joueurs. Plus il rapporte, plus une armée vaut face à la culture.',
    values: {
      '2-0': '2 PV à la première place, 0 à la seconde',
      '3-0': '3 PV à la première place, 0 à la seconde',
      '4-0': '4 PV à la première place, 0 à la seconde',
      '5-2': '5 PV à la première place, 2 à la seconde',
    },
  },
  cubeReserve: {
    name: 'Cubes illimités',
    says: 'Les cubes ne manquent jamais : personne ne peut vous prendre les derniers. Votre place d’entreposage reste limitée.',
    values: { limited: 'non : 39 cubes Nourriture, 39 Or et 12 Faveur', unlimited: 'oui' },
  },
  tokenReserve: {
    name: 'Jetons illimités',
    says: 'Les bâtiments et les soldats ne manquent jamais. Les jetons Culture restent limités.',
    values: { limited: 'non : ceux fournis avec le jeu', unlimited: 'oui' },
  },
  supplyDecisions: {
    name: 'Ravitaillement simultané',
    says: 'Lors d’un Décompte Militaire, tous décident en même temps quels soldats ravitailler, sans voir ce que font les autres.',
    values: {
      sequential: 'non : au grand jour, l’un après l’autre',
      simultaneous: 'oui : tous en même temps, en secret',
    },
  },
  billsVisible: {
    name: 'Points militaires cachés',
    says: 'Vous ne voyez que le total de vos propres points militaires. Ce que rapporte chaque Décompte reste public.',
    values: { true: 'non : tout le monde voit les totaux', false: 'oui : chacun ne voit que son total' },
  },
  finalTie: {
    name: 'Départage par la place',
    says: 'Tranche une égalité que même les cubes entreposés laissent ouverte : il y a toujours un seul vainqueur.',
    values: {
      shared: 'non : la victoire est partagée',
      laterSeatWins: 'oui : la place la plus éloignée du Premier Joueur l’emporte',
    },
  },
  deckCountVisible: {
    name: 'Taille de la Pioche cachée',
    says: 'Le nombre de cartes restant dans la Pioche n’est pas affiché : la fin de l’année se prévoit moins bien.',
    values: { true: 'non : le nombre de cartes est affiché', false: 'oui' },
  },
  cultureExchange: {
    name: 'Échange des cartes Culture',
    says: 'Une fois activés, le Sculpteur, l’Érudit et le Peintre ne restent plus chez vous : ils s’échangent. La culture circule davantage et les scores montent.',
    values: {
      false: 'non : Sculpteur, Érudit et Peintre restent chez vous',
      true: 'oui : Sculpteur, Érudit et Peintre portent le symbole Échange',
    },
  },
};
