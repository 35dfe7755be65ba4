/** What a player of Virtù can choose. Choices are made once and shared: offering one builds nothing. */
import { numbered, type Seat } from '@bottega/kernel';
import { SYMBOLS, type SymbolId } from './data/index.js';

/** Cities, rooms, cards, tiles, sources and places are the numbers of tables.ts and rules/sources.ts. */
export type Choice =
  // Setup
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'dynasty'; readonly dynasty: number }
  | { readonly type: 'put'; readonly slot: number }
  // Spring
  | { readonly type: 'room'; readonly room: number }
  | { readonly type: 'steps'; readonly steps: number; readonly florins: boolean }
  | { readonly type: 'lift'; readonly room: number; readonly symbol: 'cross' | 'crown' }
  | { readonly type: 'request'; readonly gain: 'crown' | 'florins' }
  | { readonly type: 'perform' }
  | { readonly type: 'collect'; readonly source: number }
  | { readonly type: 'use'; readonly source: number; readonly symbol: SymbolId }
  | { readonly type: 'refresh'; readonly tile: number }
  | { readonly type: 'reactivate'; readonly power: number }
  | { readonly type: 'bonus'; readonly bonus: number }
  | { readonly type: 'annex'; readonly city: number }
  | { readonly type: 'troop'; readonly city: number }
  | { readonly type: 'road'; readonly city: number }
  | { readonly type: 'sail'; readonly city: number }
  | { readonly type: 'tokens'; readonly relief: number; readonly tokens: number }
  | { readonly type: 'agent'; readonly place: number }
  | { readonly type: 'moveAgent'; readonly place: number }
  | { readonly type: 'moveTo'; readonly place: number }
  | { readonly type: 'remove'; readonly place: number }
  // Sieges and retreats
  | { readonly type: 'besiege'; readonly city: number }
  | { readonly type: 'opponent'; readonly seat: Seat }
  | { readonly type: 'press' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'declare'; readonly bonus: number }
  | { readonly type: 'pass' }
  | { readonly type: 'retreatFrom'; readonly city: number }
  | { readonly type: 'retreat'; readonly city: number }
  | { readonly type: 'retreatBySea'; readonly city: number }
  | { readonly type: 'lose' }
  // Winter
  | { readonly type: 'payTroops'; readonly florins: number }
  | { readonly type: 'disband'; readonly city: number }
  | { readonly type: 'pick'; readonly slot: number }
  | { readonly type: 'discard'; readonly space: number }
  | { readonly type: 'want'; readonly item: number }
  | { readonly type: 'build'; readonly city: number }
  | { readonly type: 'recruit'; readonly city: number }
  | { readonly type: 'ally'; readonly power: number }
  | { readonly type: 'waive'; readonly symbol: SymbolId }
  // Everywhere
  | { readonly type: 'done' }
  | { readonly type: 'end' };

export type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { readonly type: Type }>;

export const first = numbered((seat): ChoiceOf<'first'> => ({ type: 'first', seat }));
export const dynasty = numbered((index): ChoiceOf<'dynasty'> => ({ type: 'dynasty', dynasty: index }));
export const put = numbered((slot): ChoiceOf<'put'> => ({ type: 'put', slot }));
export const room = numbered((index): ChoiceOf<'room'> => ({ type: 'room', room: index }));
const freeSteps = numbered((steps): ChoiceOf<'steps'> => ({ type: 'steps', steps, florins: false }));
const boughtSteps = numbered((steps): ChoiceOf<'steps'> => ({ type: 'steps', steps, florins: true }));
export const steps = (count: number, florins: boolean): ChoiceOf<'steps'> =>
  florins ? boughtSteps(count) : freeSteps(count);
const liftByCross = numbered((index): ChoiceOf<'lift'> => ({ type: 'lift', room: index, symbol: 'cross' }));
const liftByCrowns = numbered((index): ChoiceOf<'lift'> => ({ type: 'lift', room: index, symbol: 'crown' }));
export const lift = (index: number, symbol: 'cross' | 'crown'): ChoiceOf<'lift'> =>
  symbol === 'cross' ? liftByCross(index) : liftByCrowns(index);
export const REQUEST_CROWN: ChoiceOf<'request'> = Object.freeze({ type: 'request', gain: 'crown' });
export const REQUEST_FLORINS: ChoiceOf<'request'> = Object.freeze({ type: 'request', gain: 'florins' });
export const PERFORM: ChoiceOf<'perform'> = Object.freeze({ type: 'perform' });
export const collect = numbered((source): ChoiceOf<'collect'> => ({ type: 'collect', source }));
const uses = SYMBOLS.map((symbol) => numbered((source): ChoiceOf<'use'> => ({ type: 'use', source, symbol })));
export const use = (source: number, symbol: number): ChoiceOf<'use'> => uses[symbol](source);
export const refresh = numbered((tile): ChoiceOf<'refresh'> => ({ type: 'refresh', tile }));
export const reactivate = numbered((power): ChoiceOf<'reactivate'> => ({ type: 'reactivate', power }));
export const bonus = numbered((index): ChoiceOf<'bonus'> => ({ type: 'bonus', bonus: index }));
export const annex = numbered((city): ChoiceOf<'annex'> => ({ type: 'annex', city }));
export const troop = numbered((city): ChoiceOf<'troop'> => ({ type: 'troop', city }));
export const road = numbered((city): ChoiceOf<'road'> => ({ type: 'road', city }));
export const sail = numbered((city): ChoiceOf<'sail'> => ({ type: 'sail', city }));
const tokensOfAction = numbered((count): ChoiceOf<'tokens'> => ({ type: 'tokens', relief: 0, tokens: count }));
const tokensOfUpgrade = numbered((count): ChoiceOf<'tokens'> => ({ type: 'tokens', relief: 1, tokens: count }));
export const tokens = (relief: number, count: number): ChoiceOf<'tokens'> =>
  relief === 0 ? tokensOfAction(count) : tokensOfUpgrade(count);
export const agent = numbered((place): ChoiceOf<'agent'> => ({ type: 'agent', place }));
export const moveAgent = numbered((place): ChoiceOf<'moveAgent'> => ({ type: 'moveAgent', place }));
export const moveTo = numbered((place): ChoiceOf<'moveTo'> => ({ type: 'moveTo', place }));
export const remove = numbered((place): ChoiceOf<'remove'> => ({ type: 'remove', place }));
export const besiege = numbered((city): ChoiceOf<'besiege'> => ({ type: 'besiege', city }));
export const opponent = numbered((seat): ChoiceOf<'opponent'> => ({ type: 'opponent', seat }));
export const PRESS: ChoiceOf<'press'> = Object.freeze({ type: 'press' });
export const GIVE_UP: ChoiceOf<'giveUp'> = Object.freeze({ type: 'giveUp' });
export const declare = numbered((index): ChoiceOf<'declare'> => ({ type: 'declare', bonus: index }));
export const PASS: ChoiceOf<'pass'> = Object.freeze({ type: 'pass' });
export const retreatFrom = numbered((city): ChoiceOf<'retreatFrom'> => ({ type: 'retreatFrom', city }));
export const retreat = numbered((city): ChoiceOf<'retreat'> => ({ type: 'retreat', city }));
export const retreatBySea = numbered((city): ChoiceOf<'retreatBySea'> => ({ type: 'retreatBySea', city }));
export const LOSE: ChoiceOf<'lose'> = Object.freeze({ type: 'lose' });
export const payTroops = numbered((florins): ChoiceOf<'payTroops'> => ({ type: 'payTroops', florins }));
export const disband = numbered((city): ChoiceOf<'disband'> => ({ type: 'disband', city }));
export const pick = numbered((slot): ChoiceOf<'pick'> => ({ type: 'pick', slot }));
export const discard = numbered((space): ChoiceOf<'discard'> => ({ type: 'discard', space }));
export const want = numbered((item): ChoiceOf<'want'> => ({ type: 'want', item }));
export const build = numbered((city): ChoiceOf<'build'> => ({ type: 'build', city }));
export const recruit = numbered((city): ChoiceOf<'recruit'> => ({ type: 'recruit', city }));
export const ally = numbered((power): ChoiceOf<'ally'> => ({ type: 'ally', power }));
const waives = SYMBOLS.map((symbol): ChoiceOf<'waive'> => Object.freeze({ type: 'waive', symbol }));
export const waive = (symbol: number): ChoiceOf<'waive'> => waives[symbol];
export const DONE: ChoiceOf<'done'> = Object.freeze({ type: 'done' });
export const END: ChoiceOf<'end'> = Object.freeze({ type: 'end' });
