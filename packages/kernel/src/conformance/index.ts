/** The conformance suite: what the kernel promises of every game, walked through by random play. */
import type { Choice, Game, GameEvent, Setup, State } from '../game.js';
import { Match } from '../match.js';
import { pickRandom, seeded } from '../random.js';
import { dealIsTold } from './deals.js';
import { featuresAreHonest } from './features.js';
import { imaginedIsTrue } from './imagined.js';
import {
  barsCite,
  offeredPlays,
  offerReads,
  offers,
  questions,
  refusedChangesNothing,
  suggestedIsOffered,
} from './offers.js';
import type { Position, Property } from './property.js';
import { sealedAnswers, secretChoices } from './sealed.js';
import { eventsAreTold, nonInterference, toldIsSeen } from './secrets.js';
import { chanceIsTold, cloned, compared, plain, replayed, saved, takenBack } from './states.js';
import { evaluated, explainedWorth, invariants, outcome, sizes } from './truths.js';

export { bookFaults, bookTextFaults, exampleFaults } from './book.js';
export { parseOlderRecord, recordText } from './corpus.js';
export { type DataFiles, dataFiles, type Edits, type Json, setIn } from './files.js';
export type { Position, Property } from './property.js';
export { bookSheet, rulebookSheet, type SheetEntry, sentenceSheet, sheetOf } from './sentences.js';
export { countSequences } from './sequences.js';
export { anyOptions, setups } from './setups.js';
export {
  allTexts,
  type Choosing,
  lively,
  Messages,
  messagesOfGame,
  messagesOfHelp,
  messagesOfTraits,
  unsaid,
} from './told.js';
export { firstDifference } from './twins.js';
export { eachHouseRule, positionAfter, wander } from './wander.js';

/** Cheap enough to be asked in every position of long runs. */
export const QUICK: readonly Property[] = [questions, invariants, sizes];

/** All promises, in the order in which a failure is easiest to understand. */
export const PROPERTIES: readonly Property[] = [
  plain,
  ...QUICK,
  offerReads,
  offers,
  barsCite,
  offeredPlays,
  refusedChangesNothing,
  suggestedIsOffered,
  cloned,
  compared,
  saved,
  takenBack,
  chanceIsTold,
  nonInterference,
  imaginedIsTrue,
  dealIsTold,
  toldIsSeen,
  sealedAnswers,
  secretChoices,
  eventsAreTold,
  evaluated,
  explainedWorth,
  featuresAreHonest,
  outcome,
  replayed,
];

export interface Walk {
  /** Properties asked in every position. */
  readonly properties?: readonly Property[];
  /** Of the positions, every so-manieth is looked at (1: all); those in which answers are given in secret always are, for secrecy. */
  readonly every?: number;
  /** A game that is longer is taken not to end. */
  readonly maxChoices?: number;
}

/** A promise that does not hold; the last line of the message is a record that `bottega replay` takes. */
export class ConformanceFailure extends Error {
  constructor(
    readonly property: string,
    detail: string,
    readonly line: string,
  ) {
    super(`${property}: ${detail}\n${line}`);
    this.name = 'ConformanceFailure';
  }
}

export const ENDS = 'random play ends';
export const THROWS = 'play does not throw';

/** Plays one random game and asks the properties along the way; returns how many choices were made. */
export function walk<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  setup: Setup,
  { properties = PROPERTIES, every = 1, maxChoices = 20_000 }: Walk = {},
): number {
  const random = seeded(`walk ${setup.seed}`);
  const match = new Match(game, setup);
  const fail = (property: string, detail: string) => {
    throw new ConformanceFailure(property, detail, JSON.stringify({ ...match.record, digests: [] }));
  };
  // Secret answers are rare, and soon over.
  const answeredInSecret = properties.filter((property) => property === sealedAnswers);
  let before: S | null = null;
  const position = (): Position<S, C, E> => ({ game, match, state: match.state, before, asked: match.asked(), random });
  const ask = (moment: 'at' | 'end', about = properties) => {
    for (const property of about) {
      let wrong: string | null = null;
      try {
        wrong = property[moment]?.(position()) ?? null;
      } catch (error) {
        wrong = `throws ${String(error)}`;
      }
      if (wrong !== null) fail(property.name, wrong);
    }
  };

  for (let choices = 0; ; choices++) {
    if (choices % every === 0) ask('at');
    else if (match.asked().length > 1) ask('at', answeredInSecret);
    if (match.over) {
      ask('end');
      return choices;
    }
    if (choices >= maxChoices) fail(ENDS, `after ${choices} choices the game is not over`);
    before = game.clone(match.state);
    try {
      const seat = pickRandom(random, match.asked());
      const choice = pickRandom(random, match.offers(seat).allowed);
      const played = match.play(seat, choice);
      if (!played.ok) fail(offeredPlays.name, `${JSON.stringify(choice)} of seat ${seat} is refused`);
    } catch (error) {
      if (error instanceof ConformanceFailure) throw error;
      fail(THROWS, String(error));
    }
  }
}
