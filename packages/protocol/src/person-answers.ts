/** What a server tells of people, as schemas. */
import { z } from 'zod';
import {
  type GameRating,
  type GameResults,
  type HeadToHead,
  type MetPeople,
  type MetPerson,
  type PersonGame,
  type PersonGames,
  type PersonPage,
  type SeatRating,
  type ShownRating,
  type TableRating,
  UNRATED_REASONS,
} from './person-types.js';
import { tableSummary } from './table-answers.js';
import { count, seat, time, told } from './told.js';

const points = z.number().int().describe('a new rating is 1500; 200 more finish ahead about three times in four');
const uncertainty = count.describe('two people in three are within so many points of their true strength');
const shownRating = told<ShownRating>()({ points, uncertainty });
const next = z.string().nullable().describe('where the next page begins; null if this is the last');
const unrated = z.enum(UNRATED_REASONS).nullable().describe('why it changed no rating; null if it was rated');

const gameRating = told<GameRating>()({ game: z.string(), points, uncertainty, games: count });

const gameResults = told<GameResults>()({
  game: z.string(),
  seats: count,
  withBots: z.boolean(),
  games: count,
  places: z.array(count).describe('how often they were first, second and so on'),
  wins: z.number().describe('first places, of which a shared one counts in parts; a fair share is `games / seats`'),
});

const headToHead = {
  games: count,
  ahead: count.describe('how often the person of the page finished ahead of the other'),
  behind: count,
  level: count,
};

export const personPage = told<PersonPage>()({
  id: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  ratings: z.array(gameRating),
  results: z.array(gameResults),
  againstMe: told<HeadToHead>()(headToHead).nullable().describe('null on your own page'),
});

export const metPeople = told<MetPeople>()({
  people: z.array(told<MetPerson>()({ id: z.string(), name: z.string(), ...headToHead })),
  next,
});

const change = { before: shownRating, after: shownRating };

const personGame = told<PersonGame>()({
  table: tableSummary,
  ended: time,
  place: count.describe('whoever left comes after all who stayed'),
  unrated,
  change: z.looseObject(change).nullable(),
  canReplay: z.boolean(),
});

export const personGames = told<PersonGames>()({ games: z.array(personGame), next });

export const tableRating = told<TableRating>()({
  unrated,
  seats: z.array(told<SeatRating>()({ seat, ...change })),
});
