import { testCorpus } from '@bottega/kernel/test-kit';
import { virtu } from '../src/index.js';

testCorpus(virtu, new URL('./', import.meta.url));
