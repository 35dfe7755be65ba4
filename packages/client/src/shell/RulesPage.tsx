/** The rulebook as a page of its own, with a table of contents. */
import type { GameText } from '@bottega/kernel/text';
import { useRef } from 'react';
import { href } from '../router';
import { RULINGS, Rulebook } from '../rulebook/Rulebook';
import { HOUSE_RULES } from '../rulebook/RuleList';
import { useText } from '../text/use-text';
import { GamePage } from './GamePage';
import './RulesPage.css';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const { t } = useText();
  return (
    <GamePage game={game} title={(name) => `${name}: ${t('rules.title')}`}>
      {({ text }) => (
        <div className="rules-page">
          <header className="rules-page-head">
            <p className="rules-page-kind">{t('rules.title')}</p>
            <h1>{text.title}</h1>
            <p className="rules-page-tagline">{text.tagline}</p>
          </header>
          <Contents game={game} text={text} rule={rule} />
          <Rulebook game={game} text={text} rule={rule} />
        </div>
      )}
    </GamePage>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly text: GameText;
  readonly rule: string | null;
}

/** Always open beside the text; above it, on narrow screens, folded until it is wanted. */
function Contents({ game, text, rule }: ContentsProps) {
  const { t } = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  const entries = [
    ...Object.entries(text.rulebook.chapters),
    [RULINGS, t('rules.rulings')],
    [HOUSE_RULES, t('rules.houseRules')],
  ];
  const list = (
    <ol>
      {entries.map(([id, title]) => (
        <li key={id}>
          <a
            href={href({ page: 'rules', game, rule: id })}
            aria-current={id === rule || rule?.startsWith(`${id}.`) ? 'true' : undefined}
            onClick={() => {
              if (fold.current !== null) fold.current.open = false;
              if (id === rule) document.getElementById(`rule-${id}`)?.scrollIntoView();
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <div className="rules-contents-beside">{list}</div>
      <details className="rules-contents-fold" ref={fold}>
        <summary>{t('rules.contents')}</summary>
        {list}
      </details>
    </nav>
  );
}
