/** What the page says of turns at other tables, and of where somebody is told of them, in German. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'notices'> = {
  /** In the dative: "an 3 Tischen". */
  askedTable: { one: '# Tisch', other: '# Tischen' },
};

export const messages: PartMessages<'notices'> = {
  'notices.titleOne': '● Du bist am Zug – {game}',
  'notices.titleMany': '● Am Zug an {#askedTable:count}',
  'notices.table': '{game} mit {names}',
  'notices.turn': 'Du bist am Zug: {table}.',
  'notices.turns': 'Du bist an {#askedTable:count} am Zug.',
  'notices.attack': 'Du wirst angegriffen: {table}.',
  'notices.over': 'Die Partie ist zu Ende: {table}.',
  'notices.invitation': '{from} lädt dich zu {game} ein.',
  'notices.dismiss': 'Ausblenden',
  'notices.next': 'Nächster Tisch: {table}',
  'notices.ask': 'Soll dieses Gerät Bescheid geben, wenn du wieder am Zug bist?',
  'notices.tellMe': 'Ja, bitte',
  'notices.notNow': 'Jetzt nicht',
  'notices.willTell': 'Dieses Gerät gibt dir Bescheid. In den Einstellungen kannst du das ändern.',
  'notices.title': 'Benachrichtigungen',
  'notices.lead': 'Wenn ich gerade nicht am Tisch bin, gebt mir Bescheid:',
  'notices.kinds.turn': 'Ich bin am Zug',
  'notices.kinds.attack': 'Ich werde angegriffen',
  'notices.kinds.over': 'Eine Partie ist zu Ende',
  'notices.kinds.invitation': 'Jemand lädt mich ein',
  'notices.paces.now': 'Sofort',
  'notices.paces.hourly': 'Einmal pro Stunde',
  'notices.paces.daily': 'Einmal am Tag',
  'notices.paces.never': 'Nie',
  'notices.dailyAt': 'Einmal am Tag, um',
  'notices.push.on': 'Auf diesem Gerät benachrichtigen',
  'notices.thisDevice': 'Dieses Gerät ({name})',
  'notices.push.blocked':
    'Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie zuerst in den Einstellungen deines Browsers.',
  'notices.push.insecure': 'Browser erlauben das nur bei Adressen, die mit https:// beginnen.',
  'notices.push.notInstalled':
    'Füge Bottega auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.',
  'notices.push.unsupported': 'Dieser Browser kann das nicht.',
  'notices.push.failed':
    'Dein Browser konnte das nicht einschalten. Im privaten Fenster geht es nicht; sonst versuche es später noch einmal oder nimm E-Mail oder einen Webhook.',
  'notices.otherDevice': 'Ein anderes Gerät ({name})',
  'notices.webhookAt': 'Webhook ({name})',
  'notices.mailAddress': 'Per E-Mail an',
  'notices.noMail': 'Dieser Server verschickt keine E-Mails.',
  'notices.webhook': 'An einen Webhook, zum Beispiel eines Discord-Kanals',
  'notices.add': 'Hinzufügen',
  'notices.remove': 'Entfernen',
  'notices.switchOn': 'Wieder einschalten',
  'notices.unconfirmed':
    'Öffne den Link in der E-Mail, die wir dir geschickt haben. Bis dahin schicken wir nichts weiter dorthin.',
  'notices.troubles.gone': 'Abgeschaltet: Unter dieser Adresse gibt es nichts mehr.',
  'notices.troubles.refused': 'Abgeschaltet: Unsere Nachrichten wurden dort abgelehnt.',
  'notices.troubles.failing': 'Abgeschaltet: Unsere Nachrichten kamen immer wieder nicht an.',
  'notices.mailWrong': 'Das ist keine vollständige E-Mail-Adresse.',
  'error.wrongTarget': 'Nur öffentliche Adressen, die mit https:// beginnen, sind möglich.',
  'error.tooManyTargets': 'Mehr geht nicht. Entferne zuerst eine Adresse oder ein Gerät.',
  'error.noTarget': 'Das wurde schon entfernt.',
};
