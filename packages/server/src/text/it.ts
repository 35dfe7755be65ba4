/** What the server says in mails, pushes and webhooks, in Italian. */
import type { ServerCounts, ServerMessages } from './index.js';

export const counts: ServerCounts = {
  table: { one: '# tavolo', other: '# tavoli' },
};

export const messages: ServerMessages = {
  'notice.turn': 'Tocca a te.',
  'notice.over.won': 'La partita è finita: hai vinto!',
  'notice.over.shared': 'La partita è finita: condividi la vittoria.',
  'notice.over.lost': 'La partita è finita: ha vinto {winner}.',
  'notice.over.lostToSeveral': 'La partita è finita. Vittoria condivisa: {winners}',
  'notice.over.ended': 'Avete deciso tutti insieme di chiudere la partita in anticipo.',
  'notice.invitation': '{from} ti invita a giocare.',
  'table.with': '{game} con {names}',
  'subject.one': '{game} · {what}',
  'subject.many': 'Novità da {#table:count}',
  'mail.hello': 'Ciao {name},',
  'mail.open': 'Vai al tavolo',
  'mail.why': 'Ricevi questa e-mail perché l’hai richiesta nelle impostazioni di Bottega.',
  'mail.stop': 'Non ricevere più queste e-mail',
  'confirm.subject': 'Conferma il tuo indirizzo e-mail',
  'confirm.asked': 'Qualcuno ha chiesto a Bottega ({host}) di inviare a questo indirizzo notizie sulle sue partite.',
  'confirm.click': 'Se la richiesta è tua, conferma l’indirizzo entro tre giorni:',
  'confirm.ignore': 'In caso contrario, ignora questa e-mail: non ne riceverai altre.',
  'confirm.button': 'Conferma l’indirizzo',
  'page.confirm': 'Inviare notizie sulle tue partite a {address}?',
  'page.confirmed': 'Fatto. D’ora in poi le notizie sulle tue partite arriveranno a {address}.',
  'page.stopped': 'Fatto. A {address} non arriverà più nulla.',
  'page.wrong': 'Questo link non è più valido.',
  'page.home': 'Vai a Bottega',
};
