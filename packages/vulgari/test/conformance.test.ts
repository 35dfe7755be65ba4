import { testPromises } from '@bottega/kernel/test-kit';
import { createVulgari, DATA, vulgari } from '../src/index.js';

testPromises('De Vulgari Eloquentia', vulgari, {
  every: 20,
  moreChoicesThan: 50,
  ownData: createVulgari(JSON.parse(JSON.stringify(DATA))),
  everyOwnData: 10,
});
