/** V-2: what there is, and what happens when none is left. */
import { asked, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  agent,
  annex,
  DONE,
  discard,
  PERFORM,
  REQUEST_CROWN,
  REQUEST_FLORINS,
  recruit,
  tokens,
  want,
} from '../src/choices.js';
import { CHARACTERS, type CharacterId, CITIES, TILES, type TileId } from '../src/data/index.js';
import { type State, virtu } from '../src/index.js';
import { FIRST_TILE_ITEM } from '../src/tables.js';
import {
  beforeSieges,
  type CardName,
  cityNumber,
  collects,
  does,
  may,
  placeOf,
  refused,
  type Situation,
  type Slot,
  settle,
  slotNumber,
  table,
  treasury,
  troopsAt,
  winterOf,
} from './table.js';

const wantCharacter = (id: CharacterId) => want(CHARACTERS.indexOf(id));
const wantTile = (id: TileId) => want(FIRST_TILE_ITEM + TILES.indexOf(id));

/** Seat 0 in the middle of its winter: 2 purchase, 3 recruit. */
function inWinter(stage: 2 | 3, situation: Situation): State {
  const state = table({ season: 'winter', stack: winterOf(0, stage), ...situation });
  settle(virtu, state, null);
  return state;
}

/** The same card in every given slot. */
const copies = (card: CardName, ...slots: readonly Slot[]): Partial<Record<Slot, CardName>> =>
  Object.fromEntries(slots.map((slot) => [slot, card]));

const onMap = (state: State, seat: number) => CITIES.reduce((sum, city) => sum + troopsAt(state, seat, city), 0);

describe('V-2 supplies', () => {
  test('V-2.1: the bank never runs out of florins, whatever the number of coins', () => {
    const state = table({ treasury: 105, others: { 1: { treasury: 105 }, 2: { treasury: 105 } } });
    does(state, 0, collects('florence'), REQUEST_FLORINS);
    expect(treasury(state, 0)).toBe(105 + 4 + 3);
  });

  test('V-2.2: a player has exactly 6 troops', () => {
    const state = inWinter(3, { treasury: 9, troops: { florence: 4, pisa: 1 } });
    does(state, 0, recruit(cityNumber('pisa')));
    expect(onMap(state, 0)).toBe(6);
    expect(may(state, 0).filter(({ type }) => type === 'recruit')).toEqual([]);
  });

  test('V-2.2: a troop that is lost goes to the reserve and can be recruited again', () => {
    const state = table({ treasury: 9, troops: { florence: 5, siena: 1 }, stack: beforeSieges() });
    settle(virtu, state, null);
    expect(onMap(state, 0)).toBe(5);
    while (!may(state, 0).some(({ type }) => type === 'recruit')) does(state, 0, suggest(virtu, state, 0));
    does(state, 0, recruit(cityNumber('florence')));
    expect(onMap(state, 0)).toBe(6);
  });

  test('V-2.3: only agents in hand can be placed', () => {
    const places = { siena: 0, ravenna: 0 } as const;
    const state = table({ marker: 3, cards: { upgrade3: 'consigliere', action3: 'assassin' }, agents: places });
    expect(state.open.palaces[0]).toMatchObject({ agents: 0, lockedAgents: 3 });
    does(state, 0, PERFORM);
    expect(refused(state, 0, agent(placeOf('rome')))).toMatchObject({ reason: 'barred', rule: 'V-2.3' });
  });

  test.each([
    [4, 5],
    [5, 5],
  ])('V-2.3: with %i earned agents another card with an agent makes them %i', (earnedAgents, after) => {
    const state = inWinter(2, { earnedAgents, treasury: 4 });
    does(state, 0, wantCharacter('podesta'), DONE);
    while (state.open.stack.some(({ step }) => step === 'install')) does(state, 0, suggest(virtu, state, 0));
    expect(state.open.palaces[0].agents).toBe(after);
    expect(state.open.palaces[0].lockedAgents).toBe(5 - after);
  });

  test('V-2.4: without war tokens in the supply none can be taken', () => {
    const situation = { marker: 4, treasury: 5, cards: { action4: 'condottiere' } } as const;
    const some = table({ ...situation, others: { 1: { warTokens: 10 } } });
    does(some, 0, PERFORM, tokens(0, 1));
    expect(some.open.palaces[0].warTokens).toBe(1);
    const none = table({ ...situation, others: { 1: { warTokens: 6 }, 2: { warTokens: 5 } } });
    does(none, 0, PERFORM);
    expect(refused(none, 0, tokens(0, 1))).toMatchObject({ reason: 'barred', rule: 'V-2.4' });
  });

  test('V-2.5: without an indulgence card nobody can request one, in spring or in winter', () => {
    const rooms = [0, 1, 2, 3, 4];
    const marker = 0;
    const others = { 1: { indulgences: rooms }, 2: { indulgences: rooms } };
    const spring = table({ marker, cards: { action0: 'lorenzo-de-medici' }, others });
    for (const choice of [REQUEST_FLORINS, REQUEST_CROWN])
      expect(refused(spring, 0, choice)).toMatchObject({ reason: 'barred', rule: 'V-2.5' });
    const winter = inWinter(2, { marker, others, treasury: 9 });
    expect(refused(winter, 0, REQUEST_FLORINS)).toMatchObject({ reason: 'barred', rule: 'V-2.5' });
    const one = table({ marker, others: { ...others, 2: { indulgences: [1, 2, 3, 4] } } });
    expect(may(one, 0)).toContainEqual(REQUEST_FLORINS);
  });

  test('V-2.6: what is not in the supply cannot be bought', () => {
    const titles = ['kingdom', 'guild'] as const;
    const state = inWinter(2, {
      seats: 5,
      treasury: 30,
      cities: ['siena'],
      others: {
        1: { cards: copies('merchant', 'L1', 'R1', 'R2'), tiles: titles },
        2: { cards: copies('merchant', 'L1', 'R1'), tiles: titles },
        3: { tiles: ['republic', 'cathedral:milan', 'cathedral:genoa', 'guild'] },
        4: { tiles: ['republic', 'cathedral:rome', 'guild'] },
      },
    });
    for (const choice of [wantCharacter('merchant'), wantTile('kingdom'), wantTile('republic')])
      expect(refused(state, 0, choice)).toMatchObject({ reason: 'barred', rule: 'V-2.6' });
    expect(may(state, 0)).toContainEqual(wantCharacter('banker'));
    expect(may(state, 0)).toContainEqual(wantTile('guild')); // the fifth
  });

  test('V-2.6: there are five cathedrals', () => {
    const state = inWinter(2, {
      seats: 5,
      treasury: 30,
      cards: { L1: 'cardinal' },
      others: {
        1: { tiles: ['cathedral:venice'] },
        2: { tiles: ['cathedral:naples', 'cathedral:palermo'] },
        3: { tiles: ['cathedral:milan', 'cathedral:genoa'] },
      },
    });
    expect(refused(state, 0, wantTile('cathedral'))).toMatchObject({ reason: 'barred', rule: 'V-2.6' });
  });

  test('V-2.6: a discarded character goes back to its pile and can be bought again', () => {
    const state = inWinter(2, {
      treasury: 30,
      cards: copies('merchant', 'L1', 'R1'),
      others: { 1: { cards: copies('merchant', 'L1', 'R1', 'R2') } },
    });
    expect(refused(state, 0, wantCharacter('merchant'))).toMatchObject({ rule: 'V-2.6' });
    does(state, 0, discard(slotNumber('R1')));
    expect(state.open.characters[CHARACTERS.indexOf('merchant')]).toBe(1);
    expect(may(state, 0)).toContainEqual(wantCharacter('merchant'));
  });

  test('V-2.7: control discs never limit play', () => {
    const cities = CITIES.filter((_, city) => table({ seats: 4 }).open.owner[city] === -1);
    const [parma, ...all] = cities.toSorted((one, other) => Number(other === 'parma') - Number(one === 'parma'));
    const state = table({
      seats: 4,
      marker: 2,
      cards: { action2: 'giuliano-de-medici' },
      cities: all,
      allies: { france: 0, ottoman: 0, empire: 0 },
    });
    expect(state.open.palaces[0].cities).toBe(21);
    does(state, 0, PERFORM, annex(cityNumber(parma)));
    while (state.open.palaces[0].cities < 22) does(state, 0, suggest(virtu, state, asked(virtu, state)[0]));
    expect(state.open.owner[cityNumber('parma')]).toBe(0);
  });
});
