/** The book of a game in the language of the page; what is not there yet, or does not come, is the rules by number. */
import { type Book, type BookText, isRuleOf } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../text/use-text';

export interface OpenBook {
  readonly book: Book;
  readonly words: BookText;
}

export type BookState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' | 'plain' } & OpenBook & { retry(): void });

export function useBook(game: string, text: GameText): BookState {
  const { language, t } = useText();
  const [loaded, setLoaded] = useState<OpenBook | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isWanted = true;
    load(game, language).then(
      (book) => isWanted && setLoaded(book),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language, attempts]);
  const plain = useMemo(
    () => (isFailed ? plainBook(text, t('rules.title'), t('rules.rulings')) : null),
    [isFailed, text, t],
  );
  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  if (loaded !== null) return { status: 'open', ...loaded, retry };
  return plain === null ? { status: 'loading' } : { status: 'plain', ...plain, retry };
}

async function load(game: string, language: Parameters<typeof import('@bottega/games/book').loadBookText>[1]) {
  const books = await import('@bottega/games/book');
  const [book, words] = await Promise.all([books.loadBook(game), books.loadBookText(game, language)]);
  return { book, words };
}

/** The chapters as they are numbered, then the rulings: all of it is in the texts of the game. */
function plainBook({ rulebook }: GameText, rules: string, rulings: string): OpenBook {
  const chapters = Object.keys(rulebook.chapters);
  return {
    book: {
      brief: { aim: [], course: [], end: [] },
      parts: [
        {
          id: 'rules',
          sections: chapters.map((id) => ({
            id,
            rules: Object.keys(rulebook.rules).filter((rule) => isRuleOf(rule, id)),
          })),
        },
        { id: 'rulings', sections: [{ id: 'questions', rules: Object.keys(rulebook.rulings) }] },
      ],
      options: {},
      standards: {},
      rulings: {},
      editions: [],
      examples: [],
    },
    words: {
      brief: { aim: '', course: '', end: '' },
      parts: { brief: '', rules, rulings },
      sections: { questions: rulings },
      examples: {},
      synonyms: [],
    },
  };
}
