/** Asks once before a choice gives something away. */
import './WasteAsk.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../text/use-text';

interface WasteAskProps {
  /** What would be lost. */
  readonly loss: string;
  /** The choice, as it is called. */
  readonly choice: string;
  /** Whether it shall be asked again another time. */
  onGoOn(asksAgain: boolean): void;
  onBack(): void;
}

export function WasteAsk({ loss, choice, onGoOn, onBack }: WasteAskProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asksAgain, setAsksAgain] = useState(true);
  const question = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="waste card" aria-labelledby={question} onClose={onBack}>
      <p id={question}>{loss}</p>
      <div className="waste-ways">
        <button type="button" className="primary" onClick={() => dialog.current?.close()}>
          {t('waste.back')}
        </button>
        <button type="button" onClick={() => onGoOn(asksAgain)}>
          {choice}
        </button>
      </div>
      <label className="waste-again">
        <input type="checkbox" checked={!asksAgain} onChange={({ target }) => setAsksAgain(!target.checked)} />
        {t('waste.neverAgain')}
      </label>
    </dialog>
  );
}
