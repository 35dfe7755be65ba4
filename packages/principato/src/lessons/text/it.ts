/** The lessons of Principato in Italian. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Ciascuno governa un principato per tre anni. Lo fai produrre, arruoli un esercito e spendi ciò che hai guadagnato in monumenti, libri e dipinti. Chi alla fine ha più punti vittoria vince.',
  'primer.points':
    'Ogni monumento, libro o dipinto vale quanto vi è scritto. L’esercito segna punti cinque volte, ogni volta che si confronta la forza militare. E due carte obiettivo segrete ti premiano se costruisci in un certo modo.',
  'primer.turn':
    'Nel tuo turno hai due azioni: attivare una delle tue due carte, cambiare una carta con una dell’esposizione, o prendere un cubo favore. Poi la carta più vecchia dell’esposizione esce dal gioco e ne arriva una nuova.',
  'primer.end':
    'Ogni anno ha il suo mazzo. Quando finisce, l’anno termina e si confrontano gli eserciti; dopo il terzo anno si contano i punti.',
  'primer.about.picture':
    'Un principato nel secondo anno: campi e fattorie nei dintorni, palazzi e una banca in città, due opere d’arte nel palazzo, cubi favore nella chiesa e le due carte del giocatore.',
  'primer.points.picture': 'Le due carte obiettivo di un giocatore, ciascuna con la sua condizione e quanto vale ora.',
  'primer.turn.picture': 'L’esposizione: una fila di carte, con la più vecchia che sta per uscire.',
  'primer.end.picture': 'Il mazzo del secondo anno, i conteggi militari già fatti e quanto rende ogni posizione.',
  'primer.advice1': 'Costruisci fattorie e banche insieme a campi e palazzi: ciò che non puoi conservare va perso.',
  'primer.advice2':
    'Guarda le tue carte obiettivo prima di costruire: ti dicono quali costruzioni e quali opere per te valgono di più.',
  'primer.advice3':
    'Non arrivare ultimo in ogni confronto degli eserciti: le catapulte contano per tutta la partita e non vanno rifornite.',
  'production.title': 'Produrre e conservare',
  'production.principality':
    'Questo è il tuo principato. I campi producono cibo, i palazzi oro. Fattorie e banche li conservano: ogni fattoria contiene 2 cibi, ogni banca 2 ori. Cominci con uno di ciascuno, e con 1 cibo, 1 oro e 1 favore.',
  'production.collect':
    'Hai sempre esattamente due carte e due azioni per turno. Attivare una carta è una di queste. Attiva la tua carta «{cards:card}».',
  'production.room':
    'Puoi prendere 2 ori, 1 cibo e 1 oro, oppure 2 cibi. Ma la tua fattoria e la tua banca hanno posto per un solo cubo ciascuna, e ciò che non trova posto va perso. Prendine 1 di ciascuno.',
  'production.exchange':
    'Questa carta ha il simbolo di scambio: dopo l’uso va nell’esposizione e al suo posto ne prendi un’altra. Fa parte dell’azione e non costa nulla. Prendi «{cards:card}»: fa produrre i tuoi campi.',
  'production.build':
    'I tuoi depositi sono pieni: altro cibo andrebbe perso. Ti resta un’azione: attiva «{cards:card}» per costruire una seconda fattoria.',
  'production.farm': 'Una fattoria costa 1 oro; due ne costerebbero 3. Per ora una basta.',
  'production.pay': 'Un cubo favore può sostituire cibo o oro. Conviene tenerlo: questa volta paga con l’oro.',
  'production.end':
    'La fattoria è costruita e contiene altri 2 cibi. Hai usato entrambe le azioni: termina il turno. La carta più vecchia dell’esposizione esce dal gioco, ne arriva una nuova e tocca a Bruno.',
  'production.produce':
    'Tocca di nuovo a te. Attiva «{cards:card}»: ogni campo produce 1 cibo. Hai un solo campo, ma nelle tue fattorie c’è posto per altro.',
  'production.again':
    'Il raccolto ha dato 1 cibo, e anche questa carta viene scambiata. Prendi quella che vuoi; «{cards:card}» farebbe lo stesso per i tuoi palazzi.',
  'production.summary':
    'Questo è il motore del gioco: campi e palazzi producono quando una carta lo dice, e fattorie e banche decidono quanto puoi conservare. Chi sviluppa entrambi di pari passo non spreca nulla.',
  'cards.title': 'Attivare e scambiare le carte',
  'cards.display':
    'La fila al centro è l’esposizione: tutti prendono carte da lì. Dopo ogni turno la carta più a sinistra esce dal gioco, quindi non aspettare troppo una buona carta che si trova lì.',
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
  'favour.take': 'Il terzo tipo di azione: prendere un cubo favore. Nella tua chiesa c’è posto per tre. Prendine uno.',
  'favour.build': 'Il favore sostituisce cibo o oro ogni volta che paghi. Usiamolo. Attiva «{cards:card}».',
  'favour.joker':
    'Due palazzi costano 3 cibi, e ne hai solo 1. Ma con i tuoi 2 cubi favore bastano: prendi entrambi i palazzi.',
  'favour.end': 'Tre palazzi al primo turno: renderanno per tutta la partita. Termina il turno.',
  'favour.summary':
    'Un cubo favore vale un’azione: usalo dove il cibo o l’oro da soli non bastano, per la seconda costruzione, per un dipinto, o per rifornire un soldato al momento giusto.',
};
