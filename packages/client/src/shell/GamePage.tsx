/** A page that needs a game: waits for it, and says so if there is none. */
import type { ReactNode } from 'react';
import { explainError } from '../errors';
import { gameCard } from '../games';
import { Page } from '../page/Page';
import { href } from '../router';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { type Opened, useGame } from './use-game';
import './GamePage.css';

interface GamePageProps {
  readonly game: string;
  /** What the window is called, from the title of the game. */
  title(game: string): string;
  children(opened: Extract<Opened, { status: 'open' }>): ReactNode;
}

export function GamePage({ game, title, children }: GamePageProps) {
  const { t } = useText();
  const opened = useGame(game);
  const name = gameCard(game)?.title;
  return (
    <Page title={name === undefined ? t('setup.unknown') : title(name)}>
      {opened.status === 'open' ? children(opened) : <Instead opened={opened} />}
    </Page>
  );
}

function Instead({ opened }: { readonly opened: Exclude<Opened, { status: 'open' }> }) {
  const pageText = useText();
  const { t } = pageText;
  if (opened.status === 'loading') {
    return (
      <div className="game-page-wait">
        <Waiting />
      </div>
    );
  }
  const isUnknown = opened.status === 'unknown';
  return (
    <div className="game-page-instead">
      <h1>{isUnknown ? t('setup.unknown') : t('app.name')}</h1>
      <p role={isUnknown ? undefined : 'alert'}>
        {isUnknown ? t('setup.unknownHint') : explainError(opened.error, pageText)}
      </p>
      <div className="game-page-ways">
        {isUnknown ? null : (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </button>
        )}
        <a className={isUnknown ? 'button primary' : 'button'} href={href({ page: 'home' })}>
          {t('setup.allGames')}
        </a>
      </div>
    </div>
  );
}
