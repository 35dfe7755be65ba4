/**
 * A full state that a view could belong to: decks, Library and Pope cards are dealt anew, and so is whatever lies behind other
 * screens without having been seen to go there. In a game everything was.
 */
import { pickRandom, type RandomState, redeal, type Seat, shuffle, type View } from '@bottega/kernel';
import { cloneOpen, cloneOwn, copyTaken, type Open, type Own, type State } from './state.js';
import {
  CUBE_COUNT,
  LEVELS,
  NOBLE,
  NONE,
  POPE_CARDS,
  RED_CARDS,
  SCRIBE,
  SUMMONER_BONUS,
  type Tables,
  VOTES,
} from './tables.js';

export function imagine(tables: Tables, view: View<State>, random: RandomState): State {
  const open = cloneOpen(view.open);
  const own = Array.from({ length: view.seats }, (_, seat): Own => {
    if (seat === view.seat && view.own !== null) return cloneOwn(view.own);
    const { seenCubes, seenManuscripts, spent } = open.players[seat];
    // What was given away had been there, seen or not.
    const taken = copyTaken(seenCubes.map((seen, colour) => Math.max(seen, spent[colour])));
    return { taken, manuscripts: seenManuscripts.slice(), library: [], drawn: [], returning: [] };
  });
  const others = [...own.keys()].filter((seat) => seat !== view.seat);
  const closed = others.filter((seat) => !open.players[seat].isLifted);
  imagineCubes(tables, open, own, closed, random);
  return {
    open,
    own,
    hidden: {
      random: [...random],
      decks: imagineManuscripts(tables, open, own, closed, random),
      library: imagineLibrary(tables, open, own, others, random),
      popes: imaginePopes(open, random),
    },
  };
}

/** What is nowhere in sight lies behind some closed screen; a bid tells how much its bidder has at least. */
function imagineCubes(tables: Tables, open: Open, own: Own[], closed: readonly Seat[], random: RandomState): void {
  if (closed.length === 0) return;
  const loose = shuffle(
    random,
    tables.bags[own.length].flatMap((total, colour) => {
      const seen = total - inSight(open, own, colour);
      return Array.from({ length: seen }, () => colour);
    }),
  );
  const [bidder, votes] = leastVotes(tables, open);
  if (closed.includes(bidder)) {
    const { spent } = open.players[bidder];
    let missing = spent.reduce((sum, gone, colour) => sum - VOTES[colour] * (own[bidder].taken[colour] - gone), votes);
    loose.sort((one, other) => VOTES[other] - VOTES[one]);
    while (missing > 0) {
      const colour = loose.shift() as number; // the cubes of everybody else would not pay the bid that was made
      own[bidder].taken[colour]++;
      missing -= VOTES[colour];
    }
  }
  for (const colour of loose) own[pickRandom(random, closed)].taken[colour]++;
}

/** Cubes of a colour that are on the table, out of the game, in somebody's hand, or behind a screen that we see behind. */
function inSight(open: Open, own: readonly Own[], colour: number): number {
  let seen = open.available[colour] + open.gone[colour];
  for (let at = colour; at < open.rows.length; at += CUBE_COUNT) seen += open.rows[at];
  for (const { scribes } of open.players) if (colour === SCRIBE) seen += scribes;
  own.forEach(({ taken }, seat) => {
    seen += taken[colour] - open.players[seat].spent[colour];
  });
  const frame = open.stack[open.stack.length - 1];
  return frame?.step === 'sell' && colour === NOBLE ? seen + frame.nobles : seen;
}

/** Who has made the highest bid, and the votes of real cubes that it takes. */
function leastVotes(tables: Tables, open: Open): [Seat, number] {
  for (const frame of open.stack) {
    if (frame.step === 'stake') return [frame.seat, frame.need];
    if (frame.step !== 'auction') continue;
    const { person } = open.players[frame.bidder];
    const virtual = person === NONE ? 0 : tables.persons[person].virtualVotes;
    return [frame.bidder, frame.bid - virtual - (frame.bidder === frame.summoner ? SUMMONER_BONUS : 0)];
  }
  return [NONE, 0];
}

function imagineManuscripts(
  tables: Tables,
  open: Open,
  own: readonly Own[],
  closed: readonly Seat[],
  random: RandomState,
): number[][] {
  const reader = own[open.linguaOf]?.manuscripts; // D-9.8: everybody saw who took it
  if (reader !== undefined && !reader.includes(tables.lingua)) reader.push(tables.lingua);
  const decks: number[][] = [];
  for (let level = 0; level < LEVELS; level++) {
    const seen = new Set([...open.shown[level], ...own.flatMap(({ manuscripts }) => manuscripts)]);
    const unknown = tables.decks[level].filter((card) => !seen.has(card));
    const [deck, taken] = redeal(random, unknown, [open.decks[level], unknown.length - open.decks[level]]);
    decks.push(deck);
    for (const card of taken) own[pickRandom(random, closed)].manuscripts.push(card);
  }
  return decks;
}

/** Cards kept and cards in hand are as many as everybody saw taken. */
function imagineLibrary(
  tables: Tables,
  open: Open,
  own: readonly Own[],
  others: readonly Seat[],
  random: RandomState,
): number[] {
  const unknown = [...tables.data.library];
  for (const one of own) {
    for (const points of [...one.library, ...one.drawn, ...one.returning]) unknown.splice(unknown.indexOf(points), 1);
  }
  const inHand = others.map((seat) => cardsInHand(open, seat));
  const kept = others.map((seat) => open.players[seat].libraryCards);
  const sizes = inHand.map(({ drawn, returning }) => drawn + returning);
  const dealt = redeal(random, unknown, [open.library, ...kept, ...sizes]);
  others.forEach((seat, at) => {
    const hand = dealt[1 + others.length + at];
    own[seat].library.push(...dealt[1 + at]);
    own[seat].drawn.push(...hand.slice(0, inHand[at].drawn));
    own[seat].returning.push(...hand.slice(inHand[at].drawn));
  });
  return dealt[0];
}

/** Cards that a seat is looking at or about to put back, by number: whoever has them is being asked. */
function cardsInHand(open: Open, seat: Seat): { drawn: number; returning: number } {
  for (const frame of open.stack) {
    if (frame.step === 'keep' && frame.seat === seat) {
      return { drawn: frame.left + frame.drawn - frame.keeps, returning: 0 };
    }
    if (frame.step === 'putBack' && frame.seat === seat) {
      return { drawn: frame.left, returning: frame.cards - frame.left };
    }
  }
  return { drawn: 0, returning: 0 };
}

/** D-20.1: of the cards still face down some are red. */
function imaginePopes(open: Open, random: RandomState): boolean[] {
  const red = RED_CARDS - open.popes.filter(Boolean).length;
  const down = POPE_CARDS - open.popes.length;
  return shuffle(
    random,
    Array.from({ length: down }, (_, card) => card < red),
  );
}
