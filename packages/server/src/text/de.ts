/** What the server says in mails, pushes and webhooks, in German. */
import type { ServerCounts, ServerMessages } from './index.js';

/** In the dative: "Neues von 3 Tischen". */
export const counts: ServerCounts = {
  table: { one: '# Tisch', other: '# Tischen' },
};

export const messages: ServerMessages = {
  'notice.turn': 'Du bist am Zug.',
  'notice.over.won': 'Die Partie ist zu Ende: Du hast gewonnen!',
  'notice.over.shared': 'Die Partie ist zu Ende: Du teilst dir den Sieg.',
  'notice.over.lost': 'Die Partie ist zu Ende: {winner} hat gewonnen.',
  'notice.over.lostToSeveral': 'Die Partie ist zu Ende. Geteilter Sieg: {winners}',
  'notice.over.ended': 'Ihr habt euch geeinigt, die Partie vorzeitig zu beenden.',
  'notice.invitation': '{from} lädt dich zum Spielen ein.',
  'table.with': '{game} mit {names}',
  'subject.one': '{game} · {what}',
  'subject.many': 'Neues von {#table:count}',
  'mail.hello': 'Hallo {name},',
  'mail.open': 'Zum Tisch',
  'mail.why': 'Du bekommst diese E-Mail, weil du sie in deinen Einstellungen bei Bottega bestellt hast.',
  'mail.stop': 'Diese E-Mails abbestellen',
  'confirm.subject': 'Bestätige deine E-Mail-Adresse',
  'confirm.asked': 'Jemand hat Bottega unter {host} gebeten, Neues von seinen Partien an diese Adresse zu schicken.',
  'confirm.click': 'Wenn du das warst, bestätige die Adresse innerhalb von drei Tagen:',
  'confirm.ignore': 'Wenn nicht, ignoriere diese E-Mail einfach. Du bekommst keine weitere.',
  'confirm.button': 'Adresse bestätigen',
  'page.confirm': 'Neues von deinen Partien an {address} schicken?',
  'page.confirmed': 'Erledigt. Neues von deinen Partien geht ab jetzt an {address}.',
  'page.stopped': 'Erledigt. An {address} wird nichts mehr geschickt.',
  'page.wrong': 'Dieser Link gilt nicht mehr.',
  'page.home': 'Zu Bottega',
};
