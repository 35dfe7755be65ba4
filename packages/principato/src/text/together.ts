/** What can be chosen together with one click, in words. */
import type { Seat, View } from '@bottega/kernel';
import type { Message, Together } from '@bottega/kernel/text';
import { type AtOnce, type Line, linesOf, paymentAtOnce, scoringAtOnce, supplyAtOnce } from '../at-once.js';
import type { Choice } from '../choices.js';
import { strength } from '../rules/military.js';
import type { State } from '../state.js';
import { type Tables, typeOf } from '../tables.js';
import { cubes, message } from './sentences.js';

/** Of what a seat may choose: lines of its cards that ask more than one question, and the usual answers in scorings. */
export function together(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  allowed: readonly Choice[],
): readonly Together<Choice>[] {
  const frame = view.open.stack.at(-1);
  switch (frame?.step) {
    case 'turn':
    case 'alternative': {
      const { hand } = view.open.principalities[seat];
      const isTwin = typeOf(tables, hand[0]) === typeOf(tables, hand[1]); // then one of them is enough
      const lines = linesOf(tables, view, seat)
        .filter(({ slot }) => slot === 0 || !isTwin || frame.step === 'alternative')
        .map((line) => several(lineMessage(tables, view, seat, line), line.choices));
      if (!allowed.some(({ type }) => type === 'supply')) return lines.flat();
      return [...lines.flat(), supplyTogether(tables, view, seat)];
    }
    case 'pay': {
      const { choices, events } = paymentAtOnce(tables, view, seat);
      const paid = events.find((event) => event.type === 'paid');
      return paid === undefined ? [] : several(message('together.pay', { cubes: cubes(paid) }), choices);
    }
    case 'supply':
      return frame.scoring ? supplies(tables, view, seat, 0, frame.moved === 0) : [];
    case 'sealedSupply': {
      // What was decided before is not on the table yet.
      const decided = (view.own?.supply ?? []).reduce((sum, count) => sum + count, 0);
      return supplies(tables, view, seat, decided, decided === 0);
    }
    case 'dismiss':
      return (['none', 'all'] as const).flatMap((wanted) =>
        several(message(`together.dismiss.${wanted}`), scoringAtOnce(tables, view, seat, wanted).choices),
      );
    default:
      return [];
  }
}

/** All soldiers that a seat can supply in its turn, if that is among its choices. */
export function supplyTogether(tables: Tables, view: View<State>, seat: Seat): Together<Choice> {
  const supply = supplyAtOnce(tables, view, seat);
  return { says: message('together.supply', { count: movedIn(supply) }), choices: supply.choices };
}

/** What a line of a card costs with its usual payment, and what it gives; of a barred one what is printed. */
export function lineMessage(tables: Tables, { open }: View<State>, seat: Seat, line: Line): Message {
  const type = typeOf(tables, open.principalities[seat].hand[line.slot]);
  const { cost, gain } = type.alternatives[line.alternative];
  const card = type.type;
  const price = cubes(line.events.find((event) => event.type === 'paid') ?? { ...cost, favor: 0 });
  switch (gain.kind) {
    case 'tokens':
      return gained(card, price, [{ of: gain.token, count: gain.count }]);
    case 'culture': {
      const created = line.events.find((event) => event.type === 'created');
      if (created === undefined) return message('choice.activate', { card });
      const { culture, vp } = tables.culture[created.token];
      return message('line.culture', { card, cost: price, culture, vp });
    }
    case 'cubes': {
      const given = cubes({ ...gain, favor: 0 });
      if (price.length > 0 || line.fits === line.gives) return gained(card, price, given);
      return message('line.free.part', { card, gain: given, fits: line.fits, gives: line.gives });
    }
    default:
      return line.choices.length > 1 ? message('line.overflow', { card }) : message('choice.activate', { card });
  }
}

type List = ReturnType<typeof cubes>;

function gained(card: string, cost: List, gain: List): Message {
  return cost.length === 0 ? message('line.free', { card, gain }) : message('line.paid', { card, cost, gain });
}

/** Everything that can be supplied, or nothing more, and confirmed. */
function supplies(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  decided: number,
  isFirst: boolean,
): readonly Together<Choice>[] {
  const now = strength(view.open.principalities[seat]) + 2 * decided; // each cube turns −1 into +1
  const all = scoringAtOnce(tables, view, seat, 'all');
  const count = movedIn(all);
  const none = isFirst ? scoringAtOnce(tables, view, seat, 'none').choices : [];
  return [
    ...several(message('together.supply.all', { count, strength: now + 2 * count }), all.choices),
    ...several(message('together.supply.none', { strength: now }), none),
  ];
}

function movedIn({ choices }: AtOnce): number {
  return choices.reduce((sum, choice) => (choice.type === 'move' ? sum + choice.cubes : sum), 0);
}

/** One choice needs no other name. */
function several(says: Message, choices: readonly Choice[]): readonly Together<Choice>[] {
  return choices.length > 1 ? [{ says, choices }] : [];
}
