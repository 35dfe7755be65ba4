/** What the server says in mails, pushes and webhooks, in French. */
import type { ServerCounts, ServerMessages } from './index.js';

export const counts: ServerCounts = {
  table: { one: '# table', other: '# tables' },
};

export const messages: ServerMessages = {
  'notice.turn': 'C’est à vous de jouer.',
  'notice.over.won': 'La partie est terminée : vous avez gagné !',
  'notice.over.shared': 'La partie est terminée : vous partagez la victoire.',
  'notice.over.lost': 'La partie est terminée. Victoire : {winner}',
  'notice.over.lostToSeveral': 'La partie est terminée. Victoire partagée : {winners}',
  'notice.over.ended': 'La partie a été arrêtée d’un commun accord.',
  'notice.invitation': '{from} vous invite à jouer.',
  'table.with': '{game} avec {names}',
  'subject.one': '{game} · {what}',
  'subject.many': 'Du nouveau à {#table:count}',
  'mail.hello': 'Bonjour {name},',
  'mail.open': 'Aller à la table',
  'mail.why': 'Vous recevez cet e-mail parce que vous l’avez demandé dans vos réglages de Bottega.',
  'mail.stop': 'Ne plus recevoir ces e-mails',
  'confirm.subject': 'Confirmez votre adresse e-mail',
  'confirm.asked': 'Quelqu’un a demandé à Bottega ({host}) d’envoyer à cette adresse des nouvelles de ses parties.',
  'confirm.click': 'Si c’est vous, confirmez l’adresse dans les trois jours :',
  'confirm.ignore': 'Sinon, ignorez cet e-mail. Vous n’en recevrez pas d’autre.',
  'confirm.button': 'Confirmer l’adresse',
  'page.confirm': 'Envoyer des nouvelles de vos parties à {address} ?',
  'page.confirmed': 'C’est fait. Les nouvelles de vos parties arriveront désormais à {address}.',
  'page.stopped': 'C’est fait. Plus rien ne sera envoyé à {address}.',
  'page.wrong': 'Ce lien n’est plus valable.',
  'page.home': 'Aller à Bottega',
};
