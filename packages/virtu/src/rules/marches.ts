/** V-7.5.3: which troop moves where, and how that is paid, as one choice. */
import { Legal, type Seat } from '@bottega/kernel';
import type { Choice, ChoiceOf } from '../choices.js';
import { clone, type Frame, type State, troopPlace } from '../state.js';
import type { Tables } from '../tables.js';
import { planPayment } from './payment-plan.js';
import { chooseMarch, chooseWar } from './war.js';

/** A move of one troop to a neighbouring city or over sea. */
export interface March {
  readonly from: number;
  readonly way: ChoiceOf<'road' | 'sail'>;
  /** All that is chosen: the troop if none has been chosen yet, the way, and the suggested payment. */
  readonly choices: readonly Choice[];
  /** Whether there is more than one way to pay. */
  readonly isPaid: boolean;
  /** How many symbols it costs: one cavalry, or so many ships. */
  readonly symbols: number;
  /** The seat's troops where it begins. */
  readonly troops: number;
}

/** Every move that a seat could make now: of the troop that is moving, or else of any. Changes nothing. */
export function marchesOf(tables: Tables, state: State, seat: Seat): readonly March[] {
  const frame = topOf(state);
  if (frame?.step === 'march') return waysOf(tables, clone(state), seat, []);
  if (frame?.step !== 'war') return [];
  const war = chooseWar(tables);
  const offered = new Legal<Choice>();
  war.offer(state, frame, seat, offered);
  return offered.choices.flatMap((choice) => {
    if (choice.type !== 'troop') return [];
    const now = clone(state);
    war.choose(now, frame, seat, choice, null);
    return waysOf(tables, now, seat, [choice]);
  });
}

/**
 * Those of all moves that pointing at a city means. Once a troop is chosen, these are its own. Where a troop stands that could move,
 * it means that one; elsewhere the troop that comes for the fewest symbols, by road rather than by sea, and of several from where
 * most stand, so that no city is left without one. Whoever wants another chooses it first.
 */
export function marchesTo(marches: readonly March[], city: number): readonly March[] {
  const found = marches.filter(({ way }) => way.city === city);
  if (found.some(({ choices, way }) => choices[0] === way)) return found;
  if (marches.some(({ from }) => from === city)) return [];
  return found
    .sort((one, other) => one.symbols - other.symbols || byRoad(other) - byRoad(one) || other.troops - one.troops)
    .slice(0, 1);
}

const byRoad = ({ way }: March): number => Number(way.type === 'road');

/** Where the chosen troop can go. */
function waysOf(tables: Tables, state: State, seat: Seat, before: readonly Choice[]): readonly March[] {
  const frame = topOf(state);
  if (frame?.step !== 'march') return [];
  const march = chooseMarch(tables);
  const offered = new Legal<ChoiceOf<'road' | 'sail'>>();
  march.offer(state, frame, seat, offered);
  return offered.choices.map((way) => {
    const now = clone(state);
    march.choose(now, frame, seat, way, null);
    const paid = topOf(now)?.step === 'pay' ? planPayment(tables, now, { spared: [], wanted: [] }) : null;
    const choices = [...before, way, ...(paid?.choices ?? [])];
    return {
      from: frame.city,
      way,
      choices,
      isPaid: paid !== null,
      symbols: way.type === 'sail' ? tables.boards[state.own.length].seaWays[frame.city][way.city] : 1,
      troops: state.open.troops[troopPlace(state, frame.city, seat)],
    };
  });
}

const topOf = ({ open }: State): Frame | undefined => open.stack[open.stack.length - 1];
