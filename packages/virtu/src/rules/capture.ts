/** V-8.6: a city is captured. V-9.2.12: who falls below five cities may lose a cortigiano space. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, discard, pick, put } from '../choices.js';
import { type State, troopPlace } from '../state.js';
import { CATHEDRAL, IS_EXTRA, NONE, SPACE_COUNT, type Tables } from '../tables.js';
import { gainCity, loseCity } from './city-track.js';
import { cardsOnExtra, discardFrom, extraSpaces } from './palace.js';
import { addTile, collectFrom, offerCollecting, takeTile } from './sources.js';
import type { Ask, Telling } from './step-types.js';

/**
 * In the order of the rule: troops, disc, tile, cathedral, markers, space. The agent stays (V-8.6.5), and so does a player who
 * has lost his last city (V-8.6.9, R-20): nothing here ends a game or a turn.
 */
export function capture(tables: Tables, state: State, seat: Seat, city: number, emit: Telling): void {
  const { open } = state;
  const conqueror = open.palaces[seat];
  const loser = open.owner[city];
  open.owner[city] = seat;
  if (loser === NONE) {
    addTile(conqueror, city, false);
    gainCity(state, seat);
    return;
  }
  open.troops[troopPlace(state, city, loser)] = 0; // V-8.6.1
  if (!conqueror.trophies.includes(loser)) {
    conqueror.trophies.push(loser); // V-8.6.2, V-8.6.8
    emit?.({ type: 'trophy', seat, from: loser });
  }
  const former = open.palaces[loser];
  takeTile(former, city);
  addTile(conqueror, city, false); // V-8.6.3
  if (former.tiles.includes(CATHEDRAL + city)) {
    takeTile(former, CATHEDRAL + city);
    addTile(conqueror, CATHEDRAL + city, false); // V-8.6.4
  }
  loseCity(state, loser); // V-8.6.6, R-19: the loser's marker first
  gainCity(state, seat);
  if (isOverfull(tables, state, loser)) open.stack.push({ step: 'loseSpace', seat: loser, freed: NONE }); // V-8.6.7
}

const isOverfull = (tables: Tables, state: State, seat: Seat): boolean =>
  cardsOnExtra(state, seat) > extraSpaces(tables, state, seat);

/**
 * VD-22: V-9.2.12: a card on an extra space is moved to a free base space or discarded, or a base card is discarded for it
 * (E-20, R-37), which a house rule forbids.
 */
export const chooseLostSpace = (tables: Tables): Ask<'loseSpace', ChoiceOf<'pick' | 'discard' | 'collect'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { cards } = state.open.palaces[seat];
    const hasBase = freeBase(state, seat) !== NONE;
    const isFreed = frame.freed !== NONE;
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (cards[space] === NONE) continue;
      if (IS_EXTRA[space]) {
        if (hasBase) o.may(pick(space));
        else o.bar(pick(space), 'V-9.2.12');
      }
      if (isFreed) o.bar(discard(space), 'V-9.2.12');
      else if (IS_EXTRA[space] || state.open.options.lostSpaceChoice === 'any') o.may(discard(space));
      else o.bar(discard(space), 'V-9.2.12');
    }
    offerCollecting(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    switch (choice.type) {
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        return;
      case 'discard':
        discardFrom(state, seat, choice.space, emit);
        if (!IS_EXTRA[choice.space]) frame.freed = choice.space;
        break;
      case 'pick': {
        const base = frame.freed !== NONE ? frame.freed : freeBase(state, seat);
        if (frame.freed !== NONE || isOnlyBase(state, seat, base)) relocate(state, seat, choice.slot, base, emit);
        else state.open.stack.push({ step: 'relocate', seat, space: choice.slot });
      }
    }
    endIfFitting(tables, state, seat);
  },
  suggest(state, _frame, seat) {
    const { cards, ready } = state.open.palaces[seat];
    const extras = [...IS_EXTRA.keys()].filter((space) => IS_EXTRA[space] && cards[space] !== NONE);
    if (freeBase(state, seat) !== NONE) return pick(extras[0]);
    return discard(extras.find((space) => !ready[space]) ?? extras[0]);
  },
});

/** Where the card from the extra space goes; it keeps its face. */
export const chooseRelocation = (tables: Tables): Ask<'relocate', ChoiceOf<'put'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const { cards } = state.open.palaces[seat];
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (!IS_EXTRA[space] && cards[space] === NONE) o.may(put(space));
      else o.bar(put(space), 'V-9.2.12');
    }
  },
  choose(state, frame, seat, { slot }, emit) {
    state.open.stack.pop();
    relocate(state, seat, frame.space, slot, emit);
    endIfFitting(tables, state, seat);
  },
  suggest: (state, _frame, seat) => put(freeBase(state, seat)),
});

function relocate(state: State, seat: Seat, from: number, to: number, emit: Telling): void {
  const { cards, ready } = state.open.palaces[seat];
  cards[to] = cards[from];
  ready[to] = ready[from];
  cards[from] = NONE;
  ready[from] = false;
  emit?.({ type: 'shifted', seat, card: cards[to], from, to });
}

function endIfFitting(tables: Tables, state: State, seat: Seat): void {
  const { stack } = state.open;
  const top = stack[stack.length - 1];
  if (top.step === 'loseSpace' && !isOverfull(tables, state, seat)) stack.pop();
}

function freeBase(state: State, seat: Seat): number {
  const { cards } = state.open.palaces[seat];
  for (let space = 0; space < SPACE_COUNT; space++) if (!IS_EXTRA[space] && cards[space] === NONE) return space;
  return NONE;
}

function isOnlyBase(state: State, seat: Seat, base: number): boolean {
  const { cards } = state.open.palaces[seat];
  for (let space = base + 1; space < SPACE_COUNT; space++) if (!IS_EXTRA[space] && cards[space] === NONE) return false;
  return true;
}
