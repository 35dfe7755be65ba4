/** Opens a game with the words that lead through a position of it, and the table where it is played; leaves the table with the page. */
import type { Loaded } from '@bottega/games';
import type { GameText, Language } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { openGame, uiOf } from '../games';
import type { GameUi } from '../games/board/game-ui';
import type { TableClient } from '../table/table';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';

/** A game that is open, with what the page says around it. */
export interface OpenCourse<Words> {
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly words: Words;
}

/** A table that is left with the page. */
export type Left = Pick<TableClient, 'leave'>;

export type CourseState<Words, Table extends Left> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'open'; readonly opened: OpenCourse<Words>; readonly table: Table };

/** What a page adds to the game; the functions may be others each time, they are called once for each table. */
interface CourseParts<Words, Table> {
  load(language: Language): Promise<Words>;
  begin(opened: OpenCourse<Words>, you: string): Promise<Table>;
}

export function useCourse<Words, Table extends Left>(
  game: string,
  id: string,
  { load, begin }: CourseParts<Words, Table>,
): CourseState<Words, Table> {
  const { t } = useText();
  const { language, name } = useSettings().settings;
  const [opened, setOpened] = useState<OpenCourse<Words> | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const [ui, { loaded, text }, words] = await Promise.all([uiOf(game), openGame(game, language), load(language)]);
      return { ui, loaded, text, words };
    };
    open().then(
      (found) => isHere && setOpened(found),
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
    };
  }, [game, language, attempts]);

  const isOpen = opened !== null;
  const you = name || t('setup.you');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes the words, not the table
  useEffect(() => {
    if (opened === null) return;
    let isHere = true;
    let mine: Table | null = null;
    begin(opened, you).then(
      (found) => {
        mine = found;
        if (isHere) setTable(found);
        else found.leave();
      },
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
      mine?.leave();
    };
  }, [isOpen, id, attempts]);

  if (error !== null) {
    const retry = () => {
      setError(null);
      setAttempts(attempts + 1);
    };
    return { status: 'failed', error, retry };
  }
  return opened === null || table === null ? { status: 'loading' } : { status: 'open', opened, table };
}
