/** What is said where a game is set up, alone or with friends, in Czech. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'setup'> = {
  mistake: {
    one: 'Než hra začne, je třeba změnit jeden údaj.',
    few: 'Než hra začne, je třeba změnit # údaje.',
    other: 'Než hra začne, je třeba změnit # údajů.',
  },
  wonGame: { one: '# hru', few: '# hry', other: '# her' },
  mediumBot: { one: '# střednímu botovi', few: '# středním botům', other: '# středním botům' },
};

export const messages: PartMessages<'setup'> = {
  'setup.title': 'Nová hra: {game}',
  'setup.seat': 'Místo {number}',
  'setup.name': 'Jméno',
  'setup.person': 'Člověk',
  'setup.kind': 'Kdo hraje',
  'setup.seats': 'Počet hráčů',
  'setup.houseRules': 'Domácí pravidla',
  'setup.seed': 'Semínko (nepovinné)',
  'setup.seedHint': 'Stejné semínko rozdá stejné karty.',
  'setup.begin': 'Začít hru',
  'bots.random.says': 'Volí náhodně z povolených možností. Objevuje se jen ve starších hrách.',
  'bots.garzone.says':
    'Leccos přehlédne, sahá po tom, co je nejblíž, a v každé hře má jiné nápady. Hodí se k poznávání hry.',
  'bots.apprendista.says': 'Promyslí celý svůj tah a vybere, co mu přinese nejvíc. Vaši odpověď nepředvídá.',
  'bots.maestro.says': 'Posuzuje všechny možné konce svého tahu podle toho, co se naučil v partiích sám se sebou.',
  'setup.strength.garzone':
    'Vyhraje {#wonGame:wins} ze 100 proti {#easyBot:rivals}; mezi stejně silnými by to bylo {fair}.',
  'setup.strength.apprendista':
    'Vyhraje {#wonGame:wins} ze 100 proti {#mediumBot:rivals}; mezi stejně silnými by to bylo {fair}.',
  'setup.player': 'Hráč {number}',
  'setup.who': 'U stolu',
  'setup.seating': 'Pořadí u stolu',
  'setup.seatings.asSat': 'Jak je uvedeno',
  'setup.seatings.drawn': 'Vylosovat',
  'setup.drawnHint': 'Kdo kde sedí, se vylosuje na začátku hry podle semínka.',
  'setup.needName': 'Zadejte prosím jméno.',
  'setup.sameName': 'Toto jméno už u stolu někdo má.',
  'setup.needPerson': 'Aspoň na jednom místě musí sedět člověk.',
  'setup.mistakes': '{#mistake:count}',
};
