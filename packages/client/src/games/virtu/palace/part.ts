/** What every part of a palace is given, and what it can pay with. */
import type { Seat } from '@bottega/kernel';
import { type Choice, SYMBOLS } from '@bottega/virtu/show';
import type { BoardContext } from '../board-context';
import type { Mark, Marks } from '../card/Relief';
import type { Standing } from '../payment/draft';
import type { CardCarry } from './use-card-carry';

export interface PartProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly carry: CardCarry;
}

/** What can be done with a source to pay with: named for one of its symbols, or collected. */
export function sourceChoices(source: number): Choice[] {
  return [...SYMBOLS.map((symbol): Choice => ({ type: 'use', source, symbol })), { type: 'collect', source }];
}

/** Which symbols of a source can be used now, which of them are suggested, and which are spared. */
export function marksOf({ pick, paying }: BoardContext, source: number): Marks {
  const marks: Record<string, Mark> = {};
  if (paying !== null) {
    for (const { choice, standing } of paying.partsOf(source)) marks[symbolIn(choice)] = MARKS[standing];
    return marks;
  }
  for (const choice of sourceChoices(source)) {
    if (pick.isPlanned(choice)) marks[symbolIn(choice)] = 'planned';
    else if (pick.status(choice) === 'may') marks[symbolIn(choice)] ??= 'may';
  }
  return marks;
}

const symbolIn = (choice: Choice): string => (choice.type === 'use' ? choice.symbol : 'florin');

const MARKS: Readonly<Record<Standing, Mark>> = {
  planned: 'planned',
  needed: 'planned',
  given: 'planned',
  spared: 'spared',
  may: 'may',
};
