/** V-7.2.7, V-9.3.12: putting a new courtier on a space, discarding another one if need be. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, discard, put } from '../choices.js';
import type { FrameOf, State } from '../state.js';
import { NONE, SPACE_COUNT, type Tables } from '../tables.js';
import { discardFrom, hasFreeSpace, isFree, offerDiscarding } from './palace.js';
import { courtierSource } from './sources.js';
import type { Ask, Telling } from './step-types.js';

/** Installs a card, asking unless there is one place and nothing else to do. */
export function beginInstalling(tables: Tables, state: State, seat: Seat, card: number, emit: Telling): void {
  const frame: FrameOf<'install'> = { step: 'install', seat, card };
  state.open.stack.push(frame);
  const only = onlySpace(tables, state, seat);
  if (only !== NONE) install(state, frame, only, emit);
}

/** VD-12: a free space, or a courtier to discard. In spring a courtier is discarded only if no space is free (V-9.2.11). */
export const chooseSpace = (tables: Tables): Ask<'install', ChoiceOf<'put' | 'discard'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const { cards } = state.open.palaces[seat];
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (isFree(tables, state, seat, space, NONE)) o.may(put(space));
      else o.bar(put(space), cards[space] === NONE ? 'V-9.2.10' : 'V-9.2.13');
    }
    if (state.open.season === 'winter' || !hasFreeSpace(tables, state, seat)) offerDiscarding(state, seat, o);
    else if (o.explains) {
      for (let space = 0; space < SPACE_COUNT; space++) if (cards[space] !== NONE) o.bar(discard(space), 'V-7.2.7');
    }
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'put') {
      install(state, frame, choice.slot, emit);
      return;
    }
    discardFrom(state, seat, choice.space, emit);
    const space = onlySpace(tables, state, seat);
    if (space !== NONE) install(state, frame, space, emit);
  },
  suggest(state, _frame, seat) {
    for (let space = 0; space < SPACE_COUNT; space++) if (isFree(tables, state, seat, space, NONE)) return put(space);
    const { cards, ready } = state.open.palaces[seat];
    const isOld = (space: number) => cards[space] !== NONE && !state.open.bought.includes(courtierSource(space));
    for (let space = 0; space < SPACE_COUNT; space++) if (isOld(space) && !ready[space]) return discard(space);
    for (let space = 0; space < SPACE_COUNT; space++) if (isOld(space)) return discard(space);
    return discard(0);
  },
});

/** The one space for the card, if there is exactly one and no courtier that could be discarded instead; else NONE. */
function onlySpace(tables: Tables, state: State, seat: Seat): number {
  let found = NONE;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!isFree(tables, state, seat, space, NONE)) continue;
    if (found !== NONE) return NONE;
    found = space;
  }
  if (state.open.season === 'spring') return found;
  const { cards } = state.open.palaces[seat];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (cards[space] !== NONE && !state.open.bought.includes(courtierSource(space))) return NONE;
  }
  return found;
}

/** V-9.3.3: it enters available; what was bought is of no use before the end of the winter turn (V-9.3.2). */
function install(state: State, { seat, card }: FrameOf<'install'>, space: number, emit: Telling): void {
  const { open } = state;
  open.stack.pop();
  open.palaces[seat].cards[space] = card;
  open.palaces[seat].ready[space] = true;
  if (open.season === 'winter') open.bought.push(courtierSource(space));
  emit?.({ type: 'installed', seat, card, space });
}
