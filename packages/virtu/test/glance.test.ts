/** What a table shows at a glance: standings, the end, deeds, moments, headings, what is done at once and what is wasted. */
import { explained, Match, play, seeded, type View, view } from '@bottega/kernel';
import { allTexts, lively, Messages } from '@bottega/kernel/conformance';
import { testSaid } from '@bottega/kernel/test-kit';
import { createFormatter, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { type Choice, DONE, END, GIVE_UP, PASS, PERFORM, REQUEST_CROWN, REQUEST_FLORINS } from '../src/choices.js';
import { CITIES } from '../src/data/index.js';
import type { Event } from '../src/events.js';
import { virtu } from '../src/index.js';
import { oddsOf, verdictOf } from '../src/rules/odds.js';
import { visitOf } from '../src/rules/visit.js';
import type { State } from '../src/state.js';
import { NONE, powerPlace, roomPlace } from '../src/tables.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { cityNumber, collects, does, movingMarker, type Situation, springTurn, table, winterOf } from './table.js';

const texts = await allTexts(loadText);
const said = words(virtu.tables);
const english = createFormatter(texts.en, 'en', ['Anna', 'Bruno', 'Carla', 'Dario']);
const say = (message: Message | null | undefined) => (message ? english(message).replaceAll('\u00a0', ' ') : null);
const seenBy = (state: State, seat: number | null = 0): View<State> => view(state, seat);

describe('how the seats stand', () => {
  test('V-10.2: points by category as if the game ended now, and what an expert counts', () => {
    const state = table({ cities: ['siena', 'ravenna'], rank: 2, bonuses: ['columbus'], treasury: 7, trophies: [1] });
    const standing = said.standing?.(seenBy(state, 1), 0);
    expect(standing?.points).toEqual(
      virtu.result(state).sheet.map(({ category, points }) => ({ category, points: points[0] })),
    );
    expect(standing?.unknown).toBeNull();
    expect(standing?.counts.map(({ id, count, says }) => [id, count, say(says)])).toEqual([
      ['city', 4, '4 cities'],
      ['patronize', 2, 'Patronage rank 2'],
      ['troop', 2, '2 troops on the map'],
      ['florin', 7, '7 florins'],
    ]);
  });

  test('V-3.3.1: the first in turn order begins; before the first spring nobody has points', () => {
    const state = table({ turnOrder: [2, 0, 1] });
    expect(said.firstPlayer?.(seenBy(state))).toBe(2);
    const dealt = new Match(virtu, { seats: 3, options: {}, seed: 'dealt' });
    expect(said.standing?.(dealt.view(0), 0).points).toEqual([]);
    expect(say(said.ending?.(dealt.view(0)).line)).toBe('Ends at 8 cities or patronage rank 5');
  });

  test('V-10.1.1: the line names what is nearest to the end', () => {
    const line = (state: State) => say(said.ending?.(seenBy(state)).line);
    const five = { cities: ['siena', 'ravenna', 'bologna'] } as const;
    expect(line(table({ ...five, rank: 1 }))).toBe('Ends at 8 cities or patronage rank 5: Anna has 5 cities');
    const asMany = { 1: { cities: ['rome', 'spoleto', 'ancona'] } } as const;
    expect(line(table({ ...five, others: asMany }))).toBe(
      'Ends at 8 cities or patronage rank 5: Anna and Bruno have 5 cities each',
    );
    const patron = { rank: 3, bonuses: ['columbus'] } as const;
    expect(line(table({ cities: ['siena'], others: { 1: patron } }))).toBe(
      'Ends at 8 cities (Anna: 3) or patronage rank 5 (Bruno: 3)',
    );
    expect(line(table(patron))).toBe('Ends at 8 cities (so far 2) or patronage rank 5 (Anna: 3)');
    const both = { rank: 1, others: { 1: { rank: 1 } } } as const;
    expect(line(table(both))).toBe('Ends at 8 cities (so far 2) or patronage rank 5 (so far 1)');
    expect(line(table({ ...both, cities: ['siena'] }))).toBe(
      'Ends at 8 cities (Anna: 3) or patronage rank 5 (so far 1)',
    );
    // As near by cities as by patronage: it is told by the cities.
    expect(line(table({ ...five, ...patron, rank: 2 }))).toBe(
      'Ends at 8 cities or patronage rank 5: Anna has 5 cities',
    );
    expect(line(table({ options: { yearLimit: 7 }, year: 6 }))).toBe('Year 6 of 7 at most');
    const eight = [...five.cities, 'spoleto', 'ancona', 'rome'] as const;
    expect(line(table({ cities: eight }))).toBe(
      'Anna has 8 cities: unless a city is lost, the game ends after this winter',
    );
    expect(line(table({ rank: 5, bonuses: ['columbus', 'prince'], bent: true }))).toBe(
      'Anna is on rank 5: the game ends after this winter',
    );
    const nearly = table({ bent: true });
    nearly.open.owner = nearly.open.owner.map((owner, city) => (owner === -1 && CITIES[city] !== 'siena' ? 1 : owner));
    expect(line(nearly)).toBe('Ends when no neutral city is left: 1 city to go');
  });

  test('V-10.1.2: the last year is announced with its cause', () => {
    const state = table({ season: 'winter', stack: winterOf(0, 5), bent: true });
    state.open.ending = 'cities';
    const ending = said.ending?.(seenBy(state));
    expect(say(ending?.line)).toBe('Last year: the game ends after this winter');
    expect(say(ending?.last)).toBe('A player controls 8 cities: the game ends after this winter.');
    state.open.palaces[1].cities = 8;
    expect(say(said.ending?.(seenBy(state)).last)).toBe('Bruno has 8 cities: the game ends after this winter');
    state.open.ending = 'patronage';
    state.open.palaces[2].rank = 5;
    expect(say(said.ending?.(seenBy(state)).last)).toBe('Carla is on rank 5: the game ends after this winter');
    expect(said.ending?.(seenBy(table())).last).toBeNull();
  });
});

const siena = cityNumber('siena');
const pisa = cityNumber('pisa');

describe('what happened', () => {
  const events: readonly Event[] = [
    { type: 'year', year: 3 },
    { type: 'moved', seat: 1, steps: 2, room: 3 },
    { type: 'collected', seat: 1, source: 12, card: -1, florins: 3 },
    { type: 'performed', seat: 1, action: 4, room: 3 },
    { type: 'marched', seat: 1, from: siena, to: pisa, ships: 0 },
    { type: 'collected', seat: 1, source: 13, card: -1, florins: 2 },
    { type: 'marched', seat: 1, from: siena, to: pisa, ships: 0 },
    { type: 'turnEnded', seat: 1 },
    { type: 'moved', seat: 2, steps: 1, room: 1 },
    { type: 'turnEnded', seat: 2 },
    { type: 'siege', seat: 1, city: pisa, defender: 0 },
    { type: 'captured', seat: 1, city: pisa, from: 0, strength: 3, cityStrength: 2, lost: 0 },
    { type: 'trophy', seat: 1, from: 0 },
    { type: 'lastYear', cause: 'cities' },
  ];
  const deeds = (seat: number | null) => said.deeds?.(events, seat).map(say);

  test('the deeds of a seat, the same kind counted together', () => {
    expect(deeds(1)).toEqual([
      'collected 5 florins',
      'moved 2 troops to Pisa',
      'captured Pisa from Anna',
      'took a trophy',
    ]);
    expect(deeds(2)).toEqual(['took no action']);
    expect(deeds(0)).toEqual([]);
    expect(deeds(null)).toEqual(['Year 3 began', 'The last year was announced']);
    const discarded = (card: number): Event => ({ type: 'discarded', seat: 1, card, space: 0 });
    expect(said.deeds?.([discarded(16)], 1).map(say)).toEqual(['discarded Banker']);
    expect(said.deeds?.([discarded(16), discarded(15)], 1).map(say)).toEqual(['discarded 2 courtiers']);
  });

  test('a siege and an attack on me are moments', () => {
    const moments = (seat: number | null) =>
      events.flatMap((event) => {
        const moment = say(said.moment?.(event, seat));
        return moment === null ? [] : [moment];
      });
    expect(moments(0)).toEqual(['Pisa: your city is under siege', 'Pisa: you lose your city']);
    expect(moments(2)).toEqual(['Siege of Pisa']);
    const spy: Event = { type: 'agentPlaced', seat: 1, place: roomPlace(0, 2) };
    expect([0, 1, 2].map((seat) => say(said.moment?.(spy, seat)))).toEqual([
      'An enemy agent in your palace',
      null,
      null,
    ]);
    const taken: Event = { type: 'allied', seat: 1, power: 0, former: 2 };
    expect(say(said.moment?.(taken, 2))).toBe('Kingdom of France: you lose your alliance');
    const struck = [...events, spy, taken].map((event) => [event.type, said.attacked?.(event) ?? null]);
    expect(struck.filter(([, seat]) => seat !== null)).toEqual([
      ['siege', 0],
      ['captured', 0],
      ['agentPlaced', 0],
      ['allied', 2],
    ]);
    expect(said.attacked?.({ ...spy, seat: 0 })).toBeNull(); // one's own palace
    expect(said.attacked?.({ type: 'siege', seat: 1, city: cityNumber('pisa'), defender: NONE })).toBeNull();
  });
});

describe('choosing with few clicks', () => {
  const allowed = (state: State): readonly Choice[] => explained(virtu, state, 0).allowed;

  test('V-5.4.5: all florins are collected at once, where the question goes on whatever is collected', () => {
    const state = table({ cards: { L1: 'banker' }, marker: 3 });
    const [all] = said.together?.(seenBy(state), 0, allowed(state)) ?? [];
    expect(say(all?.says)).toBe('Collect everything: 9 florins'); // Florence 4, Pisa 2, the banker 3
    expect(all?.choices.length).toBe(3);
    expect(said.together?.(seenBy(state), 0, [PERFORM, END])).toEqual([]);
  });

  test('V-6.6.2: ending the turn before an action that can be performed wastes it', () => {
    const wastes = (state: State, choice: Choice) => say(said.wastes?.(seenBy(state), 0, choice));
    const able = table({ cards: { action0: 'lorenzo-de-medici' }, treasury: 5 });
    expect(wastes(able, END)).toBe('You have not performed your action: Patronize.');
    expect(wastes(able, PERFORM)).toBeNull();
    expect(wastes(table({ treasury: 0, exhausted: ['florence', 'pisa'] }), END)).toBeNull();
    const acted = table({ bent: true });
    acted.open.stack = springTurn(acted, 0).map((frame) => (frame.step === 'turn' ? { ...frame, acted: true } : frame));
    expect(wastes(acted, END)).toBeNull();
    const governing = table({ bent: true });
    governing.open.stack = [{ step: 'govern', seat: 0, symbols: 2, half: false, from: 0, effects: 1 }];
    expect(wastes(governing, DONE)).toBe('You still have 2 symbols to use.');
    const marching = table({ bent: true });
    marching.open.stack = [{ step: 'war', seat: 0, effects: 1 }];
    expect(wastes(marching, DONE)).toBeNull();
    marching.open.pool[3] = 2;
    expect(wastes(marching, DONE)).toBe('What you have already used would be lost: 2 cavalry.');
  });

  test('what ends a turn or an answer closes, and nothing else does', () => {
    const closing = [DONE, END, PASS, GIVE_UP].map((choice) => said.closes?.(choice));
    expect(closing).toEqual([true, true, true, true]);
    expect([PERFORM, REQUEST_CROWN, REQUEST_FLORINS].map((choice) => said.closes?.(choice))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('V-6.6.2: what collects florins can end the turn, once the action was performed', () => {
    const ends = (acted: boolean, ...choices: readonly Choice[]) => {
      const state = table({ bent: true });
      state.open.stack = springTurn(state, 0).map((frame) => (frame.step === 'turn' ? { ...frame, acted } : frame));
      return said.endAfter?.(seenBy(state), 0, choices);
    };
    expect(ends(true, collects('florence'))).toBe(END);
    expect(ends(true, collects('florence'), collects('pisa'))).toBe(END);
    expect(ends(true, END)).toBeNull();
    expect(ends(false, collects('florence'))).toBeNull();
  });

  test('V-6.3.1 an indulgence is never requested unasked', () => {
    expect([REQUEST_CROWN, REQUEST_FLORINS, DONE].map((choice) => said.isCostly?.(choice))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('V-6.6.1: a room is entered and its action performed at once, unless something else is in question', () => {
    const way = { type: 'steps', steps: 1, florins: false } as const;
    const visit = (state: State) => visitOf(virtu.tables, state, 0, way);
    const govern = { marker: 0, stack: movingMarker(0), exhausted: ['florence'] } as const;
    expect(visit(table(govern))).toEqual([way, PERFORM]); // Govern prints a crown, and Florence can be refreshed
    expect(visit(table({ ...govern, exhausted: [] }))).toEqual([way]); // nothing to refresh
    const covered = table({ ...govern, indulgences: [1], cards: { L1: 'bishop' } });
    expect(visit(covered)).toEqual([way]); // it could be lifted
    const state = table(govern);
    const before = structuredClone(state);
    visit(state);
    expect(state).toEqual(before);
  });

  test('V-6.4: the marker’s room is uncovered and its action performed at once, unless something else is in question', () => {
    const lift = (room = 1) => ({ type: 'lift', room, symbol: 'cross' }) as const;
    const covered = { marker: 1, exhausted: ['florence'], indulgences: [1], cards: { L1: 'bishop' } } as const;
    const turnIn = (situation: Situation) => {
      const state = table(situation);
      state.open.stack = springTurn(state, 0, [0, 1]);
      return state;
    };
    const uncover = (situation: Situation, room = 1) => visitOf(virtu.tables, turnIn(situation), 0, lift(room));
    expect(uncover(covered)).toEqual([lift(), PERFORM]);
    expect(uncover({ ...covered, exhausted: [] })).toEqual([lift()]); // nothing to refresh
    expect(uncover({ ...covered, indulgences: [0] }, 0)).toEqual([lift(0)]); // another room than the marker's
    const either = { ...covered, cards: { L1: 'bishop', R1: 'bishop' } } as const;
    const paid = uncover(either);
    expect(paid.map(({ type }) => type)).toEqual(['lift', 'use', 'perform']); // as suggested
    expect(uncover({ ...either, indulgences: [0] }, 0).map(({ type }) => type)).toEqual(['lift', 'use']);
    const now = turnIn(either);
    does(now, 0, ...paid);
    expect(now.open.palaces[0].indulgence).not.toContain(true);
    const two = { ...covered, indulgences: [0, 1], cards: { L1: 'bishop', R1: 'consigliere' } } as const;
    expect(uncover(two)).toEqual([lift()]); // crowns could lift the other
    const state = turnIn(covered);
    const before = structuredClone(state);
    visitOf(virtu.tables, state, 0, lift());
    expect(state).toEqual(before);
  });
});

test('V-3.2.1: pointing at a dynasty tells what is particular about it; cards, tiles and cities tell what they show', () => {
  const says = (id: string) =>
    said
      .topics(3)
      .find((topic) => topic.id === id)
      ?.says.map(say);
  expect(says('dynasty:naples')).toEqual([
    'House of Aragon: starting cities Naples and Palermo, 3 agents at the start.',
    'Lords of the south: one more agent, strong in Annex and Wage War.',
  ]);
  expect(says('card:cardinal')).toContain('Costs 4 florins and 1 cross. Copies in the box: 5.');
  const bare = said
    .topics()
    .filter(({ id, says: told }) => /^(card|tile|bonus|power|city):/.test(id) && told.length === 0);
  expect(bare).toEqual([]);
});

describe('V-8.3 odds before an attack', () => {
  test('what is known of both sides, and whether it can be enough', () => {
    const state = table({
      warTokens: 2,
      troops: { florence: 2 },
      cards: { L1: 'admiral' },
      treasury: 1,
      others: { 1: { cards: { L1: 'condottiere' }, treasury: 0, exhausted: ['venice', 'verona'] } },
    });
    const odds = (city: 'venice' | 'ferrara', coming: number) =>
      oddsOf(virtu.tables, state, 0, cityNumber(city), coming);
    // A neutral city of value 1 declares nothing; two tokens and the admiral for a florin are at hand.
    expect(odds('ferrara', 2)).toEqual({ attack: 2, defence: 1, attackMore: 3, defenceMore: 0, defender: -1 });
    expect(verdictOf(odds('ferrara', 2))).toBe('sure');
    expect(verdictOf(odds('ferrara', 1))).toBe('open');
    // Venice: value 4 and a troop; its condottiere costs a florin that nobody has.
    expect(odds('venice', 1)).toEqual({ attack: 1, defence: 5, attackMore: 3, defenceMore: 0, defender: 1 });
    expect(verdictOf(odds('venice', 1))).toBe('hopeless');
    expect(verdictOf(odds('venice', 3))).toBe('open');
    state.open.palaces[1].treasury = 1;
    expect(odds('venice', 3).defenceMore).toBe(1);
  });
});

/** Everything of it that whole games and rare events come to say. */
function glances(): Message[] {
  const messages = new Messages();
  const choose = lively<Choice>(['end', 'done', 'pass', 'lose', 'giveUp', 'discard']);
  for (const [seats, options] of [
    [3, { yearLimit: 7 }],
    [4, { firstPlayer: 'chosen', yearLimit: 8 }],
  ] as const) {
    const random = seeded(`glance ${seats}`);
    const match = new Match(virtu, { seats, options, seed: `glance ${seats}` });
    while (!match.over) {
      const [seat] = match.asked();
      const seen = match.view(seat);
      const { allowed, barred } = match.offers(seat);
      const ending = said.ending?.(seen);
      messages.add(ending?.line, ending?.last);
      for (const { says } of said.standing?.(seen, seat).counts ?? []) messages.add(says);
      for (const choice of [...allowed, ...barred.map((bar) => bar.choice)]) messages.add(said.heading?.(choice));
      for (const choice of allowed) messages.add(said.wastes?.(seen, seat, choice));
      for (const { says, choices } of said.together?.(seen, seat, allowed) ?? []) {
        messages.add(says);
        expect(choices.length).toBeGreaterThan(1);
        const copy = virtu.clone(match.state);
        for (const choice of choices) expect(play(virtu, copy, seat, choice)).toMatchObject({ ok: true });
      }
      match.play(seat, choose(random, allowed));
    }
    messages.add(said.ending?.(match.view(null)).line);
    const events = match.log(null);
    for (const seat of [null, ...Array.from({ length: seats }, (_, at) => at)]) {
      messages.add(...(said.deeds?.(events, seat) ?? []));
      for (const event of events) messages.add(said.moment?.(event, seat), ...(said.deeds?.([event], seat) ?? []));
      // Whoever is attacked can be told what happens.
      for (const event of events.filter((one) => seat !== null && said.attacked?.(one) === seat))
        expect(said.moment?.(event, seat)).not.toBeNull();
    }
  }
  for (const event of RARE)
    for (const seat of [0, 1, 2]) {
      messages.add(...(said.deeds?.([event], seat) ?? []), said.moment?.(event, seat));
    }
  return messages.all();
}

const RARE: readonly Event[] = [
  { type: 'traded', seat: 0, ships: 2, florins: 4 },
  { type: 'gaveUp', seat: 0, city: pisa },
  { type: 'drawnBattle', city: pisa, seat: 0, opponent: 1, strength: 3 },
  {
    type: 'battled',
    city: pisa,
    winner: 0,
    loser: 1,
    winnerStrength: 4,
    loserStrength: 2,
    winnerLost: 2,
    loserLost: 2,
  },
  { type: 'agentPlaced', seat: 0, place: powerPlace(1) },
  { type: 'allied', seat: 0, power: 1, former: 1 },
  { type: 'captured', seat: 0, city: pisa, from: 1, strength: 4, cityStrength: 3, lost: 1 },
];

testSaid(texts, glances());
