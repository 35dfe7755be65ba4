/** Rooms and lists: how tables are set and how they stand, in words and in order. */
import { LANGUAGES } from '@bottega/kernel/text';
import type { Clock, Place, TableSummary } from '@bottega/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLOCK_CHOICES, choiceOf, clockOf, withCurrent } from '../src/shell/friends/settings/clock-choices';
import { settingsLine } from '../src/shell/friends/settings/settings-line';
import { inOrder } from '../src/shell/my-games/in-order';
import { sinceOf, standingOf } from '../src/shell/online/online-state';
import type { Listed } from '../src/table/table';
import { loadPageText, loadTextPart } from '../src/text';
import { agoIn, durationIn } from '../src/ui/time-words';

const NOW = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const place = (at: number, name: string | null, more: Partial<Place> = {}): Place => ({
  place: at,
  name,
  bot: null,
  person: null,
  isHost: at === 0,
  isMe: false,
  seat: null,
  heldFor: null,
  isHeldForMe: false,
  before: null,
  ...more,
});

const TABLE: TableSummary = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  game: 'principato',
  status: 'waiting',
  isOpen: false,
  isHost: true,
  places: [place(0, 'Anna', { isMe: true }), place(1, 'Bruno'), place(2, null)],
  seating: 'asSat',
  options: {},
  hasOwnData: false,
  spectators: 'public',
  clock: { kind: 'none' },
  night: null,
  created: NOW - 3 * DAY,
  updated: NOW - 2 * HOUR,
  asked: [],
  isMyTurn: false,
  standing: 'running',
  unread: 0,
  secretHash: '',
  seedHash: null,
  shuffle: null,
  result: null,
  rematch: null,
  branch: null,
  brought: null,
};
/** Seats were drawn: Anna sits in the last. */
const SEATED = [
  place(0, 'Anna', { isMe: true, seat: 2 }),
  place(1, 'Bruno', { seat: 0 }),
  place(2, 'Carla', { seat: 1 }),
];
const PLAYED: TableSummary = { ...TABLE, status: 'playing', places: SEATED };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

beforeAll(() => loadTextPart('lobby'));

describe('how a table is set', () => {
  test('is one line, in every language', async () => {
    const clock: Clock = { kind: 'budget', seconds: 3_600, increment: 30 };
    const set: TableSummary = {
      ...TABLE,
      clock,
      isOpen: true,
      seating: 'drawn',
    };
    const lines = await Promise.all(
      LANGUAGES.map(async (language) => {
        const text = await loadPageText(language);
        return [settingsLine(TABLE, 0, text), settingsLine(set, 2, text)].map(plain);
      }),
    );
    expect(lines).toEqual([
      [
        '3 players · no clock · by link only · standard rules',
        '3 players · 1 hour each + 30 seconds per decision · open to everyone · 2 house rules · random seating',
      ],
      [
        '3 joueurs · sans pendule · avec le lien seulement · règles standard',
        '3 joueurs · 1 heure chacun + 30 secondes par décision · ouverte à tous · 2 règles maison · places tirées au sort',
      ],
      [
        '3 Spieler · ohne Uhr · nur mit Link · Standardregeln',
        '3 Spieler · je 1 Stunde + 30 Sekunden pro Entscheidung · offen für alle · 2 Hausregeln · Plätze ausgelost',
      ],
      [
        '3 hráči · bez hodin · jen s odkazem · základní pravidla',
        '3 hráči · 1 hodina na hráče + 30 sekund na rozhodnutí · otevřeno všem · 2 domácí pravidla · losovaná místa',
      ],
      [
        '3 giocatori · senza orologio · solo con il link · regole standard',
        '3 giocatori · 1 ora a testa + 30 secondi per decisione · aperto a tutti · 2 regole della casa · posti sorteggiati',
      ],
    ]);
  });

  test('every clock that can be chosen is known again, and a time from elsewhere can stay', () => {
    expect(CLOCK_CHOICES.map((choice) => choiceOf(clockOf(choice)))).toEqual([...CLOCK_CHOICES]);
    expect(withCurrent([60, 600], 90)).toEqual([60, 90, 600]);
    expect(withCurrent([60, 600], 60)).toEqual([60, 600]);
  });
});

describe('how a table stands', () => {
  test('whose turn it is, by seat and not by place, and since when', async () => {
    const text = await loadPageText('en');
    expect(standingOf({ ...PLAYED, asked: [0, 1] }, text)).toBe('Bruno and Carla’s turn');
    expect(standingOf({ ...PLAYED, asked: [2], isMyTurn: true }, text)).toBe('Your turn');
    expect(standingOf({ ...PLAYED, asked: [2], standing: 'paused' }, text)).toBe('paused');
    expect(sinceOf(PLAYED, text, NOW)).toBe('last move 2\u00a0hours ago');
    expect(sinceOf({ ...PLAYED, updated: NOW }, text, NOW)).toBe('last move just now');
    expect(sinceOf(TABLE, text, NOW)).toBe('opened 3\u00a0days ago');
  });

  test('who has won', async () => {
    const text = await loadPageText('en');
    const over = (places: number[]): TableSummary => ({
      ...PLAYED,
      status: 'over',
      result: { places, points: [1, 2, 3] },
    });
    expect(standingOf(over([2, 3, 1]), text)).toBe('You won');
    expect(standingOf(over([1, 2, 3]), text)).toBe('Bruno won');
    expect(standingOf(over([1, 1, 3]), text)).toBe('Shared victory: Bruno and Carla');
    expect(standingOf({ ...PLAYED, status: 'ended' }, text)).toBe('ended by agreement');
  });

  test('spans of time in the words of each language', () => {
    expect(LANGUAGES.map((language) => agoIn(language, NOW - DAY, NOW))).toEqual([
      'yesterday',
      'hier',
      'gestern',
      'včera',
      'ieri',
    ]);
    expect(LANGUAGES.map((language) => agoIn(language, NOW - 5 * HOUR, NOW)).map((ago) => plain(ago ?? ''))).toEqual([
      '5 hours ago',
      'il y a 5 heures',
      'vor 5 Stunden',
      'před 5 hodinami',
      '5 ore fa',
    ]);
    // Whose clock is behind sees nothing from the future.
    expect([agoIn('en', NOW - 59_000, NOW), agoIn('en', NOW + DAY, NOW)]).toEqual([null, null]);
    expect([90, 5_400, 86_400].map((seconds) => durationIn('en', seconds))).toEqual([
      '90 seconds',
      '90 minutes',
      '1 day',
    ]);
  });
});

test('one list: where others wait for one, what is being played, what is over', () => {
  const local = (id: string, updated: number | null, over = false): Listed => ({
    id,
    game: 'virtu',
    players: [],
    over,
    summary: null,
    updated,
    fault: null,
  });
  const table = (id: string, updated: number, more: Partial<TableSummary> = {}) => ({
    ...PLAYED,
    id,
    updated,
    ...more,
  });
  const lists = {
    running: [
      table('mine', NOW - DAY, { isMyTurn: true }),
      table('theirs', NOW - HOUR),
      { ...TABLE, id: 'waits', updated: 3 },
    ],
    finished: [table('over there', NOW, { status: 'over' })],
    open: null,
    error: null,
    hasOlder: false,
    read: async () => {},
    readOlder: async () => {},
  };
  const games = [local('new', NOW), local('old', null), local('over here', NOW - DAY, true)];
  expect(inOrder(games, lists).map(({ id }) => id)).toEqual([
    'mine',
    'new',
    'theirs',
    'waits',
    'old',
    'over there',
    'over here',
  ]);
  expect(inOrder(games, null).map(({ id }) => id)).toEqual(['new', 'old', 'over here']);
});
