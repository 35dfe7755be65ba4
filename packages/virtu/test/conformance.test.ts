import { testPromises } from '@bottega/kernel/test-kit';
import { createVirtu, DATA, virtu } from '../src/index.js';

/** Without a limit of years (V-10.1.5) nothing makes random play end: nobody at the table tries to. */
const ENDING = {
  ...virtu,
  options: virtu.options.map(({ id, values }) => ({
    id,
    values: values.filter((value) => value !== 'none' || id !== 'yearLimit'),
  })),
};

testPromises('Virtù', virtu, {
  every: 20,
  moreChoicesThan: 100,
  ending: ENDING,
  shorter: { yearLimit: 7 },
  ownData: createVirtu(JSON.parse(JSON.stringify({ ...DATA, warTokens: 4, indulgences: 3 }))),
  everyOwnData: 10,
});
