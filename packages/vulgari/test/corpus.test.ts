import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, replay, verify } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, vulgari } from '../src/index.js';

/** Games played under rules version 2; after a change of a rule: `node scripts/record-games.mjs vulgari`. */
const folder = new URL('./corpus/', import.meta.url);
/** How they were played, and what each of them is there for. */
const setups: { name: string; seats: number; shows: string[] }[] = JSON.parse(
  readFileSync(new URL('./recorded.json', import.meta.url), 'utf8'),
);

function recorded(name: string): GameRecord<Choice> {
  return parseRecord(vulgari, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}

describe('recorded games replay to the last bit', () => {
  test.each(setups)('$name', ({ name, seats }) => {
    const record = recorded(name);
    expect(record.seats).toBe(seats);
    expect(verify(vulgari, record)).toMatchObject({ ok: true, over: true });
  });

  test.each(setups)('$name shows $shows', ({ name, shows }) => {
    const told = new Set<string>();
    replay(vulgari, recorded(name), undefined, (event) => told.add(event.type));
    expect(shows.filter((type) => !told.has(type))).toEqual([]);
  });

  test('there are no others', () => {
    expect(readdirSync(folder).sort()).toEqual(setups.map(({ name }) => `${name}.json`).sort());
  });
});
