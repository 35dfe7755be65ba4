/** What the server says in mails, pushes and webhooks, in English. */
import type { Forms } from '@bottega/kernel/text';

export const counts = {
  table: { one: '# table', other: '# tables' },
} satisfies Record<string, Forms>;

export const messages = {
  'notice.turn': 'It’s your turn.',
  'notice.over.won': 'The game is over: you won!',
  'notice.over.shared': 'The game is over: you share the victory.',
  'notice.over.lost': 'The game is over: {winner} won.',
  'notice.over.lostToSeveral': 'The game is over. Shared victory: {winners}',
  'notice.over.ended': 'You all agreed to end the game early.',
  'notice.invitation': '{from} invites you to play.',
  'table.with': '{game} with {names}',
  'subject.one': '{game} · {what}',
  'subject.many': 'News from {#table:count}',
  'mail.hello': 'Hello {name},',
  'mail.open': 'Go to the table',
  'mail.why': 'You get this e-mail because you asked for it in your Bottega settings.',
  'mail.stop': 'Stop these e-mails',
  'confirm.subject': 'Confirm your e-mail address',
  'confirm.asked': 'Someone asked Bottega at {host} to send news of their games to this address.',
  'confirm.click': 'If it was you, confirm the address within three days:',
  'confirm.ignore': 'If it wasn’t, just ignore this e-mail. You won’t get another one.',
  'confirm.button': 'Confirm the address',
  'page.confirm': 'Send news of your games to {address}?',
  'page.confirmed': 'Done. From now on, news of your games goes to {address}.',
  'page.stopped': 'Done. Nothing more will be sent to {address}.',
  'page.wrong': 'This link no longer works.',
  'page.home': 'Go to Bottega',
};
