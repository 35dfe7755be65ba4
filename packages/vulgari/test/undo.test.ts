/** Section 6: what can be taken back. */
import { digest, Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  ABSTAIN,
  BUSINESS,
  bid,
  CLAIM,
  COME,
  CONVERT,
  DECLINE,
  DRAW,
  discard,
  END,
  EVENT,
  inquire,
  KEEP_VIRTUAL,
  keep,
  PASS,
  PSALTER,
  payer,
  putBack,
  SELL_VIRTUAL,
  STAY,
  SUMMON,
  sell,
  startIn,
  TRIBUTE,
} from '../src/choices.js';
import { type Choice, vulgari } from '../src/index.js';
import { atBrindisi } from './auctions.js';
import { atElection, gives, offices, runsFor } from './elections.js';
import {
  becomes,
  beforeAlms,
  goes,
  matchAt,
  reads,
  type Situation,
  settle,
  steps,
  table,
  takes,
  thereAndBack,
  zoneNumber,
} from './table.js';

type Playing = ReturnType<typeof matchAt>;

function plays(match: Playing, seat: number, ...choices: readonly Choice[]): void {
  for (const choice of choices) expect(match.play(seat, choice), JSON.stringify(choice)).toEqual({ ok: true });
}

describe('a turn is taken back to its start', () => {
  const turns: readonly [string, Situation, readonly Choice[]][] = [
    ['DP-3a, DP-3c: a journey and claims', { at: 'genoa' }, [CLAIM.ducats, goes('pisa', 1), CLAIM.ducats]],
    ['DP-3b: an Event card', { at: 'venice', firstEvent: 'mercis' }, [EVENT]],
    ['DP-3d, DP-3t: a friar and the virtual noble', { at: 'la-verna' }, [becomes('stefano'), SELL_VIRTUAL]],
    ['DP-3t: a virtual noble that is not sold', { at: 'la-verna' }, [becomes('stefano'), KEEP_VIRTUAL]],
    [
      'DP-3e: a cardinal and the cube given',
      { at: 'milan', person: 'mario', ducats: 70, cubes: { politician: 1, noble: 1 } },
      [becomes('muret'), TRIBUTE.politician],
    ],
    ['DP-3f: scribes behind the screen', { at: 'bobbio', scribes: 2 }, [CONVERT.screen]],
    ['DP-3f: scribes for knowledge', { at: 'bobbio', scribes: 2 }, [CONVERT.knowledge]],
    [
      'DP-3h, DP-3i: cubes and the sale of nobles',
      { ducats: 30, available: { politician: 1, noble: 1, scribe: 1 } },
      [takes('politician'), takes('noble'), sell(1), takes('scribe')],
    ],
    ['DP-3j, DP-3k: Psalter and Small Business', {}, [PSALTER, BUSINESS]],
    ['DP-3l: the Riddle', { at: 'milan' }, [steps('riddle', 3)]],
    [
      'DP-3m: the Messenger, to Bologna too',
      { round: 8, cubes: { abbess: 1 }, on: { messenger: 3 } },
      [steps('messenger', 2), steps('messenger', 1)],
    ],
    ['DP-3n, DP-3q: Orient and Rest', {}, [steps('orient', 2), steps('rest', 1)]],
    [
      'DP-3o: the Canticle',
      { at: 'cortona', canticles: { cortona: 2 }, cubes: { abbess: 2 } },
      [steps('canticle', 1), steps('canticle', 1)],
    ],
    ['DP-3p: steps in the Library', { round: 12 }, [steps('library', 3)]],
    ['DP-3s: the inquisition', { person: 'shlasinger', others: { 1: { on: { knowledge: 9 } } } }, [inquire(1)]],
  ];
  test.each(turns)('%s', (_name, situation, choices) => {
    thereAndBack(table(situation), 0, ...choices);
  });

  test('DP-3g: a manuscript, with the shift that follows by house rule', () => {
    const state = table({ at: 'genoa', shown: ['oil 2', 'oil 1'], on: { knowledge: 13 } });
    thereAndBack(state, 0, reads(state, 'oil 2'));
    const last = table({
      at: 'genoa',
      options: { manuscriptShiftTiming: 'immediate' },
      shown: ['oil 1'],
      ended: [1],
    });
    thereAndBack(last, 0, reads(last, 'oil 1'));
  });

  test('the log goes back with the choices', () => {
    const match = matchAt(table({}));
    const before = match.log(null);
    plays(match, 0, PSALTER);
    expect(match.log(null).length).toBeGreaterThan(before.length);
    match.undo(0);
    expect(match.log(null)).toEqual(before);
  });

  test('nobody takes back the choice of another', () => {
    const match = matchAt(table({}));
    plays(match, 0, PSALTER);
    expect([match.canUndo(1), match.undo(1)]).toEqual([false, false]);
  });
});

describe('set-up and alms', () => {
  test('DP-1: a starting city can be given back until the next player has chosen', () => {
    const match = new Match(vulgari, { seats: 3, options: {}, seed: 'undo' });
    const [third, second, first] = match.state.open.turnOrder.toReversed();
    const before = digest(match.state);
    plays(match, third, startIn(zoneNumber('turin')));
    expect(match.undo(third)).toBe(true);
    expect(digest(match.state)).toBe(before);
    plays(match, third, startIn(zoneNumber('turin')));
    plays(match, second, startIn(zoneNumber('ancona')));
    expect([match.canUndo(third), match.canUndo(second)]).toEqual([false, true]);
    plays(match, first, startIn(zoneNumber('catania')));
    // Nothing of the first round was hidden, and it is his own turn: nobody has acted since.
    expect([match.asked(), match.canUndo(first)]).toEqual([[first], true]);
    plays(match, first, END);
    expect(match.canUndo(first)).toBe(false);
  });

  test('DP-2: who pays alms can be changed by the last recipient only, until somebody plays', () => {
    const rich = { ducats: 40 };
    const match = matchAt(
      table({
        seats: 4,
        ...rich,
        others: { 1: rich, 2: { person: 'mario', ducats: 0 }, 3: { person: 'ralph', ducats: 0 } },
        stack: beforeAlms(),
      }),
    );
    plays(match, 2, payer(0));
    plays(match, 3, payer(1));
    expect([match.canUndo(2), match.canUndo(3)]).toEqual([false, true]);
    expect(match.undo(3)).toBe(true);
    plays(match, 3, payer(0));
    const [first] = match.asked();
    plays(match, first, BUSINESS);
    expect(match.canUndo(3)).toBe(false);
  });
});

describe('what cannot be taken back', () => {
  test('DP-3r: a draw from the Library, and what was before it', () => {
    const match = matchAt(table({ round: 13, on: { library: 6 } }));
    plays(match, 0, PSALTER, DRAW);
    expect(match.canUndo(0)).toBe(false);
  });

  test('DP-3r2: the card kept and the order of the others', () => {
    const match = matchAt(table({ round: 13, on: { library: 7 }, library: [2, 4, 3] }));
    for (const choice of [DRAW, keep(4), putBack(3)]) {
      plays(match, 0, choice);
      expect(match.canUndo(0)).toBe(false);
    }
    plays(match, 0, PSALTER);
    expect([match.undo(0), match.undo(0)]).toEqual([true, false]);
  });

  test('DP-3z: the end of a turn', () => {
    const match = matchAt(table({}));
    plays(match, 0, PSALTER, END);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  test('DP-4 to DP-7: anything in an auction', () => {
    const match = matchAt(atBrindisi({ cubes: { politician: 1, noble: 2 } }));
    const acts: readonly [number, Choice][] = [
      [0, END],
      [0, SUMMON],
      [1, COME],
      [2, STAY],
      [0, bid(4)],
      [1, PASS],
      [0, discard({ politicians: 0, nobles: 1, abbesses: 0 })],
    ];
    for (const [seat, choice] of acts) {
      plays(match, seat, choice);
      expect([0, 1, 2].map((one) => match.canUndo(one))).toEqual([false, false, false]);
    }
  });

  test('DP-4: a summons that was declined', () => {
    const match = matchAt(atBrindisi());
    plays(match, 0, END, DECLINE);
    expect(match.canUndo(0)).toBe(false);
  });
});

describe('the election', () => {
  const banker = { cubes: { politician: 2, noble: 1, abbess: 1 } };
  const election = () => {
    const state = atElection({ seats: 4, ...banker, others: { 1: { ...banker, on: { knowledge: 9 } } } });
    settle(vulgari, state, null);
    return matchAt(state);
  };

  test('DP-8: a candidate can change his mind until the next one has decided', () => {
    const match = election();
    const before = digest(match.state);
    plays(match, 1, runsFor('banker'), gives(2, 0, 1));
    expect([match.undo(1), match.undo(1)]).toEqual([true, true]);
    expect(digest(match.state)).toBe(before);
    plays(match, 1, ABSTAIN);
    expect(match.undo(1)).toBe(true);
    plays(match, 1, runsFor('banker'), gives(2, 1, 0));
    expect(match.asked()).toEqual([0]);
    plays(match, 0, runsFor('banker'));
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    expect(offices(match.state)[1]).toBe('banker');
  });

  test('DP-8: with the last decision everything is open and nothing can be taken back', () => {
    const match = election();
    plays(match, 1, ABSTAIN);
    plays(match, 0, ABSTAIN);
    expect([match.over, match.canUndo(0)]).toEqual([true, false]);
  });
});
