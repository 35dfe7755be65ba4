/** A quiet line at the first table of a game in this browser: where somebody learns it. */
import './Welcome.css';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import { CloseIcon } from '../../ui/icons';

interface WelcomeProps {
  readonly game: string;
  readonly title: string;
  onPrimer(): void;
  onClose(): void;
}

export function Welcome({ game, title, onPrimer, onClose }: WelcomeProps) {
  const { t } = useText();
  return (
    <div className="welcome" role="note">
      <p>{t('welcome.line', { game: title })}</p>
      <button type="button" className="quiet" onClick={onPrimer}>
        {t('nav.primer')}
      </button>
      <a className="button quiet" href={href({ page: 'learn', game, lesson: null })}>
        {t('welcome.lessons')}
      </a>
      <button type="button" className="quiet welcome-close" aria-label={t('welcome.close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
