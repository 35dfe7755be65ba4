/** The game to go on with: the first thing on the page for whoever has one. */
import './Continue.css';
import { useText } from '../text/use-text';

interface ContinueProps {
  readonly address: string;
  readonly title: string;
  /** How it stands; what is not known is left out. */
  readonly facts: readonly (string | null)[];
}

export function Continue({ address, title, facts }: ContinueProps) {
  const { t } = useText();
  return (
    <a className="continue card" href={address}>
      <span className="continue-word">{t('home.continue')}</span>
      <span className="continue-what">
        <strong>{title}</strong>
        {facts.map((fact) => fact !== null && <span key={fact}>{fact}</span>)}
      </span>
    </a>
  );
}
