/** How games are learned, in Italian. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'learn'> = {
  'learn.title': 'Impara {game}',
  'learn.lead':
    'Tre minuti di lettura, poi brevi lezioni al vero tavolo. Si impara giocando: niente conta, e puoi provare tutto.',
  'learn.primer': 'Il gioco in tre minuti',
  'learn.primerOf': '{game} in tre minuti',
  'learn.backToTable': 'Torna al tavolo',
  'learn.firstGame': 'La tua prima partita',
  'learn.firstGameLead': 'Una partita intera e breve contro {#easyBot:bots}. Al tavolo vedi le mosse consigliate.',
  'learn.continue': 'Continua',
  'learn.primerPoints': 'Da dove vengono i punti',
  'learn.primerTurn': 'Il tuo turno',
  'learn.primerEnd': 'Come finisce',
  'learn.primerAdvice': 'Tre consigli',
  'learn.shares': 'Quota di tutti i punti in {games} partite giocate dai bot in {seats}:',
  'learn.lessons': 'Lezioni',
  'learn.begin': 'Inizia',
  'learn.again': 'Ripeti',
  'learn.done': 'completata',
  'learn.lesson': 'Lezione {number}: {title}',
  'learn.step': '{step} di {count}',
  'learn.other': 'Anche «{choice}» è permesso qui. Ma prima:',
  'learn.finished': 'Lezione completata: {title}.',
  'learn.show': 'Fammi vedere',
  'learn.goOn': 'Avanti',
  'learn.back': 'Indietro',
  'learn.next': 'Lezione successiva',
  'learn.all': 'Tutte le lezioni',
  'learn.repeat': 'Ancora una volta',
};
