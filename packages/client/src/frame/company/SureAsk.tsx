/** Asks again before something is done that cannot be undone, where the button was; Esc goes back. */
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../text/use-text';

interface SureAskProps {
  readonly question: string;
  /** What the button says that does it. */
  readonly sure: string;
  onSure(): void;
  onBack(): void;
}

export function SureAsk({ question, sure, onSure, onBack }: SureAskProps) {
  const { t } = useText();
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <fieldset
      className="company-sure"
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onBack();
      }}
    >
      <span id={id}>{question}</span>
      <button type="button" onClick={onSure}>
        {sure}
      </button>
      <button type="button" ref={back} onClick={onBack}>
        {t('waste.back')}
      </button>
    </fieldset>
  );
}
