/** Games that bots have played: those of today's rules replay to the last bit, and those of older rules are kept as they were. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Choice, type Game, type GameEvent, parseRecord, replay, type State, verify } from '@bottega/kernel';
import { parseOlderRecord, recordText } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';

/** How a game was played, and which events it is there for. */
interface Recorded {
  readonly name: string;
  readonly seats: number;
  readonly shows: readonly string[];
}

/**
 * Tests the games in `corpus/` of a test folder against `recorded.json` there. Each rules version has a folder of its own; when
 * `rules` has been raised, `node scripts/record-games.mjs <game>` fills the next one.
 */
export function testCorpus<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  tests: URL,
): void {
  const corpus = new URL('corpus/', tests);
  const today = new URL(`rules-${game.rules}/`, corpus);
  const setups: readonly Recorded[] = JSON.parse(readFileSync(new URL('recorded.json', tests), 'utf8'));
  const textOf = (file: string, folder: URL) => readFileSync(new URL(file, folder), 'utf8');
  const recorded = (name: string) => parseRecord(game, JSON.parse(textOf(`${name}.json`, today)));

  describe('recorded games replay to the last bit', () => {
    test.each(setups)('$name', ({ name, seats }) => {
      const record = recorded(name);
      expect(record.seats).toBe(seats);
      expect(verify(game, record)).toMatchObject({ ok: true, over: true });
      expect(textOf(`${name}.json`, today)).toBe(recordText(record));
    });

    test.each(setups)('$name shows $shows', ({ name, shows }) => {
      const told = new Set<string>();
      replay(game, recorded(name), undefined, (event) => told.add(event.type));
      expect(shows.filter((type) => !told.has(type))).toEqual([]);
    });

    test('there are no others', () => {
      expect(readdirSync(today).sort()).toEqual(setups.map(({ name }) => `${name}.json`).sort());
    });
  });

  describe('games of older rules are kept', () => {
    const versions = Array.from({ length: game.rules }, (_, before) => before + 1);

    test('each version has a folder, and there are no others', () => {
      expect(readdirSync(corpus).sort()).toEqual(versions.map((version) => `rules-${version}`).sort());
    });

    test.each(versions.slice(0, -1))('version %i', (version) => {
      const folder = new URL(`rules-${version}/`, corpus);
      const files = readdirSync(folder);
      expect(files).not.toEqual([]);
      for (const file of files) {
        const text = textOf(file, folder);
        const record = parseOlderRecord(game, JSON.parse(text));
        expect(record.rules, file).toBe(version);
        expect(record.digests, file).toHaveLength(record.choices.length + 1);
        expect(text, file).toBe(recordText(record));
      }
    });
  });
}
