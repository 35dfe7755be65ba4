/** PI-1 to PI-16: what is true of every position, checked after every choice in tests. */
import { CUBES, CULTURES, type Cube, type Pool, TOKENS } from './data/index.js';
import { tableFor } from './rules/military.js';
import { militaryPoints, unsupplied } from './rules/principality.js';
import type { Principality, State } from './state.js';
import { displaySize, POOL_OF, type Tables } from './tables.js';

/** The broken ones, each with what is wrong. PI-17 (replay) is the kernel's. */
export function violationsIn(tables: Tables, state: State, before: State | null): string[] {
  const found: string[] = [];
  const expect = (id: string, holds: boolean, what: string) => {
    if (!holds) found.push(`${id} ${what}`);
  };
  const { open, own, hidden } = state;
  const { options, principalities, reserve } = open;
  const seats = own.length;
  const sum = (of: (one: Principality) => number) => principalities.reduce((total, one) => total + of(one), 0);

  if (options.cubeReserve === 'limited') {
    for (const cube of CUBES) {
      const all = reserve[cube] + sum((one) => one[cube] + onSoldiers(one, cube));
      expect('PI-1', all === tables.data.cubes[cube] && reserve[cube] >= 0, `${all} ${cube} cubes`);
    }
  }
  if (options.tokenReserve === 'limited') {
    for (const pool of Object.keys(tables.data.pools) as Pool[]) {
      const owned = sum((one) =>
        TOKENS.reduce((total, token) => total + (POOL_OF[token] === pool ? one[token] : 0), 0),
      );
      const all = reserve[pool] + owned;
      expect('PI-2', all === tables.data.pools[pool] && reserve[pool] >= 0, `${all} tokens of ${pool}`);
    }
  }
  const tokens = principalities.flatMap((one) => one.culture);
  expect('PI-3', new Set(tokens).size === tokens.length, 'a culture token is owned twice');
  for (const kind of CULTURES) {
    const left = tables.stacksOf[kind].reduce((total, stack) => total + reserve.culture[stack], 0);
    const owned = tokens.filter((token) => tables.culture[token].culture === kind).length;
    expect('PI-3', left + owned === tables.data.culture[kind].length, `${left + owned} tokens of ${kind}`);
  }
  const cards = [open.display, open.box, ...principalities.map((one) => one.hand), ...hidden.decks].flat();
  expect('PI-4', cards.length === tables.cards.length && new Set(cards).size === cards.length, `${cards.length} cards`);
  expect(
    'PI-5',
    principalities.every((one) => one.hand.length === 2),
    'a hand is not two cards',
  );
  const isTurn = open.stack[0]?.step === 'turn';
  expect('PI-6', open.display.length === displaySize(seats) - (isTurn ? 0 : 1), `a display of ${open.display.length}`);
  for (const one of principalities) {
    const { capacity } = tables.data;
    const isStored =
      one.food <= capacity.farm * one.farm && one.gold <= capacity.bank * one.bank && one.favor <= capacity.church;
    expect('PI-7', isStored && Math.min(one.food, one.gold, one.favor) >= 0, 'storage');
    const isSupplied = unsupplied(one, 'militia') >= 0 && unsupplied(one, 'condottiere') >= 0;
    const least = Math.min(one.foodOnMilitia, one.favorOnMilitia, one.goldOnCondottieri, one.favorOnCondottieri);
    expect('PI-8', isSupplied && least >= 0, 'cubes on soldiers');
    expect('PI-9', Math.min(one.field, one.farm, one.palazzo, one.bank) >= 1, 'a building is missing');
  }
  const isDismissing = open.stack.some((frame) => frame.step === 'dismissals');
  const carried = sum((one) => onSoldiers(one, 'food') + onSoldiers(one, 'gold') + onSoldiers(one, 'favor'));
  expect('PI-10', !isDismissing || carried === 0, 'soldiers carry cubes after a scoring');
  const goals = own.map((one) => one.goals);
  const dealt = [...goals.flat(), ...hidden.goals];
  const isOneOfEach = goals.every(
    (two) => two.length === 2 && tables.goals[two[0]].pile === 1 && tables.goals[two[1]].pile === 2,
  );
  expect('PI-12', isOneOfEach && new Set(dealt).size === tables.goals.length, 'goal cards');
  const scored = scoringsAt(state);
  expect('PI-13', open.scorings >= scored.least && open.scorings <= scored.most, `${open.scorings} scorings`);
  expect('PI-14', Math.max(...open.turns) - Math.min(...open.turns) <= 1, `turns ${open.turns}`);
  expect('PI-15', open.actionsLeft >= 0 && open.actionsLeft <= 2, `${open.actionsLeft} actions left`);
  const visible = [...open.display, ...principalities.flatMap((one) => one.hand)];
  expect(
    'PI-16',
    visible.every((card) => tables.cards[card].type !== null),
    'a military scoring card lies open',
  );
  const asked = open.stack.flatMap((frame) => ('seat' in frame ? [frame.seat] : []));
  const isScoring = open.stack.some((frame) => frame.step === 'award' || frame.step === 'dismissals');
  expect('PI-15', isScoring || new Set(asked).size <= 1, `seats ${asked} decide in one turn`);
  if (before !== null) {
    expectGrowth(state, before, expect);
    expectAwards(tables, state, before, expect);
  }
  return found;
}

type Expect = (id: string, holds: boolean, what: string) => void;

/** PI-9, PI-11: what never decreases. */
function expectGrowth(state: State, before: State, expect: Expect): void {
  state.open.principalities.forEach((one, seat) => {
    const earlier = before.open.principalities[seat];
    const kept = (['field', 'farm', 'palazzo', 'bank', 'catapult'] as const).every(
      (token) => one[token] >= earlier[token],
    );
    expect('PI-9', kept && one.culture.length >= earlier.culture.length, 'something was given away');
    expect('PI-11', militaryPoints(state, seat) >= militaryPoints(before, seat), 'military points were lost');
  });
}

/** PI-11: a scoring pays out its table; sharing rounds up, by less than a point for each who shares. */
function expectAwards(tables: Tables, state: State, before: State, expect: Expect): void {
  const scorings = state.open.scorings - before.open.scorings;
  const seats = state.own.length;
  const table = tableFor(tables, seats, state.open.options).reduce((sum, points) => sum + points, 0);
  let paid = 0;
  for (let seat = 0; seat < seats; seat++) paid += militaryPoints(state, seat) - militaryPoints(before, seat);
  const isRight = paid >= scorings * table && paid <= scorings * (table + seats - 1);
  expect('PI-11', isRight, `${paid} points in ${scorings} scorings`);
}

/** PI-13: year 1 has one scoring, the others two each, 5 in all. */
function scoringsAt(state: State): { least: number; most: number } {
  const { year, stack } = state.open;
  if (stack.length === 0) return { least: 5, most: 5 };
  const most = [1, 3, 5][year - 1];
  return { least: [0, 1, 3][year - 1], most };
}

function onSoldiers(one: Principality, cube: Cube): number {
  if (cube === 'food') return one.foodOnMilitia;
  if (cube === 'gold') return one.goldOnCondottieri;
  return one.favorOnMilitia + one.favorOnCondottieri;
}
