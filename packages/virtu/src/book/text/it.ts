/** The book of Virtù in Italian. */
import type { VirtuBookText } from '../index.js';

export const text: VirtuBookText = {
  brief: {
    aim: 'Guidi una dinastia dell’Italia del Rinascimento e vuoi diventarne il principe più prestigioso. Danno prestigio le città, il mecenatismo, i titoli e i notabili che compri, l’influenza religiosa, i trofei e le alleanze. Alla fine vince chi ha più punti prestigio.',
    course:
      'Si gioca per anni. In primavera il tuo segnalino azione avanza in senso orario attraverso le cinque sale del palazzo, e svolgi l’azione della sala che raggiungi: governare, proteggere le arti, commerciare, annettere, guerreggiare o tramare. Gli assedi seguono quando tutti hanno giocato. In inverno paghi il soldo, riorganizzi il palazzo, compri notabili e titoli, recluti e concludi un’alleanza.',
    end: 'Alla fine di una primavera si controllano tre cose: non restano città neutrali, qualcuno ha 8 città, o qualcuno ha raggiunto il grado 5 di mecenatismo. Se una di queste è vera, quell’inverno è l’ultimo, e poi si contano i punti.',
  },
  parts: {
    brief: 'Il gioco in breve',
    setup: 'Preparazione e primo anno',
    paying: 'Pagare con simboli e fiorini',
    spring: 'Il tuo turno di primavera',
    actions: 'Le sei azioni',
    war: 'Assedi e battaglie',
    winter: 'Il tuo turno d’inverno',
    scoring: 'La fine e i punti',
    rare: 'Le riserve, e ciò che capita di rado',
    rulings: 'Edizioni e interpretazioni',
  },
  sections: {
    rareCases: 'Casi rari',
    editions: 'Dove le edizioni differiscono',
    questions: 'Che cosa nessuna edizione dice',
  },
  examples: {
    paying: {
      title: 'Un primo grado, pagato da tre parti',
      text: 'Il grado 1 di mecenatismo costa 2 fiorini e 1 corona o croce. Su Lorenzo, nella sala, nomini le corone: ne dà 2, di cui ne basta 1, e nient’altro. I fiorini vengono da altrove: ne hai 1 in tesoreria e ne incassi 2 da Giovanni, il tuo cortigiano, che si esaurisce. Ne paghi 2 e te ne resta 1.',
      picture:
        'Il palazzo fiorentino: Lorenzo de’ Medici nella sala in alto con il segnalino azione, Giovanni de’ Medici su uno spazio cortigiano.',
    },
    annex: {
      title: 'Un porto oltre il mare',
      text: 'Controlli Venezia, e Ancona è sullo stesso mare. Ha valore 1, quindi costa 1 corona in più, 2 in tutto, e 1 nave per il mare. La carta nella sala e il suo miglioramento sono due bassorilievi: sul primo nomini le corone e ne ottieni 2, sull’altro le navi e ne ottieni 2. Una nave avanza e va persa. Ancona è la tua terza città.',
      picture: 'L’Adriatico sulla mappa: Verona e Venezia con i tuoi dischi e, più a sud sulla costa, Ancona neutrale.',
    },
    govern: {
      title: 'Prima incassare, poi governare',
      text: 'Le tue tre tessere città sono disponibili. Prima di governare ne incassi i fiorini: 3 da Venezia, 2 da Verona e 1 da Ancona. Fanno 6, e le tre tessere sono esaurite. Poi governi: la sala dà 2 corone, e ciascuna ripristina fino a 2 tessere. Tutte sono di nuovo disponibili, e hai 7 fiorini invece di 1.',
      picture:
        'Il palazzo veneziano con il segnalino nella sala Governare e le tessere di Verona, Venezia e Ancona, tutte disponibili.',
    },
    siege: {
      title: 'Un fiorino prende una città',
      text: 'Due tue truppe assediano Ravenna, che ha valore 2 e nessun difensore. Con 2 contro 2 la città resisterebbe: serve di più. Dichiari il bonus militare del tuo cortigiano Leonardo Loredan per 1 fiorino, e 2 + 1 = 3 contro 2 prende la città. La sua forza è sotto 3 e nessuna truppa la difendeva, quindi non ne perdi nessuna. La prima città tolta a questo avversario dà anche un trofeo, che vale 2 punti.',
      picture:
        'L’assedio di Ravenna: le tue due truppe contro il valore 2 della città, prima che si dichiari un bonus militare.',
    },
    crosses: {
      title: 'Quanto vale una croce in più',
      text: 'Ognuno dei tre giocatori ha 1 croce. Tutti sono pari al primo posto e ricevono i punti del posto seguente: 2 a testa. In inverno compri un Vescovo per 3 fiorini. Con la sua croce ne hai 2 e sei da solo al primo posto: 4 punti. Gli altri ora sono pari al secondo posto e ricevono i punti del terzo, cioè 0.',
      picture:
        'Il tabellone del prestigio con il tracciato città, il tracciato mecenatismo e le croci dei tre giocatori.',
    },
  },
  synonyms: [
    'soldat|o/soldat|i, trupp|a, esercit|o, unità',
    'PV, PP, punt|i vittoria, punt|i prestigio, prestigi|o',
    'soldi, fiorin|o, monet|a, oro/ori, denaro',
    'paes|e, città',
    'spi|a, agent|e',
    'cavall|o, cavalleri|a, cavalier|e',
    'barc|a/barch|e, nav|e, flott|a',
    'famigli|a, dinasti|a, fazion|e, casat|a',
    'cortigian|o, corte',
    'tesser|a, gettone/gettoni',
    'attacc|o/attacch|i, assedi|o, assedi|are, assalt|o',
    'combattiment|o > battagli|a, assedi|o',
    'difes|a, difensor|e, difend|ere',
    'pag|are, cost|o, prezz|o, pagament|o',
    'esauri|re, tappare, girare',
    'ripristin|are, riattiv|are, disponibil|e, stappare',
    'chies|a, religion|e, influenza religiosa > croc|e, cardinal|e, vescov|o',
    'mecenatism|o, proteggere le arti, mecenat|e, arte',
    'conquist|a, conquist|are, presa',
    'alleanz|a, alleat|o, trattat|o > potenz|a',
    'indulgenz|a, prestit|o, debit|o',
    'soldo, mantenimento, pag|a, stipendi|o',
    'port|o, scal|o',
    'strad|a, via terra',
    'compr|are, acquist|o, mercat|o',
    'recluta|re, assolda|re, arruola|re',
    'preparazione, inizio',
    'ordine di turno, ordine di gioco, primo giocatore',
    'ritirat|a, fug|a',
    'edizion|e, version|e',
    'regol|a della casa, regole della casa, variant|e, opzion|e',
  ],
};
