/** What the page says when somebody asks what something at a table is, in Italian. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'help'> = {
  'help.title': 'Che cos’è?',
  'help.hint':
    'Indica qualsiasi cosa sul tavolo, o passa da una all’altra con le frecce. Nel frattempo non si gioca nulla; Esc per uscire.',
  'help.hintTouch': 'Tocca qualsiasi cosa sul tavolo. Nel frattempo non si gioca nulla.',
  'help.next': 'Elemento successivo',
  'help.previous': 'Elemento precedente',
  'help.leave': 'Torna alla partita',
  'help.more': 'Maiusc+I: le sue regole',
  'help.rules': 'Regole collegate',
  'help.frame.prompt.name': 'La domanda',
  'help.frame.prompt.says': 'Che cosa si decide ora, e chi decide.',
  'help.frame.choices.name': 'Le scelte',
  'help.frame.choices.says':
    'Tutto ciò che puoi scegliere ora e, ripiegato sotto, ciò che non puoi e perché. Digita le lettere per cercare; scegli con i tasti da 1 a 9.',
  'help.frame.amount.name': 'Una quantità',
  'help.frame.amount.says':
    'Impostala con i pulsanti, il cursore o le frecce, oppure scrivila; poi conferma con il pulsante sotto.',
  'help.frame.undo.name': 'Annulla',
  'help.frame.undo.says': 'Ritira la tua ultima scelta o tutto il turno, fino a ciò che è stato rivelato o confermato.',
  'help.frame.log.name': 'Il log',
  'help.frame.log.says':
    'Tutto ciò che è successo, dal più recente al meno recente. Indica una riga per evidenziare ciò di cui parla. Scegli la riga di un bot per chiedere il perché.',
  'help.frame.seats.name': 'I giocatori',
  'help.frame.seats.says':
    'I punti di ciascuno e ciò che conta di più in questo gioco. Indica un giocatore per vedere da dove vengono i suoi punti.',
  'help.frame.ending.name': 'La fine della partita',
  'help.frame.ending.says': 'A che punto è la partita e che cosa la fa finire.',
  'help.frame.recap.name': 'Dal tuo ultimo turno',
  'help.frame.recap.says':
    'Che cosa è successo dal tuo ultimo turno. Indica una riga per vederla sul tavolo, o rivedila passo per passo.',
  'help.frame.sheet.name': 'Il foglio segnapunti',
  'help.frame.sheet.says': 'Da dove vengono i punti di ognuno, categoria per categoria, e come sono cresciuti.',
  'help.frame.hint.name': 'Il suggerimento',
  'help.frame.hint.says':
    'Che cosa farebbe qui il bot più forte sapendo solo ciò che vedi tu, e perché. Sotto, le altre buone scelte.',
  'help.frame.advice.name': 'La mossa consigliata',
  'help.frame.advice.says':
    'Che cosa farebbe qui il bot più forte sapendo solo ciò che vedi tu, e la sua prima ragione. La stessa lampada la indica sul tavolo e nell’elenco. Puoi disattivare le mosse consigliate qui e nelle impostazioni.',
  'help.frame.tip.name': 'Un consiglio',
  'help.frame.tip.says':
    'Spiega l’essenziale quando incontri per la prima volta un tipo di decisione. I consigli si possono disattivare e riattivare nelle impostazioni.',
  'help.frame.zoom.name': 'La dimensione del tavolo',
  'help.frame.zoom.says': 'Ingrandisce o riduce il tavolo, come i tasti + e −.',
  'help.frame.tools.name': 'Regole, esportazione e replay',
  'help.frame.tools.says': 'Apri il regolamento, salva la partita in un file o rivedila dall’inizio.',
  'help.frame.pace.name': 'Il ritmo dei bot',
  'help.frame.pace.says':
    'Metti in pausa i bot, seguili un passo alla volta, salta alla tua prossima decisione o imposta la loro velocità. Tasti: Maiusc+P pausa, . un passo, Maiusc+S salta.',
  'help.frame.seed.name': 'L’impronta del seme',
  'help.frame.seed.says':
    'Garantisce che l’ordine delle carte sia fissato prima della partita. Il seme viene mostrato alla fine, così tutti possono verificare che nulla sia cambiato.',
  'help.frame.controls.name': 'I comandi',
  'help.frame.controls.says':
    'Portano a qualsiasi momento della partita: una scelta, un turno o un round alla volta, o in automatico. I segni sotto il cursore indicano dove iniziano i round.',
  'help.frame.eyes.name': 'Punto di vista',
  'help.frame.eyes.says':
    'Dal punto di vista di chi guardi: si mostra solo ciò che quel giocatore poteva vedere in quel momento. «Tutti» mostra ciò che tutti potevano vedere.',
  'help.frame.position.name': 'Questa posizione',
  'help.frame.position.says': 'Copia un link da mandare a chi ha questa partita, o inizia una nuova partita da qui.',
  'help.frame.past.name': 'Il log',
  'help.frame.past.says':
    'Tutto ciò che è successo fino a questo momento, dal più recente al meno recente. Indica una riga per evidenziare ciò di cui parla.',
};
