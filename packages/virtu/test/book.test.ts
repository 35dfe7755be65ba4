/** The rulebook as a book: complete, true, and found by what players call things. */
import { allTexts } from '@bottega/kernel/conformance';
import { testBook } from '@bottega/kernel/test-kit';
import { BOOK, loadBookText } from '../src/book/index.js';
import { virtu } from '../src/index.js';
import { loadText } from '../src/text/index.js';

testBook(virtu, {
  book: BOOK,
  words: await allTexts(loadBookText),
  texts: await allTexts(loadText),
  searches: {
    en: { soldiers: 'V-2.2', spies: 'V-2.3', money: 'V-2.1', loans: 'V-2.5' },
    fr: { soldats: 'V-2.2', espions: 'V-2.3', argent: 'V-2.1', villes: 'V-7.4.1' },
    de: { Soldaten: 'V-2.2', Spione: 'V-2.3', Geld: 'V-2.1', Kredite: 'V-2.5' },
    cs: { vojáků: 'V-2.2', špioni: 'V-2.3', peníze: 'V-2.1', půjčku: 'V-2.5' },
    it: { soldati: 'V-2.2', spie: 'V-2.3', soldi: 'V-2.1', prestiti: 'V-2.5' },
  },
});
