/** Volgare points and the winner: worked examples. */
import { describe, expect, test } from 'vitest';
import type { DialectId } from '../../src/data/index.js';
import { vulgari } from '../../src/index.js';
import { atElection, gives, lastRound, runsFor } from '../elections.js';
import { type Belongings, behind, type CardName, does, points, type Situation } from '../table.js';

const counted = (category: Parameters<typeof points>[1], situation: Situation) =>
  points(lastRound(situation), category);
const dialects = (...manuscripts: readonly CardName[]) => counted('dialects', { manuscripts })?.[0];

describe('points', () => {
  test('G-19: latin, florentine, sicilian, oc and a level 4 of oil and florentine are five dialects', () => {
    expect(dialects('latin 1', 'florentine 1', 'sicilian 2', 'oc 3', 'oil/florentine 4')).toBe(5);
  });

  test('G-78: without oc there is no bonus, and four cards never give it', () => {
    expect(dialects('oil 1', 'latin 1', 'florentine 1', 'sicilian 1', 'oil/latin 4')).toBe(0);
    expect(dialects('oil 1', 'latin 1', 'florentine 1', 'sicilian/oc 4')).toBe(0);
    expect(dialects('oil/latin 4', 'latin/florentine 4', 'florentine/sicilian 4', 'sicilian/oc 4')).toBe(0);
  });

  test.each([
    [3, 0],
    [4, 4],
    [9, 5],
    [12, 6],
  ])('G-80: the leader of the Riddle on space %i has %i points', (riddle, awarded) => {
    expect(counted('riddle', { on: { riddle }, others: { 1: { on: { riddle: 2 } } } })).toEqual([awarded, 0, 0]);
  });

  test('G-81: a cardinal with as many ducats as a merchant and more knowledge has 3 points, the merchant none', () => {
    const cardinal = { person: 'zazza', ducats: 30, on: { knowledge: 20 } } as const;
    expect(counted('riches', { ducats: 30, on: { knowledge: 19 }, others: { 1: cardinal } })).toEqual([0, 3, 0]);
  });

  test('G-84: four scribes in front of the screen are worth nothing', () => {
    expect(counted('scribes', { scribes: 4 })).toEqual([0, 0, 0]);
  });

  test('G-85: of two players with 45 points on the same space of knowledge the lower disc wins', () => {
    const all = (dialect: DialectId): CardName[] => [1, 2, 3].flatMap((level) => repeated(`${dialect} ${level}`));
    const repeated = (card: string) => [card, card, card] as CardName[];
    const library = (...dialects: readonly [DialectId, DialectId]): Belongings => ({
      manuscripts: [...dialects.flatMap(all), `${dialects[0]}/${dialects[1]} 4`],
      libraryCards: [4],
      cubes: { scribe: 1 },
      ducats: 0,
      on: { knowledge: 50 },
    });
    const [mine, theirs] = [library('oil', 'latin'), library('sicilian', 'oc')];
    for (const pile of [
      [0, 1],
      [1, 0],
    ]) {
      const state = lastRound({ seats: 2, ...mine, others: { 1: theirs }, piles: { knowledge: pile } });
      const result = vulgari.result(state);
      expect(result.points).toEqual([45, 45]);
      expect([result.places[pile[0]], result.places[pile[1]]]).toEqual([1, 2]);
    }
  });

  test('G-86: Shlasinger without an election has 4 points; Gigi elected monk 11 − 4', () => {
    const state = atElection({
      person: 'gigi',
      cubes: { politician: 3, abbess: 1 },
      others: { 1: { person: 'shlasinger' } },
    });
    does(state, 0, runsFor('benedictine'));
    expect([points(state, 'election'), points(state, 'cards')]).toEqual([
      [11, 0, 0],
      [-4, 4, 0],
    ]);
  });
});

describe('the worked example of a score', () => {
  const [RED, YELLOW, GREY] = [0, 1, 2];
  // Its seven politicians are more than three players have in the bag: a fourth one sits there and has nothing.
  const end = () =>
    atElection({
      seats: 4,
      person: 'lanzuisi',
      cubes: { politician: 4, noble: 2, abbess: 2 },
      libraryCards: [3],
      ducats: 20,
      on: { knowledge: 47, riddle: 2, canticle: 5 },
      manuscripts: ['latin 1', 'latin 2', 'oil 3', 'oil/latin 4', 'sicilian 2'],
      others: {
        [YELLOW]: {
          person: 'michel',
          cubes: { politician: 2, noble: 1, abbess: 2, scribe: 3 },
          ducats: 20,
          on: { knowledge: 47, canticle: 5 },
          manuscripts: ['oil 1', 'latin 2', 'florentine 3', 'sicilian 2', 'oil/oc 4'],
        },
        [GREY]: {
          cubes: { politician: 1, noble: 1, abbess: 2, scribe: 1 },
          scribes: 2,
          libraryCards: [4],
          ducats: 75,
          on: { knowledge: 30, riddle: 8, canticle: 1 },
          manuscripts: ['oc 1', 'oc 1', 'florentine 2', 'florentine 3'],
        },
        3: { ducats: 0 },
      },
      piles: { knowledge: [RED, YELLOW, GREY, 3], canticle: [YELLOW, RED, GREY, 3] },
    });

  test('D-22.1 to D-22.9, D-23.1: yellow wins with 43 points against 37 and 34', () => {
    const state = end();
    does(state, RED, runsFor('pope'));
    does(state, YELLOW, runsFor('benedictine'));
    does(state, GREY, runsFor('banker'));
    expect([behind(state, RED), behind(state, YELLOW), behind(state, GREY)]).toEqual([
      { abbess: 1 },
      { abbess: 1, scribe: 3 },
      { scribe: 1 },
    ]);
    expect(vulgari.result(state)).toEqual({
      places: [2, 1, 3, 4],
      points: [37, 43, 34, 0],
      sheet: [
        { category: 'election', points: [22, 11, 6, 0] },
        { category: 'votes', points: [0, 3, 0, 0] },
        { category: 'scribes', points: [0, 3, 1, 0] },
        { category: 'library', points: [3, 0, 4, 0] },
        { category: 'riches', points: [0, 0, 7, 0] },
        { category: 'riddle', points: [0, 0, 5, 0] },
        { category: 'canticle', points: [0, 9, 4, 0] },
        { category: 'manuscripts', points: [12, 12, 7, 0] },
        { category: 'dialects', points: [0, 5, 0, 0] },
        { category: 'cards', points: [0, 0, 0, 0] },
      ],
    });
  });

  test('D-21.3, D-22.1: as camerlengo red would have had 38 and yellow 40', () => {
    const state = end();
    does(state, RED, runsFor('camerlengo'), gives(2, 2, 1));
    does(state, YELLOW, runsFor('benedictine'));
    does(state, GREY, runsFor('banker'));
    expect(vulgari.result(state).points.slice(0, 2)).toEqual([38, 40]);
  });
});
