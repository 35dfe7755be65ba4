/** What a player of De Vulgari Eloquentia can choose. Choices are made once and shared: offering one builds nothing. */
import { numbered, type Seat } from '@bottega/kernel';

/** Zones, cards, persons, colours and tracks are the numbers of tables.ts. */
export type Choice =
  // Set-up and alms
  | { readonly type: 'start'; readonly zone: number }
  | { readonly type: 'payer'; readonly seat: Seat }
  // A turn, in the order of the rulebook
  | { readonly type: 'move'; readonly to: number; readonly actions: number }
  | { readonly type: 'event' }
  | { readonly type: 'claim'; readonly part: Part }
  | { readonly type: 'friar'; readonly person: number }
  | { readonly type: 'cardinal'; readonly person: number }
  | { readonly type: 'convert'; readonly to: 'screen' | 'knowledge' }
  | { readonly type: 'manuscript'; readonly card: number }
  | { readonly type: 'cubes'; readonly colour: number; readonly count: number }
  | { readonly type: 'psalter' }
  | { readonly type: 'business' }
  | { readonly type: 'advance'; readonly track: number; readonly steps: number }
  | { readonly type: 'draw' }
  | { readonly type: 'inquire'; readonly seat: Seat }
  | { readonly type: 'end' }
  // What some of these ask
  | { readonly type: 'sell'; readonly nobles: number }
  | { readonly type: 'virtualNoble'; readonly sold: boolean }
  | { readonly type: 'tribute'; readonly cube: 'politician' | 'noble' | 'virtual' }
  | { readonly type: 'keep'; readonly points: number }
  | { readonly type: 'putBack'; readonly points: number }
  // Stupor Mundi
  | { readonly type: 'summon' }
  | { readonly type: 'decline' }
  | { readonly type: 'come' }
  | { readonly type: 'stay' }
  | { readonly type: 'bid'; readonly votes: number }
  | { readonly type: 'pass' }
  | ({ readonly type: 'discard' } & CubeSet)
  // The election
  | { readonly type: 'elect'; readonly office: number }
  | { readonly type: 'abstain' }
  | ({ readonly type: 'spend' } & CubeSet);

/** D-8.7: what of a city's values is taken. */
export type Part = 'ducats' | 'knowledge' | 'both';

export interface CubeSet {
  readonly politicians: number;
  readonly nobles: number;
  readonly abbesses: number;
}

export type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { readonly type: Type }>;

export const startIn = numbered((zone): ChoiceOf<'start'> => ({ type: 'start', zone }));
export const payer = numbered((seat): ChoiceOf<'payer'> => ({ type: 'payer', seat }));
const moves = numbered((to) => numbered((actions): ChoiceOf<'move'> => ({ type: 'move', to, actions })));
export const move = (to: number, actions: number): ChoiceOf<'move'> => moves(to)(actions);
export const EVENT: ChoiceOf<'event'> = Object.freeze({ type: 'event' });
export const CLAIM: Readonly<Record<Part, ChoiceOf<'claim'>>> = {
  ducats: Object.freeze({ type: 'claim', part: 'ducats' }),
  knowledge: Object.freeze({ type: 'claim', part: 'knowledge' }),
  both: Object.freeze({ type: 'claim', part: 'both' }),
};
export const friar = numbered((person): ChoiceOf<'friar'> => ({ type: 'friar', person }));
export const cardinal = numbered((person): ChoiceOf<'cardinal'> => ({ type: 'cardinal', person }));
export const CONVERT: Readonly<Record<'screen' | 'knowledge', ChoiceOf<'convert'>>> = {
  screen: Object.freeze({ type: 'convert', to: 'screen' }),
  knowledge: Object.freeze({ type: 'convert', to: 'knowledge' }),
};
export const manuscript = numbered((card): ChoiceOf<'manuscript'> => ({ type: 'manuscript', card }));
const cubesOf = numbered((colour) => numbered((count): ChoiceOf<'cubes'> => ({ type: 'cubes', colour, count })));
export const cubes = (colour: number, count: number): ChoiceOf<'cubes'> => cubesOf(colour)(count);
export const PSALTER: ChoiceOf<'psalter'> = Object.freeze({ type: 'psalter' });
export const BUSINESS: ChoiceOf<'business'> = Object.freeze({ type: 'business' });
const advances = numbered((track) => numbered((steps): ChoiceOf<'advance'> => ({ type: 'advance', track, steps })));
export const advance = (track: number, steps: number): ChoiceOf<'advance'> => advances(track)(steps);
export const DRAW: ChoiceOf<'draw'> = Object.freeze({ type: 'draw' });
export const inquire = numbered((seat): ChoiceOf<'inquire'> => ({ type: 'inquire', seat }));
export const END: ChoiceOf<'end'> = Object.freeze({ type: 'end' });
export const sell = numbered((nobles): ChoiceOf<'sell'> => ({ type: 'sell', nobles }));
export const SELL_VIRTUAL: ChoiceOf<'virtualNoble'> = Object.freeze({ type: 'virtualNoble', sold: true });
export const KEEP_VIRTUAL: ChoiceOf<'virtualNoble'> = Object.freeze({ type: 'virtualNoble', sold: false });
export const TRIBUTE: Readonly<Record<'politician' | 'noble' | 'virtual', ChoiceOf<'tribute'>>> = {
  politician: Object.freeze({ type: 'tribute', cube: 'politician' }),
  noble: Object.freeze({ type: 'tribute', cube: 'noble' }),
  virtual: Object.freeze({ type: 'tribute', cube: 'virtual' }),
};
export const keep = numbered((points): ChoiceOf<'keep'> => ({ type: 'keep', points }));
export const putBack = numbered((points): ChoiceOf<'putBack'> => ({ type: 'putBack', points }));
export const SUMMON: ChoiceOf<'summon'> = Object.freeze({ type: 'summon' });
export const DECLINE: ChoiceOf<'decline'> = Object.freeze({ type: 'decline' });
export const COME: ChoiceOf<'come'> = Object.freeze({ type: 'come' });
export const STAY: ChoiceOf<'stay'> = Object.freeze({ type: 'stay' });
export const bid = numbered((votes): ChoiceOf<'bid'> => ({ type: 'bid', votes }));
export const PASS: ChoiceOf<'pass'> = Object.freeze({ type: 'pass' });
export const discard = ({ politicians, nobles, abbesses }: CubeSet): ChoiceOf<'discard'> => ({
  type: 'discard',
  politicians,
  nobles,
  abbesses,
});
export const elect = numbered((office): ChoiceOf<'elect'> => ({ type: 'elect', office }));
export const ABSTAIN: ChoiceOf<'abstain'> = Object.freeze({ type: 'abstain' });
export const spend = ({ politicians, nobles, abbesses }: CubeSet): ChoiceOf<'spend'> => ({
  type: 'spend',
  politicians,
  nobles,
  abbesses,
});
