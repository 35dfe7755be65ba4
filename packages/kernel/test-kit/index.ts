/** Tests that are the same for every game, to be called in a test file of the game with its own facts. */
export { type Acting, acting } from './acting.js';
export { testBook } from './book.js';
export { testCorpus } from './corpus.js';
export { readAccidents, testDataFiles } from './data.js';
export { testEvaluation } from './evaluation.js';
export { testPromises } from './promises.js';
export { testSheets } from './sheets.js';
export { testDrawing, testRefusals, testSaid, testTexts } from './texts.js';
export { type Traited, testTraits } from './traits.js';
