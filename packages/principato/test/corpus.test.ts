import { testCorpus } from '@bottega/kernel/test-kit';
import { principato } from '../src/index.js';

testCorpus(principato, new URL('./', import.meta.url));
