/** What is said where a game is set up, alone or with friends, in Italian. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'setup'> = {
  mistake: {
    one: 'C’è una cosa da cambiare prima di poter cominciare la partita.',
    other: 'Ci sono # cose da cambiare prima di poter cominciare la partita.',
  },
  wonGame: { one: '# partita', other: '# partite' },
  mediumBot: { one: '# bot medio', other: '# bot medi' },
};

export const messages: PartMessages<'setup'> = {
  'setup.title': 'Nuova partita: {game}',
  'setup.seat': 'Posto {number}',
  'setup.name': 'Nome',
  'setup.person': 'Persona',
  'setup.kind': 'Chi gioca',
  'setup.seats': 'Giocatori',
  'setup.houseRules': 'Regole della casa',
  'setup.seed': 'Seme casuale (facoltativo)', // "seme" alone is also a suit of cards
  'setup.seedHint': 'Lo stesso seme casuale distribuisce le stesse carte.',
  'setup.begin': 'Inizia la partita',
  'bots.random.says': 'Fa una mossa qualsiasi tra quelle permesse. Si trova solo nelle vecchie partite.',
  'bots.garzone.says':
    'Trascura qualcosa, preferisce ciò che è a portata di mano e ha idee diverse a ogni partita. Ideale per imparare il gioco.',
  'bots.apprendista.says':
    'Pianifica il proprio turno fino in fondo e sceglie ciò che gli rende di più, senza prevedere la tua risposta.',
  'bots.maestro.says':
    'Valuta ogni possibile fine del suo turno in base a ciò che ha imparato giocando contro sé stesso.',
  'setup.strength.garzone':
    'Vince {#wonGame:wins} su 100 contro {#easyBot:rivals}; a parità di forza sarebbero {fair}.',
  'setup.strength.apprendista':
    'Vince {#wonGame:wins} su 100 contro {#mediumBot:rivals}; a parità di forza sarebbero {fair}.',
  'setup.player': 'Giocatore {number}',
  'setup.who': 'Al tavolo',
  'setup.seating': 'Ordine dei posti',
  'setup.seatings.asSat': 'Come elencato',
  'setup.seatings.drawn': 'Sorteggiato',
  'setup.drawnHint': 'I posti si sorteggiano all’inizio della partita, in base al seme casuale.',
  'setup.needName': 'Dai un nome a questo giocatore.',
  'setup.sameName': 'Un altro giocatore ha già questo nome.',
  'setup.needPerson': 'Almeno un posto deve essere occupato da una persona.',
  'setup.mistakes': '{#mistake:count}',
};
