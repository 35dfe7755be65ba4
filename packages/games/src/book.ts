/** The rulebooks of the games as books, for whoever shows them: a game's is loaded when it is first wanted. */
import type { Book, BookText } from '@bottega/kernel';
import { type Language, unbrokenTree } from '@bottega/kernel/text';
import { gameById } from './index.js';

interface Printed {
  readonly BOOK: Book;
  loadBookText(language: Language): Promise<BookText>;
}

const BOOKS: Readonly<Record<string, () => Promise<Printed>>> = {
  principato: () => import('@bottega/principato/book') as Promise<Printed>,
  virtu: () => import('@bottega/virtu/book') as Promise<Printed>,
  vulgari: () => import('@bottega/vulgari/book') as Promise<Printed>,
};

/** The order of the rulebook, what stands beside its rules, and its examples. */
export async function loadBook(id: string): Promise<Book> {
  return (await BOOKS[gameById(id).id]()).BOOK;
}

/** Its titles, its first part, the words of its examples, and what else players call things. */
export async function loadBookText(id: string, language: Language): Promise<BookText> {
  const { synonyms, ...text } = await (await BOOKS[gameById(id).id]()).loadBookText(language);
  return { ...unbrokenTree(text, language), synonyms };
}
