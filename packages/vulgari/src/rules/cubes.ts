/** D-10: taking politicians, nobles, abbesses and scribes. What they are for (D-10.8) is in the chapters that use them. */
import { only } from '@bottega/kernel';
import { type ChoiceOf, cubes, sell } from '../choices.js';
import { CUBES } from '../data/index.js';
import type { State, TurnFrame } from '../state.js';
import {
  ABBESS,
  CUBE_COUNT,
  CUBE_DUCATS,
  NOBLE,
  NOBLE_SALE,
  ONE_CUBE_ACTIONS,
  POLITICIAN,
  SCRIBE,
  type Tables,
  TWO_CUBES_ACTIONS,
} from '../tables.js';
import { putBehind } from './holding.js';
import { discardToTable } from './recycling.js';
import type { Ask, Offering, Telling } from './step-types.js';
import { actionsFor, whyNoActions } from './turn.js';
import { isInAbbey } from './zones.js';

const MOST_AT_ONCE = 2;
export const actionsOf = (count: number): number => (count === 1 ? ONE_CUBE_ACTIONS : TWO_CUBES_ACTIONS);

/** D-10.3 to D-10.6: what a cube costs in ducats; in an abbey the abbesses cost nothing (D-8.17). */
export function cubePrice(tables: Tables, state: State, seat: number, colour: number): number {
  return colour === ABBESS && isInAbbey(tables, state, seat) ? 0 : CUBE_DUCATS[colour];
}

/** D-10.1, D-10.2, Q-7: cubes of this round, each colour once a turn, one for one action or two for four. */
export function offerCubes(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const { available, players } = state.open;
  const { ducats } = players[frame.seat];
  const actions = actionsFor(state, frame);
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    const isTaken = wasTaken(frame, colour);
    if (!o.explains && (available[colour] === 0 || isTaken || actions === 0)) continue;
    const price = cubePrice(tables, state, frame.seat, colour);
    for (let count = 1; count <= MOST_AT_ONCE; count++) {
      const isPayable = actions >= actionsOf(count) && ducats >= price * count;
      if (isPayable && available[colour] >= count && !isTaken) o.may(cubes(colour, count));
      else if (o.explains) barCubes(state, frame, colour, count, price, o);
    }
  }
}

/** Whether cubes of the colour were taken in this turn; named one by one, since a key that varies is looked up slowly. */
function wasTaken(frame: TurnFrame, colour: number): boolean {
  switch (colour) {
    case POLITICIAN:
      return frame.politician;
    case NOBLE:
      return frame.noble;
    case ABBESS:
      return frame.abbess;
    default:
      return frame.scribe;
  }
}

function barCubes(state: State, frame: TurnFrame, colour: number, count: number, price: number, o: Offering): void {
  const { available, players } = state.open;
  const why = whyNoActions(state, frame, actionsOf(count));
  const choice = cubes(colour, count);
  if (frame[CUBES[colour]]) o.bar(choice, 'D-10.2');
  else if (available[colour] < count) o.bar(choice, 'D-10.1', { needs: count, has: available[colour] });
  else if (why !== null) o.bar(choice, why.rule, why.facts);
  else {
    const facts = { needs: price * count, has: players[frame.seat].ducats };
    o.bar(choice, colour === ABBESS ? 'D-10.5' : 'D-10.3', facts);
  }
}

/** D-1.9: scribes lie in front of the screen, the others behind it. D-10.7: nobles may be sold first. */
export function takeCubes(
  tables: Tables,
  state: State,
  frame: TurnFrame,
  { colour, count }: ChoiceOf<'cubes'>,
  emit: Telling,
): void {
  const { open } = state;
  const { seat } = frame;
  const player = open.players[seat];
  const ducats = cubePrice(tables, state, seat, colour) * count;
  const actions = actionsOf(count);
  frame.actions -= actions;
  frame[CUBES[colour]] = true;
  player.ducats -= ducats;
  open.available[colour] -= count;
  emit?.({ type: 'cubes', seat, colour, count, actions, ducats });
  if (colour === SCRIBE) player.scribes += count;
  else if (colour === NOBLE) open.stack.push({ step: 'sell', seat, nobles: count });
  else putBehind(state, seat, colour, count);
}

/** D-10.7, Q-8: at once, each on its own, whatever the status; a noble that is kept goes behind the screen for good. */
export const chooseSale: Ask<'sell', ChoiceOf<'sell'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(_state, frame, _seat, o) {
    for (let nobles = 0; nobles <= frame.nobles; nobles++) o.may(sell(nobles));
  },
  choose(state, frame, seat, { nobles }, emit) {
    const { open } = state;
    open.stack.pop();
    if (nobles < frame.nobles) putBehind(state, seat, NOBLE, frame.nobles - nobles);
    if (nobles === 0) return;
    open.players[seat].ducats += nobles * NOBLE_SALE;
    emit?.({ type: 'sold', seat, nobles, ducats: nobles * NOBLE_SALE });
    discardToTable(state, [0, nobles, 0, 0], emit);
  },
  suggest: () => sell(0),
};
