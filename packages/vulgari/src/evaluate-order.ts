/** Small things: the order of play, the Messenger's way, what an auction may bring. */
import type { Seat } from '@bottega/kernel';
import { seen } from './evaluate-look.js';
import { spacesWorth, VOTE } from './evaluate-worth.js';
import { leader } from './rules/tracks.js';
import type { State } from './state.js';
import { KNOWLEDGE, MESSENGER, REST, STUPOR_MUNDI, SUMMONER_BONUS, type Tables } from './tables.js';

/** To be first in the next round, by a rest. */
const FIRST_OF_A_ROUND = 0.2;
/** The Messenger costs more than the knowledge is worth: a step is for actions that nothing else needs. */
const STEP_OF_MESSENGER = 0.03;
const TURNS_OF_MESSENGER = 4;
/** How much a rival's knowledge hurts: it decides ties and who may be pope. */
const RIVAL_SPACE = 0.016;
/** How much of an auction's knowledge one hopes for before the first bid. */
const HOPE = 0.3;

export function orderWorth(tables: Tables, state: State, seat: Seat): number {
  const { open } = state;
  const rests = leader(open.tracks[REST]) === seat ? FIRST_OF_A_ROUND * Math.min(1, seen.turns) : 0;
  const steps = open.tracks[MESSENGER].at[seat];
  const messenger =
    steps < tables.lengths[MESSENGER] ? STEP_OF_MESSENGER * steps * Math.min(1, seen.time / TURNS_OF_MESSENGER) : 0;
  const { at, order } = open.tracks[KNOWLEDGE];
  const rival = at[order[0] === seat ? order[1] : order[0]];
  return rests + messenger - RIVAL_SPACE * rival + auctionWorth(tables, state, seat);
}

/** D-19: what the auction that is going on promises: knowledge, less the votes of the bid. */
function auctionWorth(tables: Tables, { open }: State, seat: Seat): number {
  for (const frame of open.stack) {
    if (frame.step !== 'auction') continue;
    if (!open.bidders.includes(seat)) return 0;
    const gain = spacesWorth(tables.events[STUPOR_MUNDI].value);
    if (frame.bid === 0) return HOPE * gain;
    if (frame.bidder !== seat) return 0;
    const bonus = frame.summoner === seat ? SUMMONER_BONUS : 0;
    return gain - VOTE * Math.max(0, frame.bid - bonus);
  }
  return 0;
}
