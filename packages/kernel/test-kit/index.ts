/** Tests that are the same for every game, to be called in a test file of the game with its own facts. */
export { testCorpus } from './corpus.js';
