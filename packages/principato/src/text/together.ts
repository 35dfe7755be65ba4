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
        .filter(({ soldiers }) => soldiers === null) // the list asks how many
        .filter(({ slot }) => slot === 0 || !isTwin || frame.step === 'alternative')
        .flatMap((line) => several(lineMessage(tables, view, seat, line), line))
        .map((line) => (frame.step === 'turn' ? { ...line, alone: stepByStep(line.says, isTwin) } : line));
      const different = lines.filter(({ says }, at) => at === lines.findIndex((line) => isSame(line.says, says)));
      if (!allowed.some(({ type }) => type === 'supply')) return different;
      return [...different, supplyTogether(tables, view, seat)];
    }
    case 'pay': {
      const payment = paymentAtOnce(tables, view, seat);
      const paid = payment.events.find((event) => event.type === 'paid');
      return paid === undefined ? [] : several(message('together.pay', { cubes: cubes(paid) }), payment);
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
        several(message(`together.dismiss.${wanted}`), scoringAtOnce(tables, view, seat, wanted)),
      );
    default:
      return [];
  }
}

/** What activating the card without its line is called; of two equal cards both are numbered. */
function stepByStep({ values = {} }: Message, isTwin: boolean): Message {
  return isTwin ? message('choice.activate.nth', { ...values, number: 1 }) : message('line.steps', values);
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
    case 'produce': {
      if (line.choices.length > 1) return message('line.overflow', { card });
      const given = { food: 0, gold: 0, favor: 0, [gain.per === 'field' ? 'food' : 'gold']: line.gives };
      return received(card, cubes(given), line);
    }
    case 'cubes': {
      const given = cubes({ ...gain, favor: 0 });
      return price.length > 0 ? gained(card, price, given) : received(card, given, line);
    }
    case 'recruit':
      if (line.soldiers === null) return message('choice.activate', { card });
      return message('line.recruit', { card, soldier: gain.soldier, soldiers: line.soldiers });
  }
}

type List = ReturnType<typeof cubes>;

function received(card: string, gain: List, { fits, gives }: Line): Message {
  return fits === gives ? gained(card, [], gain) : message('line.free.part', { card, gain, fits, gives });
}

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
  const none = isFirst
    ? several(message('together.supply.none', { strength: now }), scoringAtOnce(tables, view, seat, 'none'))
    : [];
  return [...several(message('together.supply.all', { count, strength: now + 2 * count }), all), ...none];
}

function movedIn({ choices }: AtOnce): number {
  return choices.reduce((sum, choice) => (choice.type === 'move' ? sum + choice.cubes : sum), 0);
}

/** One choice needs no other name, unless that says more. */
function several(says: Message, { choices, isAll }: AtOnce): readonly Together<Choice>[] {
  const isLine = says.key.startsWith('line.') && choices.length > 0;
  return choices.length > 1 || isLine ? [{ says, choices, isAll }] : [];
}

/** With favour for what lacks, both lines of a sculptor come to the same. */
function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
