/** P-3: setting up the game. */
import { type RandomState, randomBelow, shuffle } from '@bottega/kernel';
import { BUILDINGS, CUBES } from '../data/index.js';
import type { Own, Principality, State } from '../state.js';
import { type CardId, displaySize, type HouseRules, type Tables } from '../tables.js';
import { takeCubes, takeTokens } from './reserve.js';
import type { Auto } from './step-types.js';
import { beginTurn } from './year.js';

/** The table before anything is dealt: boards handed out (P-3.1), all cubes and tokens in the reserve (P-3.8). */
export function create(tables: Tables, seats: number, options: HouseRules, random: RandomState): State {
  const { cubes, pools } = tables.data;
  const principalities: Principality[] = [];
  const own: Own[] = [];
  const turns: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    principalities.push(emptyPrincipality(options));
    own.push({ goals: [], military: options.billsVisible ? null : 0, supply: null });
    turns.push(0);
  }
  return {
    open: {
      stack: [{ step: 'setup' }],
      options,
      year: 1,
      firstPlayer: 0,
      actionsLeft: 0,
      turns,
      display: [],
      drawPile: options.deckCountVisible ? 0 : null,
      box: [],
      reserve: {
        food: cubes.food,
        gold: cubes.gold,
        favor: cubes.favor,
        land: pools.land,
        town: pools.town,
        catapult: pools.catapult,
        soldier: pools.soldier,
        culture: tables.stacks.map((stack) => stack.tokens.length),
      },
      principalities,
      scorings: 0,
      order: [],
      waiting: [],
    },
    own,
    hidden: { random, decks: [[], [], []], goals: [] },
  };
}

/** Deals: P-3.2 to P-3.10, the random draws in the order of the rules. */
export const setup = (tables: Tables): Auto<'setup'> => ({
  chance: true,
  run(state, _frame, emit) {
    const { open, own, hidden } = state;
    const { random } = hidden;
    const seats = own.length;

    // P-3.2: cards marked for more players go to the box. P-3.3: the rest is sorted by back.
    const { piles, box } = tables.sorted[seats];
    open.box.push(...box);

    // P-3.4: one S1 and one S2 card each, face up; left-over starting cards go to the box.
    const second = shuffle(random, piles.S2.slice());
    for (let seat = 0; seat < seats; seat++) open.principalities[seat].hand = [piles.S1[seat], second[seat]];
    open.box.push(...piles.S1.slice(seats), ...second.slice(seats));

    // P-3.5: three decks, those of years 2 and 3 with their military scoring card.
    hidden.decks = [
      shuffle(random, piles['1'].slice()),
      shuffle(random, piles['2'].slice()),
      shuffle(random, piles['3'].slice()),
    ];

    // P-3.6: the display, revealed one after the other from left to right.
    const [pile] = hidden.decks;
    for (let place = 0; place < displaySize(seats); place++) open.display.push(pile.pop() as CardId);
    if (open.drawPile !== null) open.drawPile = pile.length;

    // P-3.7: one goal of each pile for each player, known to its owner only; the rest goes to the box unseen.
    for (const pile of tables.goalPiles) {
      const goals = shuffle(random, pile.slice());
      for (let seat = 0; seat < seats; seat++) own[seat].goals.push(goals[seat]);
      hidden.goals.push(...goals.slice(seats));
    }

    // P-3.9: a building of each kind and a cube of each kind.
    for (const one of open.principalities) {
      for (const building of BUILDINGS) one[building] = 1;
      takeTokens(state, 'land', 2);
      takeTokens(state, 'town', 2);
      for (const cube of CUBES) {
        takeCubes(state, cube, 1);
        one[cube] = 1;
      }
    }

    // P-3.10: who begins. P-3.11: who sits where was settled, or drawn from the same seed, before the game (`seatPlayers`).
    open.firstPlayer = randomBelow(random, seats);
    emit?.({ type: 'began', firstPlayer: open.firstPlayer });
    own.forEach(({ goals: [general, art] }, seat) => {
      emit?.({ type: 'goals', seat, general, art }, [seat]);
    });
    open.stack.pop();
    beginTurn(state, open.firstPlayer);
  },
});

function emptyPrincipality(options: HouseRules): Principality {
  return {
    food: 0,
    gold: 0,
    favor: 0,
    field: 0,
    farm: 0,
    palazzo: 0,
    bank: 0,
    catapult: 0,
    militia: 0,
    condottiere: 0,
    foodOnMilitia: 0,
    favorOnMilitia: 0,
    goldOnCondottieri: 0,
    favorOnCondottieri: 0,
    culture: [],
    hand: [],
    military: options.billsVisible ? 0 : null,
  };
}
