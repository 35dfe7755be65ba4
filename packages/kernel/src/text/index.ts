/** What games say, in five languages. */
export { textGaps } from './check.js';
export { isLanguage, LANGUAGES, type Language, pluralCategories } from './languages.js';
export { COLUMNS, joined, type Label, Lines, letterOf } from './lines.js';
export { messageLoader, textLoader } from './load.js';
export {
  type Counted,
  countedBy,
  createFormatter,
  type Forms,
  type GameText,
  type Message,
  type Place,
  placesOf,
  type RulebookText,
  readPlaces,
  type Say,
  type Sayable,
  type Value,
  withMinus,
} from './message.js';
export type { CountsLike, LabelsLike, MessagesLike, OptionTextsLike } from './message-table.js';
export {
  type Found,
  findTerm,
  fold,
  readSynonyms,
  type SearchTerm,
  type SynonymGroup,
  searchTerms,
} from './synonyms.js';
export { unbroken, unbrokenText, unbrokenTree } from './unbroken.js';
export type {
  ChronicleWords,
  Draw,
  Ending,
  Standing,
  StandingCount,
  Together,
  Topic,
  TraitWords,
  Words,
} from './words.js';
