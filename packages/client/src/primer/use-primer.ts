/** What a game in three minutes says and shows, loaded when it is wanted. */
import type { PointShares, PrimerPosition } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import { uiOf } from '../games';
import type { GameUi, PrimerPictures } from '../games/board/game-ui';
import { useSettings } from '../use-settings';

export interface PrimerParts {
  /** What is said, by `primer.<part>`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly shares: PointShares;
  readonly position: PrimerPosition;
  readonly ui: GameUi;
  /** Null if they could not be loaded: then there is only something to read. */
  readonly pictures: PrimerPictures | null;
}

export type Primed =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly parts: PrimerParts }
  | { readonly status: 'failed'; readonly error: unknown };

export function usePrimer(game: string): Primed {
  const { language } = useSettings().settings;
  const [primed, setPrimed] = useState<Primed>({ status: 'loading' });
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<PrimerParts> => {
      const { loadLessonTexts, loadPointShares, loadPrimerPosition } = await import('@bottega/games/lessons');
      const ui = await uiOf(game);
      const [texts, shares, position, pictures] = await Promise.all([
        loadLessonTexts(game, language),
        loadPointShares(game),
        loadPrimerPosition(game),
        ui.pictures().catch(() => null),
      ]);
      return { texts, shares, position, ui, pictures };
    };
    load().then(
      (parts) => isHere && setPrimed({ status: 'open', parts }),
      (error: unknown) => isHere && setPrimed({ status: 'failed', error }),
    );
    return () => {
      isHere = false;
    };
  }, [game, language]);
  return primed;
}
