/** How the seed of a game at a server came about, as its file tells it: made by everybody together, or the file is not true. */
import {
  type GameRecord,
  InputError,
  isFairSeed,
  SEATINGS,
  type ShuffleParts,
  seatPlayers,
  sha256Hex,
} from '@bottega/kernel';

/** What was checked, as sentences; none if the file says nothing about its shuffle. An InputError says what does not fit. */
export function checkShuffle(json: unknown, { seed, seats }: Pick<GameRecord, 'seed' | 'seats'>): string[] {
  const { shuffle, sat, seating } = json as Readonly<Record<string, unknown>>;
  if (shuffle === undefined) return [];
  const given = readShuffle(shuffle);
  if (sha256Hex(given.secret) !== given.secretHash) {
    throw new InputError(`the server's part of the shuffle does not have the hash ${given.secretHash}`);
  }
  if (!isFairSeed(seed, given)) throw new InputError('the seed was not made of the parts of the shuffle');
  const parts = given.parts.length === 1 ? '1 part of a player' : `${given.parts.length} parts of players`;
  const made = `The seed was made of the server's part and ${parts}.`;
  const hash = `The server's part has the hash ${given.secretHash}: compare it with the one that the table showed before the start.`;
  return [made, hash, ...checkSeats(sat, seating, seed, seats)];
}

/** Whether everybody got the seat that the seed draws for them. */
function checkSeats(sat: unknown, seating: unknown, seed: string, seats: number): string[] {
  const known = SEATINGS.find((one) => one === seating);
  if (sat === undefined || known === undefined) return [];
  const places = Array.from({ length: seats }, (_, place) => place);
  const order = seatPlayers(places, known, seed);
  const isTrue =
    Array.isArray(sat) && sat.length === seats && places.every((place) => order[Number(sat[place])] === place);
  if (!isTrue) throw new InputError('the seats are not those that follow from the seed and how people sat down');
  return [known === 'drawn' ? 'The seats were drawn from the seed.' : 'The seats are those at which people sat down.'];
}

function readShuffle(json: unknown): ShuffleParts {
  const { secret, secretHash, parts } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (isText(secret) && isText(secretHash) && Array.isArray(parts) && parts.every(isText)) {
    return { secret, secretHash, parts };
  }
  throw new InputError('"shuffle" must have a "secret", its "secretHash" and "parts"');
}
