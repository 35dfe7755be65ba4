/** The lessons of Principato in Italian. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Ciascuno governa un principato per tre anni. I tuoi campi danno cibo e i tuoi palazzi danno oro. Con questi costruisci, metti insieme un esercito e compri monumenti, libri e dipinti. Chi alla fine ha più punti vittoria vince.',
  'primer.points':
    'I punti si fanno in tre modi. Ogni monumento, libro o dipinto vale quanto vi è scritto, da 2 a 6 punti. Cinque volte si confrontano gli eserciti, e il più forte riceve più punti. E alla fine due carte obiettivo segrete premiano ciò che chiedono: per esempio catapulte, molte costruzioni, o un dipinto per ogni monumento.',
  'primer.turn':
    'Nel tuo turno hai due azioni: attivare una delle tue due carte, con cui produci, costruisci, recluti o compri; cambiare una carta con una dell’esposizione; o prendere un cubo favore, che sostituisce cibo o oro. Poi la carta più vecchia dell’esposizione esce dal gioco e ne arriva una nuova.',
  'primer.end':
    'Ogni anno ha il suo mazzo. Quando finisce, dopo sette turni a testa, l’anno termina e si confrontano gli eserciti. Nel secondo e nel terzo anno si confrontano una volta in più, quando esce una certa carta. Dopo il terzo anno si rivelano le carte obiettivo e si sommano tutti i punti.',
  'primer.about.picture':
    'Un principato nel secondo anno: campi e fattorie nei dintorni, palazzi e una banca in città, due opere d’arte nel palazzo, cubi favore nella chiesa e le due carte del giocatore.',
  'primer.points.picture': 'Le due carte obiettivo di un giocatore, ciascuna con la sua condizione e quanto vale ora.',
  'primer.turn.picture': 'L’esposizione: una fila di carte, con la più vecchia che sta per uscire.',
  'primer.end.picture': 'Il mazzo del secondo anno, i conteggi militari già fatti e quanto rende ogni posizione.',
  'primer.advice1': 'Costruisci fattorie e banche insieme a campi e palazzi: ciò che non puoi conservare va perso.',
  'primer.advice2':
    'Guarda le tue carte obiettivo prima di costruire: ti dicono quali costruzioni e quali opere per te valgono di più.',
  'primer.advice3':
    'Evita l’ultimo posto in ogni confronto degli eserciti. Le catapulte contano per tutta la partita; i soldati non costano nulla, ma a ciascuno serve ogni volta un cubo, altrimenti ti indebolisce.',
  'production.title': 'Produrre e conservare',
  'production.principality':
    'Questo è il tuo principato. I campi producono cibo, i palazzi oro. Fattorie e banche li conservano: ogni fattoria contiene 2 cubi cibo, ogni banca 2 cubi oro. Cominci con un segnalino di ciascun tipo, e con 1 cibo, 1 oro e 1 favore.',
  'production.collect':
    'Hai sempre esattamente due carte e due azioni per turno. Attivare una delle tue carte è un’azione. Attiva la tua carta «{cards:card}».',
  'production.room':
    'Puoi prendere 2 oro, 1 cibo e 1 oro, oppure 2 cibo. Ma la tua fattoria e la tua banca hanno posto per un solo altro cubo ciascuna, e ciò che non trova posto va perso. Prendi 1 cubo di ciascuno.',
  'production.exchange':
    'Questa carta ha il simbolo di scambio: dopo l’uso va nell’esposizione e al suo posto ne prendi un’altra. Fa parte dell’azione e non costa nulla. Prendi «{cards:card}»: fa produrre i tuoi campi.',
  'production.build':
    'I tuoi depositi sono pieni: altro cibo andrebbe perso. Ti resta un’azione: attiva «{cards:card}» per costruire una seconda fattoria.',
  'production.farm': 'Una fattoria costa 1 oro; due costerebbero 3 oro. Per ora una basta.',
  'production.pay': 'Un cubo favore può sostituire cibo o oro. Conviene tenerlo: questa volta paga con l’oro.',
  'production.end':
    'La fattoria è costruita: ci stanno altri 2 cubi cibo. Hai usato entrambe le azioni: termina il turno. La carta più vecchia dell’esposizione esce dal gioco, ne arriva una nuova e tocca a Bruno.',
  'production.produce':
    'Tocca di nuovo a te. Attiva «{cards:card}»: ogni campo produce 1 cibo. Hai un solo campo, ma nelle tue fattorie ci sarebbe posto per altro.',
  'production.again':
    'Il raccolto ha dato 1 cibo, e anche questa carta viene scambiata. Prendi quella che vuoi; «{cards:card}» farebbe lo stesso con i tuoi palazzi.',
  'production.summary':
    'Questo è il motore del gioco: campi e palazzi producono quando una carta lo dice, e fattorie e banche decidono quanto puoi conservare. Chi sviluppa entrambi di pari passo non spreca nulla.',
  'cards.title': 'Attivare e scambiare le carte',
  'cards.display':
    'La fila al centro è l’esposizione: tutti prendono carte da lì. Dopo ogni turno la carta più a sinistra esce dal gioco, quindi non aspettare troppo a prendere quella che vuoi.',
  'cards.change':
    'Anche cambiare una carta è un’azione: metti una delle tue carte nell’esposizione e ne prendi un’altra al suo posto. Nessuna delle due viene attivata. Cambia «{cards:card}».',
  'cards.take': 'Prendi «{cards:card}»: presto ti servirà più oro, e i palazzi lo producono.',
  'cards.use': 'Ti resta un’azione, e una carta appena presa si può usare subito. Attivala.',
  'cards.pay': 'Un palazzo costa 1 cibo. Paga con il cibo e tieni il favore.',
  'cards.stays':
    'La carta è ancora lì: solo le carte con il simbolo di scambio se ne vanno dopo l’uso. Questa resta e si può usare di nuovo, anche con entrambe le azioni di un turno. Termina il turno.',
  'cards.try':
    'Bruno ha giocato. Ora gioca un turno intero come vuoi: attiva, cambia, prendi un favore, poi terminalo. È solo una prova; dopo tutto torna com’era.',
  'cards.summary':
    'Le carte con il simbolo danno qualcosa e se ne vanno; quelle senza restano finché non le cambi. Avere le due carte giuste al momento giusto è metà di questo gioco.',
  'favour.title': 'Il favore',
  'favour.take':
    'Il terzo tipo di azione: prendere un cubo favore. Nella tua chiesa c’è posto per tre cubi. Prendine uno.',
  'favour.build': 'Il favore sostituisce cibo o oro ogni volta che paghi. Usiamolo. Attiva «{cards:card}».',
  'favour.joker':
    'Due palazzi costano 3 cibo, e tu ne hai solo 1. Ma con i tuoi 2 cubi favore ci arrivi: prendi entrambi i palazzi.',
  'favour.end': 'Tre palazzi al primo turno: renderanno per tutta la partita. Termina il turno.',
  'favour.summary':
    'Un cubo favore vale un’azione: usalo dove il cibo o l’oro da soli non bastano, per la seconda costruzione, per un dipinto, o per rifornire un soldato al momento giusto.',
  'army.title': 'L’esercito e i rifornimenti',
  'army.wall':
    'Il tuo esercito sta sulle mura. Cinque volte per partita si confronta la forza militare: ogni catapulta conta 1, ogni soldato con un cubo conta 1, e ogni soldato senza cubo toglie 1. La tua forza è indicata accanto alle spade incrociate: 0.',
  'army.raise':
    'Con la prima azione hai preso 1 cibo e 1 oro, e in cambio della carta hai preso «{cards:card}». Attivala con la seconda.',
  'army.recruit':
    'I soldati non costano nulla e ne puoi prendere quanti vuoi. Ma a ciascuno servirà un cubo quando si confronterà la forza. Recluta 2 milizie.',
  'army.harvestCard':
    'Anche le carte che danno soldati si scambiano dopo l’uso. Prendi «{cards:card}»: le milizie vivono di cibo.',
  'army.weak':
    'La tua forza è −2, perché nessuna delle due milizie ha un cubo. Per ora non fa danno: nel primo anno il confronto arriva solo alla fine. Termina il turno.',
  'army.harvest': 'Bruno ha giocato. La tua fattoria è piena: contiene 2 cibo. Attiva lo stesso «{cards:card}».',
  'army.surplus':
    'Il raccolto dà 1 cibo, e nella fattoria non c’è posto. Ma un cubo che ricevi può andare direttamente su un soldato: cibo su una milizia, oro su un condottiero, favore su chi vuoi, un cubo ciascuno. Rifornisci 1 milizia.',
  'army.siegeCard':
    'Un cubo che sarebbe andato perso ora rifornisce un soldato. Prendi in cambio «{cards:card}»: costruisce catapulte.',
  'army.siege': 'Una catapulta non ha bisogno di rifornimenti e resta per tutta la partita. Attiva «{cards:card}».',
  'army.catapults':
    'Una catapulta costa 1 cibo e 1 oro, due costano 3 cibo e 2 oro. Hai 2 cibo, 2 oro e 1 favore: giusto quanto basta per due. Il cibo sulla milizia non conta: non puoi riprenderlo né spenderlo. Prendi entrambe le catapulte.',
  'army.strength':
    'La tua forza ora è 2: due catapulte e una milizia rifornita fanno 3, e la milizia non rifornita toglie 1. Termina il turno.',
  'army.favour':
    'Bruno ha giocato, e i tuoi depositi sono vuoti. Prendi un cubo favore: il favore rifornisce qualsiasi soldato.',
  'army.supply':
    'Rifornire non è un’azione. Puoi farlo in qualsiasi momento del tuo turno, e di nuovo quando si confronta la forza. Di solito conviene aspettare: un cubo nella chiesa può ancora pagare una carta, un cubo su un soldato no. Questa volta fallo subito, per vedere: rifornisci la tua milizia.',
  'army.summary':
    'Forza 4: due catapulte e due milizie rifornite. I condottieri, con «{cards:card}», funzionano allo stesso modo, con l’oro al posto del cibo. Una catapulta si paga una volta. Un soldato è gratis, ma gli serve un nuovo cubo a ogni confronto: recluta solo quelli che puoi rifornire.',
  'scoring.title': 'Il conteggio militare',
  'scoring.pile':
    'Il mazzo di pesca è vuoto, quindi questo è l’ultimo turno dell’anno 1. Quando termina, la carta più a sinistra lascia l’esposizione, nessuna può sostituirla e l’anno è finito. Allora si confrontano gli eserciti.',
  'scoring.compare':
    'Bruno e Carla hanno 3 catapulte ciascuno: forza 3. Tu non hai un esercito. In tre giocatori il più forte riceve 6 punti, il secondo 3, il terzo nessuno. Hai 6 oro e ancora un’azione. Attiva «{cards:card}».',
  'scoring.recruit': 'Per superare entrambi ti serve forza 4: quattro condottieri con 1 oro ciascuno. Reclutane 4.',
  'scoring.sculptor':
    'Reclutare non costa nulla: hai ancora 6 oro. Ora prendi una carta in cambio. «{cards:card}» dà monumenti, e l’anno prossimo ti faranno comodo.',
  'scoring.end':
    'La tua forza è −4, perché nessuno dei tuoi soldati ha un cubo. Ma prima del confronto ciascuno può ancora rifornire. Termina il turno.',
  'scoring.supply':
    'L’anno 1 è finito. Chi ha più segnalini esercito decide per primo: tu, con 4. Bruno e Carla hanno solo catapulte, quindi nulla da rifornire. Rifornisci tutti e 4 i condottieri con l’oro.',
  'scoring.points':
    'Forza 4 contro 3 e 3: il primo posto è tuo, con 6 punti. Bruno e Carla si dividono il secondo e il terzo: 3 e 0 punti, divisi per due e arrotondati per eccesso, fanno 2 a testa.',
  'scoring.keep':
    'Tutti i cubi sui soldati sono tornati nella riserva: ti restano 2 oro, e la tua forza è di nuovo −4. Ora puoi congedare soldati. Ma «{cards:card}» ti darà 4 oro: tienili tutti.',
  'scoring.nextYear':
    'È cominciato l’anno 2, con un nuovo mazzo. Contiene una carta conteggio militare: appena esce, si confrontano subito gli eserciti. Nessuno sa quando, e Bruno ha costruito una quarta catapulta. Attiva «{cards:card}».',
  'scoring.again':
    'I tuoi 4 palazzi hanno dato 4 oro. Prendi in cambio l’altra carta «{cards:card}»: ti servirà ancora oro.',
  'scoring.favour': 'Come seconda azione prendi un cubo favore. Poi il tuo turno termina e si rivela una carta.',
  'scoring.card':
    'È la carta conteggio militare! Si confrontano subito gli eserciti. Bruno ha forza 4, Carla 3. Hai 6 oro: rifornisci tutti e 4 i condottieri e pareggi con Bruno.',
  'scoring.dismiss':
    'Tu e Bruno vi dividete il primo e il secondo posto: 6 e 3 punti, divisi per due e arrotondati per eccesso, fanno 5 a testa. Carla resta a zero. I tuoi soldati hanno perso di nuovo i cubi. Il prossimo confronto è alla fine dell’anno: congeda quanti condottieri vuoi e tieni quelli che per allora potrai rifornire.',
  'scoring.summary':
    'Cinque conteggi militari: uno alla fine di ogni anno, e uno in un momento imprevisto degli anni 2 e 3. In due giocatori danno ogni volta 2 e 0 punti, in quattro 7, 4, 2 e 0. Finora hai 11 punti, e la tua carta obiettivo «{goals:goal}» ne dà 1 in più ogni 4: fanno 2.',
  'culture.title': 'Cultura e obiettivi',
  'culture.goals':
    'Le tue due carte obiettivo sono sul tuo principato; nessun altro le vede. «{goals:general}» dà 1 punto ogni 4 punti militari, e tu ne hai 4. «{goals:art}» premia le coppie di un monumento e un dipinto: 2 punti per una coppia, 5 per due, 8 per tre. Per ora non hai né l’uno né l’altro.',
  'culture.painter': 'È l’anno 2 e hai 6 oro. Un dipinto costa 5 oro. Attiva «{cards:card}».',
  'culture.pay':
    'Il favore potrebbe sostituire parte dell’oro. Tienilo: presto ti servirà al posto del cibo. Paga con l’oro.',
  'culture.painting':
    'Quale dipinto? Cinque valgono 6 punti, cinque ne valgono 5 e cinque 4, e costano tutti lo stesso. Chi compra presto ha i migliori. Prendine uno da 6.',
  'culture.scholar':
    'Sono 6 punti. L’altra tua carta, «{cards:card}», dà libri: costano 4 cibo e valgono 5, 4 o 3 punti. Hai un solo campo, niente cibo, e nessun obiettivo che chieda libri. Cambia questa carta.',
  'culture.sculptorCard': 'Prendi «{cards:card}»: un monumento e il tuo dipinto formano una coppia per «{goals:goal}».',
  'culture.end': 'Hai usato entrambe le azioni. Termina il turno.',
  'culture.sculptor':
    'Bruno ha giocato. Un monumento costa 3 cubi, e tu hai 1 oro e 3 favori: bastano. Attiva «{cards:card}».',
  'culture.price':
    'Puoi pagare 1 cibo e 2 oro, oppure 2 cibo e 1 oro. Con il favore puoi fare entrambe le cose. Scegli 2 cibo e 1 oro.',
  'culture.gold':
    'Non hai cibo, quindi per quello paghi 2 favori. Paga l’oro con il tuo cubo oro e tieni l’ultimo favore.',
  'culture.monument':
    'Guarda il principato di Bruno: ha tutti e cinque i monumenti da 4. Gli altri valgono 3 o 2 e costano lo stesso. Prendine uno da 3.',
  'culture.sum':
    'Il tuo dipinto vale 6, il monumento 3, e hai 4 punti militari. «{goals:art}» aggiunge 2 per la prima coppia e «{goals:general}» 1: fanno 16. Le tue carte obiettivo mostrano quanto valgono finora; gli altri lo vedranno solo alla fine.',
  'culture.summary':
    'Una delle tue carte obiettivo chiede sempre coppie o terne di cultura, al massimo tre. L’altra chiede catapulte, punti militari o molte costruzioni: campi e fattorie, o palazzi e banche, dalla settima in poi. Guardale entrambe prima di decidere che cosa comprare.',
  'firstYear.title': 'Un primo anno',
  'firstYear.goals':
    'Un anno dura sette turni. I tuoi obiettivi: «{goals:general}» dà 1 punto per ogni catapulta, «{goals:art}» premia le terne di monumento, libro e dipinto. Nel primo anno soprattutto si costruisce. «{cards:card}» indica la strada: vivrai d’oro.',
  'firstYear.favour':
    'Primo turno. Due banche costano 3 cibo, e tu hai 1 cibo e 1 favore. Prendi un cubo favore e basterà.',
  'firstYear.banks': 'Le banche conservano il tuo oro. Attiva «{cards:card}».',
  'firstYear.both': 'Prendi 2 banche. Tre banche contengono 6 oro: per un bel po’ non ti servirà altro.',
  'firstYear.taxes':
    'Secondo turno. Bruno ha costruito due palazzi. Servono anche a te, e costano cibo. Attiva «{cards:card}».',
  'firstYear.food': 'La tua fattoria è vuota e ci stanno 2 cibo: prendine 2 e nulla va perso.',
  'firstYear.palazzo':
    'Prendi in cambio «{cards:card}». Con la seconda azione costruirà subito un palazzo, per 1 cibo.',
  'firstYear.own':
    'Terzo turno. Provaci tu: costruisci un altro palazzo con «{cards:build}», poi cambia «{cards:old}», che non ti serve più, con «{cards:card}». Qualunque cosa tu provi, la partita continua con questo turno.',
  'firstYear.rents': 'Quarto turno. Ora i tuoi 3 palazzi rendono: danno 3 oro. Attiva «{cards:card}».',
  'firstYear.collector':
    'Una carta appena presa si può usare subito. Prendi «{cards:card}»: con la seconda azione ne ricaverai 1 cibo e 1 oro.',
  'firstYear.siegeCard':
    'Hai 5 oro e 1 cibo, e prendi di nuovo una carta. Una catapulta conta in tutti e cinque i conteggi militari, e ancora una volta per «{goals:goal}». Prendi «{cards:card}».',
  'firstYear.catapult':
    'Quinto turno. Provaci tu: costruisci una catapulta con «{cards:card}» e prendi un cubo favore. Poi la partita continua con questo turno.',
  'firstYear.change':
    'Sesto turno. L’anno finisce presto, e Bruno non ha ancora un esercito. Assicurati fin d’ora il conteggio militare: cambia «{cards:card}».',
  'firstYear.hireCard': 'Prendi «{cards:card}»: i condottieri vivono d’oro, e oro ne hai.',
  'firstYear.hire': 'Attiva «{cards:card}».',
  'firstYear.recruit':
    'Hai 4 oro e un progetto: un monumento. Recluta 2 condottieri, non più di quanti ne puoi rifornire con il resto.',
  'firstYear.rentsCard': 'Prendi in cambio «{cards:card}»: nel prossimo turno ti servirà oro.',
  'firstYear.last':
    'Il tuo ultimo turno di quest’anno: nel mazzo di pesca resta una carta. È comparsa «{cards:other}», e Bruno potrebbe ancora arruolare milizie. Attiva «{cards:card}».',
  'firstYear.surplus':
    'Nelle tue banche c’è posto per 2 dei 3 cubi oro. Il terzo andrebbe perso: mettilo su un condottiero, che ne ha comunque bisogno.',
  'firstYear.sculptor':
    'Prendi in cambio «{cards:card}», che userai subito: paghi 2 oro, e il favore sostituisce il cibo.',
  'firstYear.monument': 'Il tuo primo monumento, un terzo di terna per «{goals:goal}». Prendine uno da 4.',
  'firstYear.end': 'Hai fatto tutto. Termina il turno: Bruno gioca l’ultimo dell’anno.',
  'firstYear.supply':
    'Bruno ha arruolato 2 milizie e ha 2 cibo per rifornirle: può arrivare a forza 2. Hai più segnalini esercito e decidi per primo. Rifornisci con l’oro il secondo condottiero: così arrivi a 3.',
  'firstYear.keep':
    'Forza 3 contro 2: ricevi 2 punti, Bruno nessuno. I cubi sui soldati non ci sono più. Ti restano 3 oro, abbastanza per rifornire ancora due condottieri: tienili entrambi.',
  'firstYear.summary':
    'Un anno intero. Bruno ha 8 punti in monumenti e i depositi vuoti. Tu ne hai 6, più 1 del tuo obiettivo, 3 oro, un esercito e posto per altro. Con «{cards:card}» nell’esposizione, ora tocca ai dipinti. Restano due anni: giocali contro i bot o con gli amici.',
};
