/** The first page: the game to go on with, the games there are, one's own, and tables that wait for anybody. */

import { lazy, Suspense, useEffect, useState } from 'react';
import { GAME_CARDS, gameCard } from '../games';
import { Page } from '../page/Page';
import { href } from '../router';
import { isKnownHere } from '../table/online/known-here';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AccountLine } from './account/AccountLine';
import { Continue } from './Continue';
import { GameTile } from './GameTile';
import { roundOf, turnOf } from './my-games/game-state';
import { MyGames } from './my-games/MyGames';
import { OpenSection } from './my-games/OpenSection';
import { useGameTexts } from './my-games/use-game-texts';
import { type MyGamesNow, useMyGames } from './my-games/use-my-games';
import { NameLine } from './NameLine';
import type { OnlineLists } from './online/lists';
import './Home.css';

// Whoever plays alone needs none of it.
const OnlineReader = lazy(async () => ({ default: (await import('./online/OnlineReader')).OnlineReader }));

export function Home() {
  const { t } = useText();
  const mine = useMyGames();
  const texts = useGameTexts(mine.games);
  // What is rendered first knows nobody (src/first/).
  const [isKnown, setKnown] = useState(false);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    setKnown(isKnownHere());
    setLooking(isKnownHere());
  }, []);
  const [online, setOnline] = useState<OnlineLists | null>(null);
  return (
    <Page>
      <section className="home-hero">
        <h1>{t('app.tagline')}</h1>
        {/* Who has a game to go on with needs no introduction: both have the same room. */}
        <div className="home-lead">
          <GoOn mine={mine} texts={texts} online={online} />
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
      {(isKnown || isLooking) && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <OnlineReader own={isKnown} open={isLooking} onRead={setOnline} />
          </Suspense>
        </ErrorBoundary>
      )}
      <AccountLine isKnown={isKnown} />
      <MyGames mine={mine} texts={texts} online={isKnown ? online : null} />
      <OpenSection lists={online} isOpen={isLooking} isErrorSaid={isKnown} onToggle={setLooking} />
    </Page>
  );
}

interface GoOnProps {
  readonly mine: MyGamesNow;
  readonly texts: ReturnType<typeof useGameTexts>;
  readonly online: OnlineLists | null;
}

/** Where others wait for one, else the game of this browser that was played last. */
function GoOn({ mine, texts, online }: GoOnProps) {
  const pageText = useText();
  const { t } = pageText;
  const turn = online?.running.find(({ isMyTurn }) => isMyTurn);
  const latest = mine.games?.find(({ over, fault }) => !over && fault === null);
  const { id, game } = turn ?? latest ?? {};
  if (id === undefined || game === undefined) return <p>{t('home.lead')}</p>;
  const facts =
    turn === undefined && latest !== undefined
      ? [roundOf(latest, texts.get(game) ?? null, pageText), turnOf(latest, pageText)]
      : [t('home.yourTurn')];
  return <Continue address={href({ page: 'table', id })} title={gameCard(game)?.title ?? game} facts={facts} />;
}
