import { gameById } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import { Match, view } from '@bottega/kernel';
import { keptOf, type Player } from '@bottega/table';
import { describe, expect, test } from 'vitest';
import { playersOf, roundOf, turnOf, verdictOf } from '../src/shell/my-games/game-state';
import { summaryOf } from '../src/table/local/summary';
import { onlyPerson } from '../src/table/only-person';
import type { Listed, Summary } from '../src/table/table';
import { loadPageText } from '../src/text';

const ALONE: readonly Player[] = [
  { name: 'Anna', bot: null },
  { name: 'Bruno', bot: 'apprendista' },
  { name: 'Carla', bot: 'apprendista' },
];
const TOGETHER = ALONE.map(({ name }) => ({ name, bot: null }));

/** A game as it is kept, after so many suggested choices or at its end. */
async function kept(id: string, choices: number) {
  const { game, words } = await gameById(id).load();
  const match = new Match(game, { seats: 3, options: {}, seed: 'my games' });
  for (let made = 0; made < choices && !match.over; made++) {
    const [seat] = match.asked();
    match.play(seat, match.suggest(seat));
  }
  const entry = keptOf({ match, players: ALONE, seating: 'asSat', history: [], change: null });
  return { entry, match, game, words };
}

describe('how a stored game stands', () => {
  test.each(['principato', 'virtu', 'vulgari'])(
    'in %s: its round and who is asked, as everybody sees it',
    async (id) => {
      const { entry, match, words } = await kept(id, 12);
      expect(await summaryOf(entry)).toEqual({
        round: words.round?.(view(match.state, null)),
        asked: match.asked(),
        result: null,
      });
      // A copy that went through the storage says the same.
      expect(await summaryOf(JSON.parse(JSON.stringify(entry)))).toEqual(await summaryOf(entry));
    },
  );

  test('a finished game: places and points, and nothing else', async () => {
    const { entry, match, game } = await kept('principato', Number.POSITIVE_INFINITY);
    const { places, points } = game.result(match.state);
    expect(await summaryOf(entry)).toEqual({ round: null, asked: [], result: { places, points } });
  });

  test('what cannot be told is left out', async () => {
    const { entry } = await kept('principato', 3);
    const { snapshot, ...older } = entry;
    for (const value of [undefined, 7, {}, older, { ...entry, snapshot: { ...snapshot, state: { open: {} } } }]) {
      expect(await summaryOf(value)).toBe(null);
    }
  });
});

describe('a row of the list of games', () => {
  const row = (players: readonly Player[], summary: Summary | null): Listed => ({
    id: 'a',
    game: 'principato',
    players,
    over: summary?.result != null,
    summary,
    updated: null,
    fault: null,
  });
  const running = (asked: number[]): Summary => ({
    round: { key: 'round', values: { year: 2, round: 3 } },
    asked,
    result: null,
  });
  const ended = (...places: number[]): Summary => ({
    round: null,
    asked: [],
    result: { places, points: places.map((place) => 40 - place) },
  });

  test('a running game: the round in the game’s words, and whose turn it is', async () => {
    const page = await loadPageText('en');
    const text = await loadText('principato', 'en');
    expect(roundOf(row(ALONE, running([0])), text, page)).toBe('Year 2, round 3');
    expect(roundOf(row(ALONE, running([0])), null, page)).toBe(null);
    const unknown = { ...running([0]), round: { key: 'epoch', values: {} } };
    expect(roundOf(row(ALONE, unknown), text, page)).toBe(null);
    expect(turnOf(row(ALONE, running([0])), page)).toBe('Your turn');
    expect(turnOf(row(ALONE, running([1])), page)).toBe('Bruno’s turn');
    expect(turnOf(row(TOGETHER, running([0, 2])), page)).toBe('Anna and Carla’s turn');
    expect(turnOf(row(ALONE, null), page)).toBe(null);
  });

  test('a finished game: who won, and everybody’s points from the first place down', async () => {
    const page = await loadPageText('en');
    expect(verdictOf(row(ALONE, ended(1, 3, 2)), page)).toBe('You won');
    expect(verdictOf(row(TOGETHER, ended(1, 3, 2)), page)).toBe('Anna won');
    expect(verdictOf(row(ALONE, ended(2, 3, 1)), page)).toBe('Carla won');
    expect(verdictOf(row(ALONE, ended(1, 3, 1)), page)).toBe('Shared victory: Anna and Carla');
    expect(playersOf(row(ALONE, ended(2, 3, 1)), page)).toBe('Carla 39, Anna 38, and Bruno 37');
    expect(playersOf(row(ALONE, null), page)).toBe('Anna, Bruno, and Carla');
    expect(verdictOf(row(ALONE, null), page)).toBe(null);
  });

  test('“you” is the one person before the screen', () => {
    expect(onlyPerson(ALONE)).toBe(0);
    expect(onlyPerson(TOGETHER)).toBe(null);
    expect(onlyPerson(ALONE.map((player) => ({ ...player, bot: 'apprendista' })))).toBe(null);
    expect(onlyPerson([{ name: 'Anna', bot: null, substitute: 'apprendista' }, TOGETHER[1]])).toBe(1);
  });
});
