/** What every part of a palace is given, and what it can pay with. */
import type { Choice as AnyChoice, Seat } from '@bottega/kernel';
import type { Choice } from '@bottega/virtu';
import { SYMBOLS, topFrame } from '@bottega/virtu/show';
import type { Marks } from './Relief';
import type { Shown } from './shown';
import type { CardCarry } from './use-card-carry';

export interface PartProps {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly carry: CardCarry;
}

/** What can be done with a source to pay with: named for one of its symbols, or collected. */
export function sourceChoices(source: number): Choice[] {
  return [...SYMBOLS.map((symbol): Choice => ({ type: 'use', source, symbol })), { type: 'collect', source }];
}

/** Which symbols of a source can be used now, and which of them are suggested. */
export function marksOf({ pick }: Shown, source: number): Marks {
  const marks: Record<string, 'may' | 'planned'> = {};
  for (const choice of sourceChoices(source)) {
    const symbol = choice.type === 'use' ? choice.symbol : 'florin';
    if (pick.isPlanned(choice as AnyChoice)) marks[symbol] = 'planned';
    else if (pick.status(choice as AnyChoice) === 'may') marks[symbol] ??= 'may';
  }
  return marks;
}

/** Whether a source has been used for what is being paid. */
export function isSpent({ view }: Shown, source: number): boolean {
  return topFrame(view)?.step === 'pay' && view.open.used.includes(source);
}
