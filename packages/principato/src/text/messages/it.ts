/** What Principato says during play, in Italian. */
import type { Counts, Messages, OptionTexts } from '../message-table.js';

export const tagline = 'Tre anni per fare di un modesto principato il gioiello d’Italia.';

/** Counted things, as the object of a sentence ("paga 2 cibo"). */
export const counts: Counts = {
  food: { one: '# cibo', other: '# cibo' },
  gold: { one: '# oro', other: '# oro' },
  favor: { one: '# favore', other: '# favori' },
  field: { one: '# campo', other: '# campi' },
  farm: { one: '# fattoria', other: '# fattorie' },
  palazzo: { one: '# palazzo', other: '# palazzi' },
  bank: { one: '# banca', other: '# banche' },
  catapult: { one: '# catapulta', other: '# catapulte' },
  militia: { one: '# milizia', other: '# milizie' },
  condottiere: { one: '# condottiero', other: '# condottieri' },
  monument: { one: '# monumento', other: '# monumenti' },
  book: { one: '# libro', other: '# libri' },
  painting: { one: '# dipinto', other: '# dipinti' },
  action: { one: '# azione', other: '# azioni' },
  vp: { one: '# PV', other: '# PV' },
  cube: { one: '# cubo', other: '# cubi' },
  card: { one: '# carta', other: '# carte' },
  soldier: { one: '# soldato', other: '# soldati' },
  token: { one: '# segnalino', other: '# segnalini' },
};

export const messages: Messages = {
  // What the player who is asked must decide.
  'prompt.turn': 'Tocca a te: hai ancora {#action:actions}. Che cosa fai?',
  'prompt.turn.over': 'Hai usato entrambe le azioni. Termina il turno.',
  'prompt.turn.over.supply': 'Hai usato entrambe le azioni. Termina il turno, oppure prima rifornisci dei soldati.',
  'prompt.alternative': '{cards:card}: quale alternativa scegli?',
  'prompt.pay.food': 'Devi pagare {#food:cost}. Quanti cubi favore usi al posto del cibo?',
  'prompt.pay.gold': 'Devi pagare {#gold:cost}. Quanti cubi favore usi al posto dell’oro?',
  'prompt.culture.monument': 'Quale monumento fai realizzare?',
  'prompt.culture.book': 'Quale libro fai scrivere?',
  'prompt.culture.painting': 'Quale dipinto fai realizzare?',
  'prompt.recruit.militia': 'Quante milizie arruoli?',
  'prompt.recruit.condottiere': 'Quanti condottieri assoldi?',
  'prompt.overflow.food':
    'Le tue fattorie sono piene: {#food:lost} di troppo. Quanti cubi vanno direttamente su milizie non rifornite?',
  'prompt.overflow.gold':
    'Le tue banche sono piene: {#gold:lost} di troppo. Quanti cubi vanno direttamente su condottieri non riforniti?',
  'prompt.favorOverflow': 'La tua chiesa è piena: quale soldato riceve il cubo favore?',
  'prompt.exchange.activate': 'Devi scambiare «{cards:card}»: quale carta dell’esposizione prendi?',
  'prompt.exchange.change': 'Cedi «{cards:card}»: quale carta dell’esposizione prendi?',
  'prompt.supply.food.militia': 'Hai {#food:has}. Con quanti cubi rifornisci le tue milizie?',
  'prompt.supply.gold.condottiere': 'Hai {#gold:has}. Con quanti cubi rifornisci i tuoi condottieri?',
  'prompt.supply.favor.militia': 'Hai {#favor:has}. Con quanti cubi favore rifornisci le tue milizie?',
  'prompt.supply.favor.condottiere': 'Hai {#favor:has}. Con quanti cubi favore rifornisci i tuoi condottieri?',
  'prompt.supply.confirm': 'Conferma come rifornisci i tuoi soldati; la tua forza militare sarà {strength}.',
  'prompt.dismiss.militia': 'Hai {#militia:has}. Quante ne congedi?',
  'prompt.dismiss.condottiere': 'Hai {#condottiere:has}. Quanti ne congedi?',
  'prompt.dismiss.confirm': 'Conferma quali soldati tieni.',

  // Said once, at the first decision of each kind.
  'tip.turn':
    'Hai due azioni per turno: attivare una carta, cambiarne una con una dell’esposizione o prendere un cubo favore. Rifornire non è un’azione.',
  'tip.pay': 'Un cubo favore vale come cibo o come oro. È più raro di entrambi: conservalo per ciò che ti manca.',
  'tip.recruit': 'I soldati non riforniti contano contro di te: recluta solo quelli che puoi rifornire.',
  'tip.supply': 'La tua forza militare: catapulte più soldati riforniti, meno i soldati non riforniti.',

  // What everybody else reads meanwhile.
  'waiting.turn': '{@seat} sta decidendo: ha ancora {#action:actions}.',
  'waiting.action': '{@seat} sta completando un’azione.',
  'waiting.supply': '{@seat} sta decidendo come rifornire i soldati.',
  'waiting.sealed': '{@seat} sta decidendo in segreto come rifornire i soldati.',
  'waiting.dismiss': '{@seat} sta decidendo quali soldati tenere.',

  // Choices.
  'choice.activate': 'Attiva «{cards:card}»',
  'choice.change': 'Cambia «{cards:card}» con una carta dell’esposizione',
  'choice.favor': 'Prendi un cubo favore',
  'choice.supply': 'Rifornisci ora i soldati (non costa azioni)',
  'choice.end': 'Termina il turno',
  'choice.alternative.free': 'Prendi {&gain}',
  'choice.alternative.paid': 'Paga {&cost} e prendi {&gain}',
  'choice.alternative.culture': 'Paga {&cost} e prendi un segnalino: {cultures:culture}',
  'choice.pay.none': 'Nessun cubo favore',
  'choice.pay.some': 'Usa {#favor:favor}',
  'choice.culture': '{cultures:culture} da {=vp:vp}',
  'choice.recruit': 'Recluta {#$soldier:soldiers}',
  'choice.place.none': 'Nessuno: l’eccedenza va persa',
  'choice.place.some': 'Rifornisci {#$soldier:cubes}',
  'choice.feed': 'Rifornisci un soldato: {tokens:soldier}',
  'choice.take': '{cards:card} (posto {place})',
  'choice.move.none': 'Nessuno',
  'choice.move.some': 'Rifornisci {#$soldier:cubes}',
  'choice.dismiss.none': 'Non congedare nessuno',
  'choice.dismiss.some': 'Congeda {#$soldier:soldiers}',
  'choice.done': 'Conferma',

  // Events, as the log tells them.
  'event.began': 'La partita comincia. {@seat} riceve la carta primo giocatore.',
  'event.goals': 'Le tue carte obiettivo: {goals:general} e {goals:art}.',
  'event.activated': '{@seat} attiva «{cards:card}».',
  'event.paid': '{@seat} paga {&cubes}.',
  'event.built': '{@seat} prende {#$token:count}.',
  'event.created': '{@seat} prende «{works:work}» ({cultures:culture}, {=vp:vp}).',
  'event.received': '{@seat} riceve {#$cube:count}.',
  'event.lost': '{@seat} perde {#$cube:count} per mancanza di posto.',
  'event.recruited': '{@seat} recluta {#$soldier:count}.',
  'event.exchanged': '{@seat} scambia «{cards:gave}» con «{cards:took}» (posto {place}).',
  'event.changed': '{@seat} cambia «{cards:gave}» con «{cards:took}» (posto {place}).',
  'event.supplied': '{@seat} rifornisce {#$soldier:count} con {#$cube:count}.',
  'event.turnEnded': '{@seat} termina il turno.',
  'event.left': 'La carta «{cards:card}» lascia l’esposizione.',
  'event.revealed': 'La carta «{cards:card}» entra nell’esposizione.',
  'event.militaryCard': 'Appare una carta conteggio militare!',
  'event.yearEnded': 'Finisce l’anno {year}.',
  'event.yearBegan': 'Comincia l’anno {year}.',
  'event.scoringBegan': 'Conteggio militare {number} di 5.',
  'event.sealed': '{@seat} ha deciso.',
  'event.strength': '{@seat}: forza militare {strength}, {#vp:vp}.',
  'event.dismissed': '{@seat} congeda {#$soldier:count}.',
  'event.goalsOpened': '{@seat} rivela le carte obiettivo: {goals:general} e {goals:art}.',
  'event.ended': 'La partita è finita.',

  // Why something is not allowed; the rule's id is shown beside it.
  'refusal.P-2.13': 'Non hai soldati da rifornire con i tuoi cubi.',
  'refusal.P-2.13.none': 'Usa almeno un cubo, oppure annulla per lasciare i soldati come sono.',
  'refusal.P-2.13.cubes': 'Hai solo {#cube:has} per loro.',
  'refusal.P-2.13.soldiers': 'Puoi rifornire ancora solo {#soldier:has} di questo tipo.',
  'refusal.P-2.15': 'Puoi mettere questi cubi al massimo su {#soldier:most}.',
  'refusal.P-4.2': 'Hai {#action:actions} per turno e non te ne restano più.',
  'refusal.P-5.3': 'Il costo è {#$cube:costs} e ne hai {has}: il resto si paga in cubi favore.',
  'refusal.P-5.4': 'Hai {#favor:favor}; qui puoi usarne al massimo {most}.',
  'refusal.P-5.5': 'Costa {&cost}; hai {&has}.',
  'refusal.P-5.6': 'La riserva ha solo {#token:left} di questo tipo.',
  'refusal.P-5.11': 'Non ti darebbe nulla: non potresti collocare nemmeno un cubo.',
  'refusal.P-5.31': 'Nella riserva non ci sono più cubi favore.',
  'refusal.P-5.32': 'La tua chiesa è piena e nessun soldato ha bisogno del cubo.',
  'refusal.P-6.19': 'Devi prendere almeno 1 soldato e al massimo quanti ne restano nella riserva: {left}.',
  'refusal.P-6.21': 'Nella riserva non restano segnalini di questo tipo e valore.',
  'refusal.P-8.13': 'Hai solo {#soldier:has} di questo tipo.',

  // The score sheet.
  'category.military': 'Militare',
  'category.monument': 'Monumenti',
  'category.book': 'Libri',
  'category.painting': 'Dipinti',
  'category.generalGoal': 'Obiettivo generale',
  'category.artGoal': 'Obiettivo artistico',
  'category.total': 'Totale',
  'detail.culture': '{=token:count}',

  // What the points of a hint come from, and the rounds of a replay.
  'part.bills': 'Punti militari ottenuti',
  'part.scorings': 'Conteggi militari futuri',
  'part.culture': 'Cultura',
  'part.goals': 'Obiettivi',
  'part.cubes': 'Cubi immagazzinati',
  'part.production': 'Produzione futura',
  'part.hand': 'Le tue due carte',
  round: 'Anno {year}, round {round}',

  // Short labels on the table.
  'topic.card': '{cards:card}',
  'topic.goal': '{goals:goal}',
  'topic.turn': 'Il turno',
  'topic.principality': 'Il principato',
  'topic.scoring': 'Il conteggio militare',
  'topic.year': 'Esposizione, mazzo di pesca e anni',
  'topic.end': 'La fine della partita',
  'topic.cube': '{cubes:cube}',
  'topic.token': '{tokens:token}',
  'topic.culture': '{cultures:culture}',
  'topic.zone': '{zones:zone}',
  'topic.term': '{terms:term}',
  'topic.change': 'Cambiare una carta',
  'topic.places': 'Punti militari per posizione',
  'topic.order': 'Ordine delle decisioni',
  'table.places': 'Punti militari per posizione: {points}',
  'table.goalWorth': 'ora {=vp:vp}',
  'table.goalPoints': '{=vp:vp}',
  'table.stored': '{=$of:count}',
  'table.change': 'Cambia',
  'table.name': '{@seat}',
  'table.year': 'Anno {year}',
  'table.drawPile': 'Mazzo di pesca: {=card:count}',
  'table.scorings': 'Conteggi militari: {count} di 5',
  'table.reserve': 'Riserva: {=&cubes}',
  'table.leavesNext': 'prossima a uscire',
  'table.strength': 'forza {strength}',
  'table.military': 'militare: {=vp:vp}',
  'table.yourGoals': 'I tuoi obiettivi (segreti): {goals:general} ({generalPoints}) · {goals:art} ({artPoints})',
  'table.firstPlayer': 'primo giocatore',

  // What lies on the table, explained in a sentence or two.
  'about.principality': 'La plancia di un giocatore. Tutto ciò che contiene è visibile a tutti.',
  'about.years': 'La partita dura tre anni. Ognuno ha il proprio mazzo di pesca e si chiude con un conteggio militare.',
  'about.scoring':
    'Le forze militari si confrontano cinque volte per partita: alla fine di ogni anno e quando compare una carta conteggio militare.',
  'about.food':
    'Serve a pagare le carte e a rifornire le milizie. Si conserva nelle fattorie; ciò che non trova posto è perso.',
  'about.gold':
    'Serve a pagare le carte e a rifornire i condottieri. Si conserva nelle banche; ciò che non trova posto è perso.',
  'about.favor':
    'Sostituisce un cibo o un oro, in un costo o su qualsiasi soldato. La chiesa può contenere {#favor:room}.',
  'about.field': 'Rende un cibo ogni volta che il suo proprietario attiva «{cards:card}». Non contiene cubi.',
  'about.farm': 'Può contenere {#food:room}.',
  'about.palazzo': 'Rende un oro ogni volta che il suo proprietario attiva «{cards:card}». Non contiene cubi.',
  'about.bank': 'Può contenere {#gold:room}.',
  'about.catapult': 'Aggiunge 1 alla forza militare. Non ha bisogno di rifornimenti e non si congeda mai.',
  'about.militia': 'Un soldato. Con un cubo cibo o favore aggiunge 1 alla forza militare; senza cubo ne toglie 1.',
  'about.condottiere': 'Un soldato. Con un cubo oro o favore aggiunge 1 alla forza militare; senza cubo ne toglie 1.',
  'about.culture':
    'Vale i punti vittoria stampati sopra. Alcune carte obiettivo premiano anche le serie di segnalini cultura.',
  'about.environs': 'Qui stanno campi e fattorie, con il cibo nelle fattorie.',
  'about.wall': 'Qui sta l’esercito: catapulte, milizie e condottieri, ogni soldato con il cubo che lo rifornisce.',
  'about.city': 'Qui stanno palazzi e banche, con l’oro nelle banche.',
  'about.palace': 'Qui stanno i segnalini cultura, ognuno con i suoi punti vittoria.',
  'about.church': 'Può contenere {#favor:room}. Prendere un cubo favore è un’azione.',
  'about.display':
    'Le carte scoperte. Con uno scambio o un cambio ne prendi una e lasci la tua al suo posto. Quella più a sinistra esce alla fine di ogni turno.',
  'about.drawPile': 'Completa l’esposizione. L’anno finisce quando serve una carta e non ce ne sono più.',
  'about.reserve': 'Cubi e segnalini che non appartengono a nessuno, e quanti ne restano di ogni tipo.',
  'about.hand':
    'Ognuno possiede due carte scoperte. Con un’azione ne attivi una, oppure la cambi con una carta dell’esposizione.',
  'about.goals': 'Ognuno ha due carte obiettivo segrete. Si rivelano e si contano alla fine.',
  'about.soldier': 'Milizia e condottiero sono le due facce degli stessi segnalini; ecco quanti ne restano.',
  'about.strength': 'Catapulte più soldati riforniti meno soldati non riforniti. Può essere negativa.',
  'about.vp': 'Alla fine vince chi ha più punti vittoria. Accanto al nome ci sono i punti dei conteggi militari.',
  'about.firstPlayer':
    'Gioca il primo turno della partita e, in caso di parità, decide per primo in un conteggio militare.',
  'about.exchange':
    'Una carta con questo simbolo va scambiata con una carta dell’esposizione subito dopo l’attivazione.',
  'about.change':
    'Un’azione: questa carta va nell’esposizione e una carta dell’esposizione viene a te. Nessuna delle due si attiva.',
  'about.places':
    'Quanto rende ogni posizione in un conteggio militare. Chi è a pari merito divide i punti delle posizioni, arrotondando per eccesso.',
  'about.order': 'In questo conteggio militare decide per primo chi ha più segnalini esercito.',
};

export const options: OptionTexts = {
  militaryTable2p: {
    name: 'Tabella militare in due',
    values: {
      '2-0': '2 PV al primo posto, 0 al secondo',
      '3-0': '3 PV al primo posto, 0 al secondo',
      '4-0': '4 PV al primo posto, 0 al secondo',
      '5-2': '5 PV al primo posto, 2 al secondo',
    },
  },
  cubeReserve: { name: 'Cubi illimitati', values: { limited: 'no: 39 cibo, 39 oro e 12 favori', unlimited: 'sì' } },
  tokenReserve: {
    name: 'Segnalini illimitati',
    values: { limited: 'no: quelli della confezione', unlimited: 'sì' },
  },
  supplyDecisions: {
    name: 'Rifornimento simultaneo',
    values: { sequential: 'no: in modo palese, uno dopo l’altro', simultaneous: 'sì: tutti insieme, in segreto' },
  },
  billsVisible: {
    name: 'Punti militari nascosti',
    values: { true: 'no: tutti vedono i totali', false: 'sì: ognuno vede solo il proprio totale' },
  },
  finalTie: {
    name: 'Spareggio per posto',
    values: {
      shared: 'no: la vittoria è condivisa',
      laterSeatWins: 'sì: vince chi siede più lontano dal primo giocatore',
    },
  },
  deckCountVisible: {
    name: 'Numero di carte nascosto',
    values: { true: 'no: il numero di carte è visibile', false: 'sì' },
  },
  cultureExchange: {
    name: 'Scambio delle carte cultura',
    values: {
      false: 'no: Scultore, Letterato e Pittore restano a te',
      true: 'sì: Scultore, Letterato e Pittore hanno il simbolo di scambio',
    },
  },
};
