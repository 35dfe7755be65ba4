/** What dragging a card of Principato onto another means. */
import { legal, Match, pickRandom, sameChoice, seeded } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { linesOf } from '@bottega/principato/show';
import { describe, expect, test } from 'vitest';
import { carriedChoices } from '../src/games/principato/use-change-carry';

type Table = Match<State, Choice, never>;

/** The card of the first seat in a slot. */
const kindIn = (match: Table, slot: number) =>
  principato.tables.cards[match.state.open.principalities[0].hand[slot]].type?.type;

/** A turn of the first seat at its beginning, in which something holds. */
function turnWith(isWanted: (match: Table) => boolean): Table {
  for (let time = 0; time < 50; time++) {
    const match = new Match(principato, { seats: 3, options: {}, seed: `carry ${time}` }) as unknown as Table;
    const random = seeded(`carry ${time}`);
    while (!match.over) {
      const [seat] = match.asked();
      const { stack, actionsLeft } = match.state.open;
      if (seat === 0 && stack.at(-1)?.step === 'turn' && actionsLeft === 2 && isWanted(match)) return match;
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
  }
  throw new Error('no game comes to what is wanted');
}

function carried(match: Table, from: string, to: string): readonly Choice[] {
  const allowed = legal(principato, match.state, 0);
  const status = (choice: Choice) => (allowed.some((one) => sameChoice(one, choice)) ? 'may' : 'none');
  return carriedChoices({ status }, linesOf(principato.tables, match.view(0), 0), from, to);
}

const linesIn = (match: Table, slot: number) =>
  [...linesOf(principato.tables, match.view(0), 0).entries()].filter(([, line]) => line.slot === slot);

describe('a card that is dragged', () => {
  test('P-5.7 by its free effect, from either side, is used and then exchanged; one undo at a time takes it back', () => {
    const match = turnWith((one) => kindIn(one, 0) === 'harvest' && linesIn(one, 0)[0][1].isExchanged);
    const before = JSON.stringify(match.state);
    const [[index, { choices }]] = linesIn(match, 0);
    const wanted = [...choices, { type: 'take', place: 2 }];
    expect(carried(match, `line-${index}`, 'place-2')).toEqual(wanted);
    expect(carried(match, 'place-2', `line-${index}`)).toEqual(wanted);
    for (const choice of wanted) expect(match.play(0, choice as Choice).ok).toBe(true);
    expect(match.state.open.actionsLeft).toBe(1);
    for (const _ of wanted) expect(match.undo(0)).toBe(true);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('P-5.21 by the strip "Change" is only changed', () => {
    const match = turnWith((one) => kindIn(one, 0) === 'harvest');
    expect(carried(match, 'slot-0', 'place-1')).toEqual([
      { type: 'change', slot: 0 },
      { type: 'take', place: 1 },
    ]);
  });

  test('P-5.8 without an exchange after its effect is only changed, and nothing is paid', () => {
    const match = turnWith((one) => kindIn(one, 1) === 'farm-works' && linesIn(one, 1)[0][1].bar === null);
    for (const [index] of linesIn(match, 1)) {
      expect(carried(match, `line-${index}`, 'place-0')[0]).toEqual({ type: 'change', slot: 1 });
    }
  });
});
