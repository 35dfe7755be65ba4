/** The first page: the games there are, and one's own. */

import { GAME_CARDS } from '../games';
import { Page } from '../page/Page';
import { useText } from '../text/use-text';
import { GameTile } from './GameTile';
import { MyGames } from './my-games/MyGames';
import './Home.css';

export function Home() {
  const { t } = useText();
  return (
    <Page>
      <section className="home-hero">
        <h1>{t('app.tagline')}</h1>
        <p>{t('home.lead')}</p>
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
      <MyGames />
    </Page>
  );
}
