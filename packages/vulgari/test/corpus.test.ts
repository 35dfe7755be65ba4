import { testCorpus } from '@bottega/kernel/test-kit';
import { vulgari } from '../src/index.js';

testCorpus(vulgari, new URL('./', import.meta.url));
