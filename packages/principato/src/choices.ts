/** What a player of Principato can choose. Choices are made once and shared: offering one builds nothing. */
import { numbered } from '@bottega/kernel';
import type { Soldier } from './data/index.js';

export type Choice =
  | { readonly type: 'activate'; readonly slot: number }
  | { readonly type: 'change'; readonly slot: number }
  | { readonly type: 'favor' }
  | { readonly type: 'supply' }
  | { readonly type: 'end' }
  | { readonly type: 'alternative'; readonly alternative: number }
  | { readonly type: 'pay'; readonly favor: number }
  | { readonly type: 'culture'; readonly vp: number }
  | { readonly type: 'recruit'; readonly soldiers: number }
  | { readonly type: 'place'; readonly cubes: number }
  | { readonly type: 'feed'; readonly soldier: Soldier }
  | { readonly type: 'take'; readonly place: number }
  | { readonly type: 'move'; readonly cubes: number }
  | { readonly type: 'dismiss'; readonly soldiers: number }
  | { readonly type: 'done' };

export type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { readonly type: Type }>;

export const activate = numbered((slot): ChoiceOf<'activate'> => ({ type: 'activate', slot }));
export const change = numbered((slot): ChoiceOf<'change'> => ({ type: 'change', slot }));
export const FAVOR: ChoiceOf<'favor'> = Object.freeze({ type: 'favor' });
export const SUPPLY: ChoiceOf<'supply'> = Object.freeze({ type: 'supply' });
export const END: ChoiceOf<'end'> = Object.freeze({ type: 'end' });
export const alternative = numbered((index): ChoiceOf<'alternative'> => ({ type: 'alternative', alternative: index }));
export const pay = numbered((favor): ChoiceOf<'pay'> => ({ type: 'pay', favor }));
export const culture = numbered((vp): ChoiceOf<'culture'> => ({ type: 'culture', vp }));
export const recruit = numbered((soldiers): ChoiceOf<'recruit'> => ({ type: 'recruit', soldiers }));
export const place = numbered((cubes): ChoiceOf<'place'> => ({ type: 'place', cubes }));
export const FEED: Readonly<Record<Soldier, ChoiceOf<'feed'>>> = {
  militia: Object.freeze({ type: 'feed', soldier: 'militia' }),
  condottiere: Object.freeze({ type: 'feed', soldier: 'condottiere' }),
};
export const take = numbered((at): ChoiceOf<'take'> => ({ type: 'take', place: at }));
export const move = numbered((cubes): ChoiceOf<'move'> => ({ type: 'move', cubes }));
export const dismiss = numbered((soldiers): ChoiceOf<'dismiss'> => ({ type: 'dismiss', soldiers }));
export const DONE: ChoiceOf<'done'> = Object.freeze({ type: 'done' });
