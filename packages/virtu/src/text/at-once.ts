/** What can be chosen with one click, and what a choice would give away. */
import { type Asking, Explained, type Seat, sameChoice, type View } from '@bottega/kernel';
import type { Message, Together } from '@bottega/kernel/text';
import { type Choice, type ChoiceOf, END } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { Event } from '../events.js';
import { barOfAction } from '../rules/actions.js';
import { chooseGovern, chooseGovernCost } from '../rules/govern.js';
import { amountOf, POWERS_FROM } from '../rules/sources.js';
import { clone, type Frame, type FrameOf, type Palace, type State } from '../state.js';
import { CAVALRY, FLORIN, FLORINS_PER_SHIP, MASK, SHIP, type Tables } from '../tables.js';
import { actionIn, stateFromView, topFrame } from './seen.js';
import { listOf, message } from './sentences.js';

/** Steps in which florins can be collected beside the question; the others end with what answers them. */
const COLLECTING: ReadonlySet<Frame['step']> = new Set([
  'marker',
  'turn',
  'govern',
  'reorganize',
  'purchase',
  'recruit',
  'ally',
  'endWinter',
]);

/** V-5.4.5: all florins at once. V-7.1.1: all tiles that the symbols suffice for. V-7.3.1: all ships. */
export function togetherOf(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  allowed: readonly Choice[],
): readonly Together<Choice>[] {
  const frame = topFrame(view);
  const palace = view.open.palaces[seat];
  const offered = <Type extends Choice['type']>(type: Type) =>
    allowed.filter((choice): choice is ChoiceOf<Type> => choice.type === type);
  const amount = (choices: readonly { readonly source: number }[], symbol: number) =>
    choices.reduce((sum, { source }) => sum + amountOf(tables, palace, source, symbol), 0);
  const told: Together<Choice>[] = [];
  if (frame.step === 'govern') {
    const tiles = prefixOf(chooseGovern(tables), view, frame, richest(tables, offered('refresh')));
    if (tiles.length > 1) told.push({ says: message('together.refresh', { tiles: tiles.length }), choices: tiles });
  }
  if (frame.step === 'governCost') {
    const uses = prefixOf(chooseGovernCost(tables), view, frame, besideTiles(tables, palace, offered('use')));
    const symbols = uses.reduce((sum, { source, symbol }) => {
      return sum + amountOf(tables, palace, source, SYMBOLS.indexOf(symbol));
    }, 0);
    if (uses.length > 1) told.push({ says: message('together.governCost', { symbols }), choices: uses });
  }
  if (COLLECTING.has(frame.step)) {
    const all = offered('collect');
    const collects = frame.step === 'govern' ? prefixOf(chooseGovern(tables), view, frame, all) : all;
    const florins = amount(collects, FLORIN);
    if (collects.length > 1) told.push({ says: message('together.collect', { florins }), choices: collects });
  }
  if (frame.step === 'trade') {
    const uses = offered('use').sort((one, other) => one.source - other.source);
    const ships = amount(uses, SHIP);
    const says = message('together.trade', { ships, florins: ships * FLORINS_PER_SHIP });
    if (uses.length > 1) told.push({ says, choices: uses });
  }
  return told;
}

/** V-6.6.2: the end of a turn whose action was performed, after florins are collected. What is not collected can be later on. */
export function endAfter(view: View<State>, choices: readonly Choice[]): Choice | null {
  const frame = topFrame(view);
  const isDone = frame.step === 'turn' && frame.acted;
  return isDone && choices.every(({ type }) => type === 'collect') ? END : null;
}

/** The tiles with the most symbols first; florins are the least of them, since they are the most frequent. */
function richest(tables: Tables, choices: readonly ChoiceOf<'refresh'>[]): readonly ChoiceOf<'refresh'>[] {
  const worth = ({ tile }: ChoiceOf<'refresh'>) =>
    tables.tileReliefs[tile].reduce((sum, count, symbol) => sum + count * (symbol === FLORIN ? 2 : 3), 0);
  return [...choices].sort((one, other) => worth(other) - worth(one));
}

/** V-7.1.3: of the room and of each courtier the better symbol; tiles that pay could not be refreshed. */
function besideTiles(tables: Tables, palace: Palace, uses: readonly ChoiceOf<'use'>[]): readonly ChoiceOf<'use'>[] {
  const amount = ({ source, symbol }: ChoiceOf<'use'>) => amountOf(tables, palace, source, SYMBOLS.indexOf(symbol));
  return uses.filter(
    (use) =>
      use.source < POWERS_FROM &&
      uses.every((other) => other === use || other.source !== use.source || isBetter(amount(use), amount(other), use)),
  );
}

const isBetter = (count: number, otherCount: number, { symbol }: ChoiceOf<'use'>): boolean =>
  count > otherCount || (count === otherCount && symbol === 'crown');

/** As many of these as can be chosen one after the other: some questions end by themselves when nothing is left for them. */
function prefixOf<F extends FrameOf<'govern' | 'governCost'>, All extends Choice, C extends All>(
  asking: Asking<State, F, All, Event>,
  view: View<State>,
  { step, seat }: F,
  choices: readonly C[],
): readonly C[] {
  const state = clone(stateFromView(view));
  const { stack } = state.open;
  const isAsked = (frame: Frame | undefined): frame is F => frame?.step === step;
  const played: C[] = [];
  for (const choice of choices) {
    const frame = stack.at(-1);
    if (!isAsked(frame)) break;
    const offered = new Explained<All>();
    asking.offer(state, frame, seat, offered);
    if (!offered.allowed.some((one) => sameChoice(one, choice))) break;
    asking.choose(state, frame, seat, choice, null);
    played.push(choice);
  }
  return played;
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
