/** The rulebook as a book: complete, true, and found by what players call things. */
import { allTexts } from '@bottega/kernel/conformance';
import { testBook } from '@bottega/kernel/test-kit';
import { BOOK, loadBookText } from '../src/book/index.js';
import { vulgari } from '../src/index.js';
import { loadText } from '../src/text/index.js';

testBook(vulgari, {
  book: BOOK,
  words: await allTexts(loadBookText),
  texts: await allTexts(loadText),
  searches: {
    en: { money: 'D-1.3', books: 'D-9.5', monks: 'D-8.16', nuns: 'D-10.5' },
    fr: { argent: 'D-1.3', livres: 'D-9.1', moines: 'D-8.16', scribes: 'D-10.6' },
    de: { Geld: 'D-1.3', Bücher: 'D-9.5', Mönche: 'D-8.16', Auktion: 'D-19.12' },
    cs: { peněz: 'D-1.3', knihy: 'D-9.1', mniši: 'D-8.16', aukce: 'D-19.12' },
    it: { soldi: 'D-1.3', libri: 'D-9.5', monaci: 'D-8.16', copisti: 'D-10.6' },
  },
});
