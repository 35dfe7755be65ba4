/** What can be chosen with one click, and what a choice would give away. */
import type { Seat, View } from '@bottega/kernel';
import type { Message, Together } from '@bottega/kernel/text';
import type { Choice, ChoiceOf } from '../choices.js';
import { barOfAction } from '../rules/actions.js';
import { amountOf } from '../rules/sources.js';
import { clone, type Frame, type State } from '../state.js';
import { CAVALRY, FLORIN, FLORINS_PER_SHIP, MASK, SHIP, type Tables } from '../tables.js';
import { actionIn, stateFromView, topFrame } from './seen.js';
import { listOf, message } from './sentences.js';

/** Steps that go on asking whatever is collected: in others a question may end with the first florins. */
const GOES_ON: ReadonlySet<Frame['step']> = new Set([
  'marker',
  'turn',
  'reorganize',
  'purchase',
  'recruit',
  'ally',
  'endWinter',
]);

/** V-5.4.5: all florins at once. V-7.3.1: all ships at once. */
export function togetherOf(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  allowed: readonly Choice[],
): readonly Together<Choice>[] {
  const { step } = topFrame(view);
  const palace = view.open.palaces[seat];
  const collects = allowed.filter((choice): choice is ChoiceOf<'collect'> => choice.type === 'collect');
  if (GOES_ON.has(step) && collects.length > 1) {
    const florins = collects.reduce((sum, { source }) => sum + amountOf(tables, palace, source, FLORIN), 0);
    return [{ says: message('together.collect', { florins }), choices: collects }];
  }
  const uses = allowed.filter((choice): choice is ChoiceOf<'use'> => choice.type === 'use');
  if (step === 'trade' && uses.length > 1) {
    const ships = uses.reduce((sum, { source }) => sum + amountOf(tables, palace, source, SHIP), 0);
    const says = message('together.trade', { ships, florins: ships * FLORINS_PER_SHIP });
    return [{ says, choices: [...uses].sort((one, other) => one.source - other.source) }];
  }
  return [];
}

/** What ending a turn or an action leaves unused although it is there: the action, or symbols that were paid already. */
export function wasteOf(tables: Tables, view: View<State>, seat: Seat, choice: Choice): Message | null {
  const frame = topFrame(view);
  if (choice.type === 'end' && frame.step === 'turn' && !frame.acted) {
    // A copy, since the rules try what the pool would be.
    if (barOfAction(tables, clone(stateFromView(view)), seat, 0) !== null) return null;
    return message('wastes.action', { action: actionIn(tables, view, seat, view.open.palaces[seat].marker) });
  }
  if (choice.type !== 'done') return null;
  if (frame.step === 'govern' && frame.symbols > 0) return message('wastes.govern', { symbols: frame.symbols });
  if (frame.step !== 'war' && frame.step !== 'intrigue') return null;
  const { pool } = view.open;
  const left = listOf({ cavalry: pool[CAVALRY], ship: pool[SHIP], mask: pool[MASK] });
  return left.length === 0 ? null : message('wastes.symbols', { left });
}
