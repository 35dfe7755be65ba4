/** The game that was played last, to go on with: the first thing on the page for whoever has one. */
import type { GameText } from '@bottega/kernel/text';
import { gameCard } from '../games';
import { href } from '../router';
import type { Listed } from '../table/table';
import { useText } from '../text/use-text';
import { roundOf, turnOf } from './my-games/game-state';
import './Continue.css';

interface ContinueProps {
  readonly game: Listed;
  /** Null until it has come. */
  readonly gameText: GameText | null;
}

export function Continue({ game, gameText }: ContinueProps) {
  const pageText = useText();
  return (
    <a className="continue card" href={href({ page: 'table', id: game.id })}>
      <span className="continue-word">{pageText.t('home.continue')}</span>
      <span className="continue-what">
        <strong>{gameCard(game.game)?.title}</strong>
        <span>{roundOf(game, gameText, pageText)}</span>
        <span>{turnOf(game, pageText)}</span>
      </span>
    </a>
  );
}
