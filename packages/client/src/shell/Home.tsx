/** The first page: the game to go on with, the games there are, and one's own. */

import { GAME_CARDS } from '../games';
import { Page } from '../page/Page';
import { useText } from '../text/use-text';
import { Continue } from './Continue';
import { GameTile } from './GameTile';
import { MyGames } from './my-games/MyGames';
import { useGameTexts } from './my-games/use-game-texts';
import { useMyGames } from './my-games/use-my-games';
import { NameLine } from './NameLine';
import './Home.css';

export function Home() {
  const { t } = useText();
  const mine = useMyGames();
  const texts = useGameTexts(mine.games);
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
      <MyGames mine={mine} texts={texts} />
    </Page>
  );
}
