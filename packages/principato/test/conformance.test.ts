import { testPromises } from '@bottega/kernel/test-kit';
import { createPrincipato, DATA, principato } from '../src/index.js';

testPromises('Principato', principato, {
  every: 4,
  moreChoicesThan: 100,
  ownData: createPrincipato(JSON.parse(JSON.stringify({ ...DATA, cubes: { food: 12, gold: 10, favor: 5 } }))),
  everyOwnData: 5,
});
