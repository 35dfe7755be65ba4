/** The last of the lessons: a whole game. */
import { FIRST_GAME } from '../learned';
import { href } from '../router';
import { useText } from '../text/use-text';
import { Done } from './Done';
import { useFirstGame } from './use-first-game';

interface FirstGameProps {
  readonly game: string;
  readonly isDone: boolean;
  /** Whether all lessons before it are done. */
  readonly isNext: boolean;
}

export function FirstGame({ game, isDone, isNext }: FirstGameProps) {
  const { t } = useText();
  const { bots, begun, isBeginning, failure, begin } = useFirstGame(game);
  const className = isNext ? 'primary' : '';
  const labels = { id: `begin-${FIRST_GAME}`, 'aria-labelledby': `begin-${FIRST_GAME} title-${FIRST_GAME}` };
  return (
    <li data-done={isDone}>
      <span className="learn-lesson">
        <span id={`title-${FIRST_GAME}`}>{t('learn.firstGame')}</span>
        {isDone && <Done />}
        <small className="learn-lead">{bots === null ? '' : t('learn.firstGameLead', { bots })}</small>
      </span>
      {begun === null ? (
        <button
          type="button"
          className={className}
          aria-disabled={isBeginning}
          onClick={() => void begin()}
          {...labels}
        >
          {t(isBeginning ? 'home.beginning' : isDone ? 'learn.again' : 'learn.begin')}
        </button>
      ) : (
        <a className={`button ${className}`} href={href({ page: 'table', id: begun })} {...labels}>
          {t('learn.continue')}
        </a>
      )}
      <p role="alert" className="learn-failure">
        {failure}
      </p>
    </li>
  );
}
