/** The texts of the games that are listed, to say what round they are in. */
import { loadText } from '@bottega/games/text';
import type { GameText, Language } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { gameCard } from '../../games';
import type { Listed } from '../../table/table';
import { useSettings } from '../../use-settings';

/** By the id of the game, as they come. Where one does not come, the list says less and is otherwise whole. */
export function useGameTexts(games: readonly Listed[] | null): ReadonlyMap<string, GameText> {
  const { language } = useSettings().settings;
  const [texts, setTexts] = useState<{ readonly language: Language; readonly byGame: ReadonlyMap<string, GameText> }>({
    language,
    byGame: new Map(),
  });
  const known = texts.language === language ? texts.byGame : NONE;
  const missing = games?.find(
    ({ game, summary }) => summary?.round && gameCard(game) !== undefined && !known.has(game),
  );
  const wanted = missing?.game;
  useEffect(() => {
    if (wanted === undefined) return;
    let isWanted = true;
    loadText(wanted, language).then(
      (text) => {
        if (!isWanted) return;
        setTexts((now) => ({
          language,
          byGame: new Map(now.language === language ? now.byGame : NONE).set(wanted, text),
        }));
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, language]);
  return known;
}

const NONE: ReadonlyMap<string, GameText> = new Map();
