/** The rulebook as a page of its own, with a table of contents. */
import type { GameText } from '@bottega/kernel/text';
import { Contents } from '../rulebook/Contents';
import { Rulebook } from '../rulebook/Rulebook';
import { useBook } from '../rulebook/use-book';
import { useText } from '../text/use-text';
import { GamePage } from './GamePage';
import './RulesPage.css';

interface RulesPageProps {
  readonly game: string;
  readonly rule: string | null;
}

export function RulesPage({ game, rule }: RulesPageProps) {
  const { t } = useText();
  return (
    <GamePage game={game} title={(name) => `${name}: ${t('rules.title')}`}>
      {({ text }) => <Book key={game} game={game} rule={rule} text={text} />}
    </GamePage>
  );
}

function Book({ game, rule, text }: RulesPageProps & { readonly text: GameText }) {
  const { t } = useText();
  const open = useBook(game, text);
  return (
    <div className="rules-page">
      <header className="rules-page-head">
        <p className="rules-page-kind">{t('rules.title')}</p>
        <h1>{text.title}</h1>
        <p className="rules-page-tagline">{text.tagline}</p>
      </header>
      <Contents game={game} text={text} open={open} rule={rule} />
      <Rulebook game={game} text={text} open={open} rule={rule} />
    </div>
  );
}
