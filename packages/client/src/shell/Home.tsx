/** The first page: the game to go on with, the games there are, and one's own. */

import { lazy, Suspense, useEffect, useState } from 'react';
import { GAME_CARDS } from '../games';
import { Page } from '../page/Page';
import { isKnownHere } from '../table/online/known-here';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Continue } from './Continue';
import { GameTile } from './GameTile';
import { MyGames } from './my-games/MyGames';
import { useGameTexts } from './my-games/use-game-texts';
import { useMyGames } from './my-games/use-my-games';
import { NameLine } from './NameLine';
import './Home.css';

// Whoever plays alone needs none of it.
const MyTables = lazy(async () => ({ default: (await import('./friends/MyTables')).MyTables }));

export function Home() {
  const { t } = useText();
  const mine = useMyGames();
  const texts = useGameTexts(mine.games);
  // What is rendered first knows nobody (src/first/).
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(isKnownHere()), []);
  const latest = mine.games?.find(({ over, fault }) => !over && fault === null);
  return (
    <Page>
      <section className="home-hero">
        <h1>{t('app.tagline')}</h1>
        {/* Who has a game to go on with needs no introduction: both have the same room. */}
        <div className="home-lead">
          {latest === undefined ? (
            <p>{t('home.lead')}</p>
          ) : (
            <Continue game={latest} gameText={texts.get(latest.game) ?? null} />
          )}
        </div>
        <NameLine />
      </section>
      <section aria-labelledby="home-games">
        <h2 id="home-games" className="sr-only">
          {t('nav.home')}
        </h2>
        <div className="home-tiles">
          {GAME_CARDS.map((card) => (
            <GameTile key={card.id} card={card} />
          ))}
        </div>
      </section>
      {isKnown && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <MyTables />
          </Suspense>
        </ErrorBoundary>
      )}
      <MyGames mine={mine} texts={texts} />
    </Page>
  );
}
