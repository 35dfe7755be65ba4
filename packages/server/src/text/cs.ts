/** What the server says in mails, pushes and webhooks, in Czech. */
import type { ServerCounts, ServerMessages } from './index.js';

/** In the genitive: "Novinky od 3 stolů". */
export const counts: ServerCounts = {
  table: { one: '# stolu', few: '# stolů', other: '# stolů' },
};

export const messages: ServerMessages = {
  'notice.turn': 'Jste na tahu.',
  'notice.over.won': 'Hra skončila: vyhráváte!',
  'notice.over.shared': 'Hra skončila: dělíte se o vítězství.',
  'notice.over.lost': 'Hra skončila. Vítězí {winner}.',
  'notice.over.lostToSeveral': 'Hra skončila. O vítězství se dělí: {winners}',
  'notice.over.ended': 'Všichni jste se shodli, že hru předčasně ukončíte.',
  'notice.invitation': '{from} vás zve ke hře.',
  'table.with': '{game}, spoluhráči: {names}',
  'subject.one': '{game} · {what}',
  'subject.many': 'Novinky od {#table:count}',
  'mail.hello': 'Dobrý den, {name},',
  'mail.open': 'Přejít ke stolu',
  'mail.why': 'Tento e-mail dostáváte, protože jste si ho vyžádali v nastavení Bottegy.',
  'mail.stop': 'Už tyto e-maily neposílat',
  'confirm.subject': 'Potvrďte svou e-mailovou adresu',
  'confirm.asked': 'Někdo požádal Bottegu na adrese {host}, aby sem posílala zprávy o jeho hrách.',
  'confirm.click': 'Pokud jste to byli vy, potvrďte adresu do tří dnů:',
  'confirm.ignore': 'Pokud ne, e-mailu si nevšímejte. Další už nepřijde.',
  'confirm.button': 'Potvrdit adresu',
  'page.confirm': 'Posílat zprávy o vašich hrách na {address}?',
  'page.confirmed': 'Hotovo. Zprávy o vašich hrách teď budou chodit na {address}.',
  'page.stopped': 'Hotovo. Na {address} už nic nepřijde.',
  'page.wrong': 'Tento odkaz už neplatí.',
  'page.home': 'Přejít do Bottegy',
};
