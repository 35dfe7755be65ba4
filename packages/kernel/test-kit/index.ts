/** Tests that are the same for every game, to be called in a test file of the game with its own facts. */
export { testCorpus } from './corpus.js';
export { testPromises } from './promises.js';
export { testSheets } from './sheets.js';
export { testDrawing, testSaid, testTexts } from './texts.js';
