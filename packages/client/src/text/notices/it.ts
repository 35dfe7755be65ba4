/** What the page says of turns at other tables, and of where somebody is told of them, in Italian. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'notices'> = {
  askedTable: { one: '# tavolo', other: '# tavoli' },
};

export const messages: PartMessages<'notices'> = {
  'notices.titleOne': '● Tocca a te – {game}',
  'notices.titleMany': '● È il tuo turno a {#askedTable:count}',
  'notices.table': '{game} con {names}',
  'notices.turn': 'Tocca a te: {table}.',
  'notices.turns': 'È il tuo turno a {#askedTable:count}.',
  'notices.attack': 'Ti stanno attaccando: {table}.',
  'notices.over': 'La partita è finita: {table}.',
  'notices.invitation': '{from} ti invita a giocare a {game}.',
  'notices.dismiss': 'Nascondi',
  'notices.next': 'Prossimo tavolo: {table}',
  'notices.ask': 'Vuoi che questo dispositivo ti avvisi quando toccherà di nuovo a te?',
  'notices.tellMe': 'Avvisami',
  'notices.notNow': 'Non ora',
  'notices.willTell': 'Questo dispositivo ti avviserà. Puoi cambiare idea nelle impostazioni.',
  'notices.title': 'Notifiche',
  'notices.lead': 'Quando non guardo il tavolo, avvisami:',
  'notices.kinds.turn': 'Tocca a me',
  'notices.kinds.attack': 'Mi attaccano',
  'notices.kinds.over': 'Una partita è finita',
  'notices.kinds.invitation': 'Qualcuno mi invita',
  'notices.paces.now': 'Subito',
  'notices.paces.hourly': 'Una volta all’ora',
  'notices.paces.daily': 'Una volta al giorno',
  'notices.paces.never': 'Mai',
  'notices.dailyAt': 'Una volta al giorno, alle',
  'notices.push.on': 'Avvisami su questo dispositivo',
  'notices.thisDevice': 'Questo dispositivo ({name})',
  'notices.push.blocked':
    'Le notifiche sono bloccate per questa pagina. Consentile prima nelle impostazioni del browser.',
  'notices.push.insecure': 'I browser lo permettono solo per gli indirizzi che iniziano con https://.',
  'notices.push.notInstalled':
    'Su iPhone o iPad aggiungi prima Bottega alla schermata Home (Condividi, poi “Aggiungi alla schermata Home”) e aprila da lì.',
  'notices.push.unsupported': 'Questo browser non lo permette.',
  'notices.push.failed':
    'Il browser non è riuscito ad attivarle. In una finestra privata non è possibile; altrimenti riprova più tardi, oppure usa l’e-mail o un webhook.',
  'notices.otherDevice': 'Un altro dispositivo ({name})',
  'notices.webhookAt': 'Webhook ({name})',
  'notices.mailAddress': 'Per e-mail a',
  'notices.noMail': 'Questo server non invia e-mail.',
  'notices.webhook': 'A un webhook, per esempio di un canale Discord',
  'notices.add': 'Aggiungi',
  'notices.remove': 'Rimuovi',
  'notices.switchOn': 'Riattiva',
  'notices.unconfirmed':
    'Apri il link nell’e-mail che ti abbiamo inviato. Fino ad allora non invieremo altro a questo indirizzo.',
  'notices.troubles.gone': 'Disattivato: a questo indirizzo non c’è più nulla.',
  'notices.troubles.refused': 'Disattivato: i nostri messaggi sono stati rifiutati.',
  'notices.troubles.failing': 'Disattivato: più volte i nostri messaggi non sono arrivati.',
  'notices.mailWrong': 'Questo indirizzo e-mail non è completo.',
  'error.wrongTarget': 'Si possono usare solo indirizzi pubblici che iniziano con https://.',
  'error.tooManyTargets': 'Non possono essere di più. Prima rimuovi un indirizzo o un dispositivo.',
  'error.noTarget': 'È già stato rimosso.',
};
