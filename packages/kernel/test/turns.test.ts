import { describe, expect, test } from 'vitest';
import { Match, turnOf } from '../src/index.js';
import { deal, makeToy, PASS, turn } from './toy.js';

const toy = makeToy();
const setup = { seats: 2, options: {}, seed: 'turns' };
const BID = { type: 'bid', stones: 0 } as const;

/** Both have passed and bid, and it is the first seat's turn again. */
function played() {
  const match = new Match(toy, setup);
  for (const seat of [0, 1]) match.play(seat, PASS);
  for (const seat of [0, 1]) match.play(seat, BID);
  return match;
}

/** Two cards are dealt before the first turn; the bids are told when nobody's turn is. */
const PLAYED = [
  { seat: 0, from: { choices: 0, events: 2 }, to: { choices: 1, events: 2 } },
  { seat: 1, from: { choices: 1, events: 2 }, to: { choices: 2, events: 2 } },
  { seat: 0, from: { choices: 4, events: 3 }, to: null },
];

describe('turns', () => {
  test('last as long as their frame lies on the stack; between them it is nobody’s', () => {
    const match = new Match(toy, setup);
    expect(match.turns).toEqual([{ ...PLAYED[0], to: null }]);
    match.play(0, PASS);
    match.play(1, PASS);
    expect([match.asked(), turnOf(toy, match.state), match.turns]).toEqual([[0, 1], null, PLAYED.slice(0, 2)]);
    match.play(0, BID);
    expect(match.turns).toEqual(PLAYED.slice(0, 2));
    match.play(1, BID);
    expect([turnOf(toy, match.state), match.turns]).toEqual([0, PLAYED]);
  });

  test('are the same after a choice was taken back, and after going back to a mark', () => {
    const match = played();
    match.play(0, PASS);
    expect(match.turns).toHaveLength(4);
    match.undo(0);
    expect(match.turns).toEqual(PLAYED);
    const mark = match.mark();
    match.play(0, { type: 'draw' });
    expect(match.turns).not.toEqual(PLAYED);
    match.reset(mark);
    expect(match.turns).toEqual(PLAYED);
  });

  test('are the same in a game that is opened again; in one that went on under newer rules, those since then', () => {
    const match = played();
    const { record, state } = match;
    expect(Match.resume(toy, record).turns).toEqual(PLAYED);
    expect(Match.resumeKept(toy, record)?.turns).toEqual(PLAYED);
    const later = new Match(toy, { ...record, continued: { at: 4, rules: 1, state, log: match.everything() } });
    expect(later.turns).toEqual(PLAYED.slice(2));
  });

  test('of the same seat one after the other are two, if something happens between them', () => {
    const again = makeToy(
      {},
      {
        turn: { ...turn, choose: ({ open }, _frame, seat) => open.stack.splice(0, 1, { step: 'deal', seat }) },
        deal: { ...deal, run: ({ open }) => open.stack.splice(0, 1, { step: 'turn', seat: 0 }) },
      },
    );
    const match = new Match(again, setup);
    match.play(0, PASS);
    expect(match.turns.map(({ seat, to }) => [seat, to === null])).toEqual([
      [0, false],
      [0, true],
    ]);
  });

  test('need to say whose they are', () => {
    const match = new Match(makeToy({ turns: ['turn', 'bid'] }), setup);
    match.play(0, PASS);
    expect(() => match.play(1, PASS)).toThrow('a turn without a seat {"game":"toy","frame":{"step":"bid"}}');
  });
});
