/** The book of Principato in English. */
import type { PrincipatoBookText } from '../index.js';

export const text: PrincipatoBookText = {
  brief: {
    aim: 'You rule a principality of the Renaissance and want to leave behind more than your rivals. Monuments, books and paintings score the victory points printed on them, a strong army scores whenever armies are compared, and two secret goal cards reward you for the right collection. Most points win.',
    course:
      'Players take turns clockwise, with two actions each: activate one of your two cards, change a card for one from the display, or take a favour cube. Fields and palazzi bring food and gold, farms and banks store them, and with both you pay for everything else. After each turn the oldest card in the display leaves the game and a new one arrives.',
    end: 'Each of the three years has its own deck. When a deck runs out, the year ends and military strength is compared; two more scorings come by surprise. After the third year everyone shows their goal cards and counts.',
  },
  parts: {
    brief: 'The game in brief',
    setup: 'Setup and the first turn',
    turn: 'What you do on your turn',
    things: 'What things do',
    years: 'Years and military scorings',
    scoring: 'The end and the points',
    rare: 'Things that rarely happen',
    rulings: 'Rulings and editions',
  },
  sections: {
    storage: 'Storage',
    supply: 'Supplying soldiers',
    runningOut: 'When something runs out',
    rareScorings: 'Rare scorings and other exceptions',
    questions: 'What the printed rules leave open',
  },
  examples: {
    storage: {
      title: 'A bank that is almost full',
      text: 'You have 1 bank, with 1 gold in it: there is room for 1 more. You activate the Tax Collector and choose 2 gold. You receive 1 gold; the other finds no room and stays in the reserve. With 1 gold and 1 food instead, both cubes would have found room.',
      picture:
        'Your principality at the start: one field, one farm with 1 food, one palazzo, one bank with 1 gold, and 1 favour in the church.',
    },
    favour: {
      title: 'Favour instead of food',
      text: 'Two palazzi cost 3 food. You have only 1 food, but also 2 favour cubes, and each of them stands in for 1 food: 1 + 2 = 3. You activate Palazzo Works, pay everything you have and own 3 palazzi. With favour you could also pay if you had enough food.',
      picture:
        'Your principality with 1 food, 1 gold and 2 favour cubes, and your cards Tax Collector and Palazzo Works.',
    },
    exchange: {
      title: 'Exchanged, and ready at once',
      text: 'You activate the Tax Collector for 1 food and 1 gold. The card bears the exchange symbol, so it must go to the display, and you take Harvest for it. You have 1 action left and could activate Harvest in the same turn. But your farm is full with 2 food: nothing would find room, so the activation is not offered. Change a card, build or take favour instead.',
      picture:
        'Your principality after the exchange: farm and bank are full with 2 cubes each, and Harvest lies among your cards.',
    },
    scoring: {
      title: 'Two players share two places',
      text: 'You end your turn, the draw pile is empty, and so the year is over. Your rivals each have 3 catapults, which need no cube: both have strength 3 and share first and second place. These places are worth 6 + 3 = 9 points; half of that, rounded up, is 5 for each. You have no army. Your strength is 0, and third place earns 0 points.',
      picture:
        'The principalities of your two rivals after the scoring, each with three catapults and 5 military points.',
    },
  },
  synonyms: [
    'soldier|s, troop|s > militia, condottier|e/condottier|i',
    'army/armies, army token|s > militia, condottier|e/condottier|i, catapult|s',
    'VP, victory point|s, point|s, score',
    'money, gold, coin|s, cash',
    'food, grain, wheat',
    'favour, favor, joker, wild cube|s',
    'building|s, tile|s > farm|s, bank|s, field|s, palazz|o/palazz|i',
    'tile|s, token|s, counter|s',
    'card row, display, market',
    'swap, exchange, change, replace',
    'draw pile|s, deck|s',
    'tie|s/tied, tie-break',
    'start, setup, begin, beginning',
    'pay/paid, cost|s, price|s, spend',
    'recruit|s, hire, raise, enlist',
    'war|s, battle|s, fight, military scoring|s',
    'culture, art, artwork|s > monument|s, book|s, painting|s',
    'objective|s, goal|s, goal card|s, mission|s',
    'reserve, general supply, stock',
    'feed, supply/supplying, provision',
    'discard, dismiss, disband, throw away',
    'capacity, room, storage, store',
    'house rule|s, variant|s, option|s',
  ],
};
