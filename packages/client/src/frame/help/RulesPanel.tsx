/** The rulebook beside the game: opened from a reason or by hand, closed without leaving the table. */
import './RulesPanel.css';
import type { GameText, Say, Topic } from '@bottega/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { Contents } from '../../rulebook/Contents';
import { Rulebook } from '../../rulebook/Rulebook';
import { useBook } from '../../rulebook/use-book';
import { useText } from '../../text/use-text';

interface RulesPanelProps {
  readonly game: string;
  readonly text: GameText;
  /** What lies on the table and can be looked up. */
  readonly topics: readonly Topic[];
  readonly say: Say;
  readonly rule: string | null;
  onClose(): void;
}

export function RulesPanel({ game, text, topics, say, rule, onClose }: RulesPanelProps) {
  const { t } = useText();
  const panel = useRef<HTMLDialogElement>(null);
  const open = useBook(game, text);
  const [shown, setShown] = useState(rule);
  useEffect(() => setShown(rule), [rule]);
  useEffect(() => panel.current?.showModal(), []);
  return (
    <dialog ref={panel} className="rules-panel card" aria-label={t('rules.title')} onClose={onClose}>
      <details className="rules-topics">
        <summary>{t('rules.lookingAt')}</summary>
        <ul>
          {topics.map(({ name, rules: [first] }) => (
            <li key={say(name)}>
              <button type="button" onClick={() => setShown(first)}>
                {say(name)}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <Contents game={game} text={text} open={open} rule={shown} onRule={setShown} />
      <Rulebook game={game} text={text} open={open} rule={shown} onRule={setShown} />
      <div className="rules-panel-foot">
        <button type="button" onClick={() => panel.current?.close()}>
          {t('rules.close')}
        </button>
      </div>
    </dialog>
  );
}
