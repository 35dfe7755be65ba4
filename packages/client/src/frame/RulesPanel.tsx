/** The rulebook beside the game: opened from a reason or by hand, closed without leaving the table. */
import './RulesPanel.css';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rulebook } from '../shell/Rulebook';

interface RulesPanelProps {
  readonly game: string;
  readonly text: GameText;
  readonly rule: string | null;
  onClose(): void;
}

export function RulesPanel({ game, text, rule, onClose }: RulesPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(rule);
  useEffect(() => setShown(rule), [rule]);
  useEffect(() => panel.current?.showModal(), []);
  return (
    <dialog ref={panel} className="rules-panel card" aria-label={t('rules.title')} onClose={onClose}>
      <button type="button" className="rules-panel-close" onClick={() => panel.current?.close()}>
        {t('rules.close')}
      </button>
      <Rulebook game={game} text={text} rule={shown} onRule={setShown} />
    </dialog>
  );
}
