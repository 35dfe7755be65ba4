/** The whole game after the last lesson: begun with one press, left and gone on with as every other. */
import { useEffect, useState } from 'react';
import { explainError } from '../errors';
import { firstTable } from '../games/new-table';
import { firstTableOf, markFirstTable } from '../learned';
import { go } from '../router';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';

export interface FirstGameControl {
  /** How many bots sit at it; null until that is known. */
  readonly bots: number | null;
  /** The table that was begun and is not over; null if there is none. */
  readonly begun: string | null;
  readonly isBeginning: boolean;
  /** Why it could not be begun. */
  readonly failure: string | null;
  begin(): Promise<void>;
}

export function useFirstGame(game: string): FirstGameControl {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const { settings, change } = useSettings();
  const [bots, setBots] = useState<number | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { loadFirstGame } = await import('@bottega/games/lessons');
      const { seats } = await loadFirstGame(game);
      if (isHere) setBots(seats - 1);
      const id = firstTableOf(game);
      if (id === null) return;
      const kept = (await service.list()).find((one) => one.id === id);
      if (isHere && kept !== undefined && !kept.over && kept.fault === null) setBegun(id);
    };
    look().catch(() => {}); // what cannot be looked up is begun anew, which says what is wrong
    return () => {
      isHere = false;
    };
  }, [game, service]);

  const begin = async () => {
    if (isBeginning) return;
    setBeginning(true);
    setFailure(null);
    try {
      const { loadFirstGame } = await import('@bottega/games/lessons');
      const you = settings.name || t('setup.you');
      const id = await service.begin(firstTable(game, await loadFirstGame(game), you));
      markFirstTable(game, id);
      // Whoever begins it wants what it promises.
      if (settings.advice === 'off') change({ advice: 'first' });
      go({ page: 'table', id });
    } catch (reason) {
      setFailure(t('home.beginFailed', { reason: explainError(reason, pageText) }));
      setBeginning(false);
    }
  };
  return { bots, begun, isBeginning, failure, begin };
}
