import { testSheets } from '@bottega/kernel/test-kit';
import { loadText } from '../src/text/index.js';

testSheets(loadText);
