/** A game with its texts in the language of the page. */
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { gameCard, openGame } from '../games';
import { useSettings } from '../use-settings';

export type Opened =
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'open'; readonly loaded: Loaded; readonly text: GameText };

/** While another language is on its way, the game stays open in the one before. */
export function useGame(id: string): Opened {
  const { language } = useSettings().settings;
  const isKnown = gameCard(id) !== undefined;
  const [opened, setOpened] = useState<Opened>({ status: isKnown ? 'loading' : 'unknown' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Opened) => {
      if (isWanted) setOpened(next);
    };
    if (!isKnown) show({ status: 'unknown' });
    else
      openGame(id, language).then(
        ({ loaded, text }) => show({ status: 'open', loaded, text }),
        // Who is filling in a form keeps it, in the language before.
        (error: unknown) => isWanted && setOpened((now) => (now.status === 'open' ? now : { status: 'failed', error })),
      );
    return () => {
      isWanted = false;
    };
  }, [id, isKnown, language]);
  return opened;
}
