/** How games are learned, in French. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'learn'> = {
  'learn.title': 'Apprendre {game}',
  'learn.lead':
    'Trois minutes de lecture, puis de courtes leçons à la vraie table. On apprend en jouant ; rien ne compte, et vous pouvez tout essayer.',
  'learn.primer': 'Le jeu en trois minutes',
  'learn.primerOf': '{game} en trois minutes',
  'learn.backToTable': 'Retour à la table',
  'learn.firstGame': 'Votre première partie',
  'learn.firstGameLead':
    'Une partie entière, courte, contre {#easyBot:bots}. Les coups conseillés s’affichent sur la table.',
  'learn.continue': 'Continuer',
  'learn.primerPoints': 'D’où viennent les points',
  'learn.primerTurn': 'Votre tour',
  'learn.primerEnd': 'Comment cela finit',
  'learn.primerAdvice': 'Trois conseils',
  'learn.shares': 'Part de tous les points dans {games} parties jouées par des bots à {seats} :',
  'learn.lessons': 'Leçons',
  'learn.begin': 'Commencer',
  'learn.again': 'Refaire',
  'learn.done': 'terminée',
  'learn.lesson': 'Leçon {number} : {title}',
  'learn.step': '{step} sur {count}',
  'learn.other': '« {choice} » est permis ici aussi. Mais d’abord :',
  'learn.otherMeans': '« {choice} » est permis ici aussi. Voici ce qui se passerait :',
  'learn.butFirst': 'Mais d’abord :',
  'learn.finished': 'Leçon terminée : {title}.',
  'learn.show': 'Montrez-moi',
  'learn.goOn': 'Continuer',
  'learn.back': 'Retour',
  'learn.next': 'Leçon suivante',
  'learn.all': 'Toutes les leçons',
  'learn.repeat': 'Encore une fois',
};
