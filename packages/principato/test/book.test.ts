/** The rulebook as a book: complete, true, and found by what players call things. */
import { allTexts } from '@bottega/kernel/conformance';
import { testBook } from '@bottega/kernel/test-kit';
import { BOOK, loadBookText } from '../src/book/index.js';
import { principato } from '../src/index.js';
import { loadText } from '../src/text/index.js';

testBook(principato, {
  book: BOOK,
  words: await allTexts(loadBookText),
  texts: await allTexts(loadText),
  searches: {
    en: { soldiers: 'P-2.8', 'victory points': 'P-8.7', buildings: 'P-2.5', replace: 'P-5.20' },
    fr: { soldats: 'P-2.8', 'points de victoire': 'P-8.7', bâtiments: 'P-2.5', argent: 'P-2.6' },
    de: { Soldaten: 'P-2.8', Gold: 'P-2.6', Gebäude: 'P-2.5', Würfel: 'P-2.12' },
    cs: { vojáci: 'P-2.8', peněz: 'P-2.6', budovy: 'P-2.5', jídlo: 'P-2.5' },
    it: { soldati: 'P-2.8', 'punti vittoria': 'P-8.7', edifici: 'P-2.5', soldi: 'P-2.6' },
  },
});
