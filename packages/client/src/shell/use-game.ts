/** A game with its texts in the language of the page. */
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { messageOf } from '../errors';
import { gameCard, openGame } from '../games';
import { useSettings } from '../use-settings';

export type Opened =
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | { readonly status: 'open'; readonly loaded: Loaded; readonly text: GameText };

/** While another language is on its way, the game stays open in the one before. */
export function useGame(id: string): Opened {
  const { language } = useSettings().settings;
  const isKnown = gameCard(id) !== undefined;
  const [opened, setOpened] = useState<Opened>({ status: isKnown ? 'loading' : 'unknown' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isWanted = true;
    const show = (next: Opened) => {
      if (isWanted) setOpened(next);
    };
    if (!isKnown) show({ status: 'unknown' });
    else
      openGame(id, language).then(
        ({ loaded, text }) => show({ status: 'open', loaded, text }),
        (error) => {
          const retry = () => setAttempt((attempts) => attempts + 1);
          show({ status: 'failed', message: messageOf(error), retry });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [id, isKnown, language, attempt]);
  return opened;
}
