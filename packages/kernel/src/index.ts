/** What every game runs on: frames, choices, randomness, compartments, log, replay. */
export { crossesBarrier } from './barrier.js';
export {
  type Book,
  type BookExample,
  type BookPart,
  type BookSection,
  type BookText,
  type BookTextOf,
  BRIEF_PARTS,
  type BriefPart,
  type ExampleFact,
  type ExampleText,
  isRuleOf,
  readingOrder,
  standardsOf,
} from './book.js';
export { digest } from './digest.js';
export { isFairSeed, type ShuffleParts, seedFrom } from './fair-shuffle.js';
export { FeatureWriter, featuresFrom } from './feature-writer.js';
export { cloneStack } from './frames.js';
export * from './game.js';
export { eachSeat, type Invariant, isOrderOfSeats, violations } from './invariants.js';
export type { Features, StoredWeights } from './learned.js';
export {
  type ChoicePattern,
  type FirstGame,
  fitsPattern,
  type Lesson,
  type LessonKey,
  type LessonStep,
  type LessonTask,
  type PointShares,
  PRIMER_PARTS,
  PRIMER_PICTURES,
  type PrimerPicture,
  type PrimerPosition,
} from './lesson.js';
export { type Mark, Match, type UndoBar } from './match.js';
export { numbered } from './numbered.js';
export { type Barred, ChoiceFinder, Explained, Legal, sameChoice } from './offer.js';
export { completeOptions, type HouseRulesOf, seatsOf } from './options.js';
export { clonePlain, equalPlain, isTooDeep, MAX_NESTING, whereNotPlain } from './plain.js';
export {
  apply,
  applyToChance,
  asked,
  awaitsChance,
  explained,
  legal,
  offer,
  only,
  type Played,
  play,
  type Refusal,
  settle,
  start,
  suggest,
} from './play.js';
export { cleanName, MAX_NAME_LENGTH } from './player-name.js';
export { nextWord, pickRandom, type RandomState, randomBelow, randomUnit, seeded, shuffle } from './random.js';
export {
  type Continued,
  firstOf,
  type GameRecord,
  MAX_CHOICES,
  type Made,
  newRecord,
  RECORD_FORMAT,
  readRecord,
  recordHead,
  replay,
  rulesOf,
} from './record.js';
export { redeal } from './redeal.js';
export {
  parseRecord,
  type RulesChange,
  readSnapshot,
  type Snapshot,
  type UpToDate,
  upToDate,
} from './rules-version.js';
export { SEATINGS, type Seating, seatPlayers } from './seating.js';
export { sha256, sha256Hex } from './sha256.js';
export { clockwiseFrom, TraitTally } from './trait-tally.js';
export { type Place, type Turn, turnOf, turnsAfter } from './turns.js';
export { type Verdict, verify } from './verify.js';
export { isOver, type Logged, maySee, type Told, view } from './view.js';
