/** The book of Principato in Italian. */
import type { PrincipatoBookText } from '../index.js';

export const text: PrincipatoBookText = {
  brief: {
    aim: 'Governi un principato del Rinascimento e vuoi lasciare più dei tuoi rivali. Monumenti, libri e dipinti danno i punti vittoria che vi sono stampati, un esercito forte ne dà a ogni confronto, e due carte obiettivo segrete premiano la raccolta giusta. Vince chi ha più punti.',
    course:
      'Si gioca a turno in senso orario, con due azioni a testa: attivare una delle tue due carte, cambiare una carta con una dell’esposizione, o prendere un cubo favore. Campi e palazzi danno cibo e oro, fattorie e banche li conservano, e con entrambi paghi tutto il resto. Dopo ogni turno la carta più vecchia dell’esposizione esce dal gioco e ne arriva una nuova.',
    end: 'Ognuno dei tre anni ha il suo mazzo. Quando finisce, l’anno termina e si confronta la forza militare; altri due conteggi arrivano a sorpresa. Dopo il terzo anno tutti rivelano le carte obiettivo e si contano i punti.',
  },
  parts: {
    brief: 'Il gioco in breve',
    setup: 'Preparazione e primo turno',
    turn: 'Che cosa fai nel tuo turno',
    things: 'A che cosa servono le cose',
    years: 'Anni e conteggi militari',
    scoring: 'La fine e i punti',
    rare: 'Ciò che capita di rado',
    rulings: 'Interpretazioni ed edizioni',
  },
  sections: {
    storage: 'Conservare i cubi',
    supply: 'Rifornire i soldati',
    runningOut: 'Quando qualcosa finisce',
    rareScorings: 'Conteggi rari e altre eccezioni',
    questions: 'Che cosa le regole stampate non dicono',
  },
  examples: {
    storage: {
      title: 'Una banca quasi piena',
      text: 'Hai 1 banca con 1 oro: c’è posto solo per 1 ancora. Attivi l’Esattore e scegli 2 ori. Ricevi 1 oro; l’altro non trova posto e resta nella riserva. Con 1 oro e 1 cibo entrambi i cubi avrebbero trovato posto.',
      picture:
        'Il tuo principato all’inizio: un campo, una fattoria con 1 cibo, un palazzo, una banca con 1 oro e 1 favore nella chiesa.',
    },
    favour: {
      title: 'Favore al posto del cibo',
      text: 'Due palazzi costano 3 cibi. Ne hai solo 1, ma hai anche 2 cubi favore, e ciascuno sostituisce 1 cibo: 1 + 2 = 3. Attivi il Cantiere del palazzo, paghi tutto ciò che hai e possiedi 3 palazzi. Con il favore potresti pagare anche se avessi cibo a sufficienza.',
      picture: 'Il tuo principato con 1 cibo, 1 oro e 2 cubi favore, e le tue carte Esattore e Cantiere del palazzo.',
    },
    exchange: {
      title: 'Scambiata, e subito pronta',
      text: 'Attivi l’Esattore per 1 cibo e 1 oro. La carta ha il simbolo di scambio, quindi deve andare nell’esposizione, e al suo posto prendi il Raccolto. Hai ancora 1 azione e potresti attivare il Raccolto nello stesso turno. Ma la tua fattoria è piena, con 2 cibi: nulla troverebbe posto, perciò l’attivazione non viene proposta. Meglio cambiare una carta, costruire o prendere un favore.',
      picture:
        'Il tuo principato dopo lo scambio: fattoria e banca sono piene, con 2 cubi ciascuna, e fra le tue carte c’è il Raccolto.',
    },
    scoring: {
      title: 'Due giocatori si dividono due posti',
      text: 'Termini il turno, il mazzo è vuoto e quindi l’anno finisce. I tuoi rivali hanno 3 catapulte ciascuno, che non richiedono cubi: entrambi hanno forza 3 e si dividono il primo e il secondo posto. Questi posti valgono 6 + 3 = 9 punti; la metà, arrotondata per eccesso, è 5 a testa. Tu non hai un esercito. La tua forza è 0, e il terzo posto dà 0 punti.',
      picture: 'I principati dei tuoi due rivali dopo il conteggio, ciascuno con tre catapulte e 5 punti militari.',
    },
  },
  synonyms: [
    'soldat|o/soldat|i, trupp|a > milizi|a, condottier|o',
    'esercit|o, armat|a > milizi|a, condottier|o, catapult|a',
    'PV, punt|i vittoria, punt|o, punteggi|o',
    'soldi, oro/ori, monet|a, denaro',
    'cib|o, grano, viveri',
    'favor|e, jolly',
    'edifici|o, costruzion|e > fattori|a, banc|a/banch|e, camp|o, palazz|o',
    'segnalin|o, gettone/gettoni, pedin|a',
    'esposizion|e, mercato, fila di carte',
    'scambi|o, scambi|are, cambi|are, sostitu|ire',
    'mazz|o, pesca, pila',
    'parità, pari merito, pareggi|o',
    'preparazione, inizio',
    'pag|are, cost|o, prezz|o',
    'recluta|re, assolda|re, arruola|re',
    'guerr|a, battagli|a, conteggi|o militar|e',
    'cultur|a, arte, oper|a > monument|o, libr|o, dipint|o',
    'obiettiv|o, missione/missioni',
    'riserv|a, scorta',
    'riforni|re, nutrire, sfamare',
    'congeda|re, scarta|re, licenzia|re',
    'posto, spazi|o, capienza',
    'regol|a della casa, regole della casa, variant|e, opzion|e',
  ],
};
