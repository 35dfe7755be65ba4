/** A tip at the first decision of a kind. It stays with the choices, where it moves nothing on the table, and never takes the focus. */
import './Tip.css';
import { useText } from '../../text/use-text';

interface TipProps {
  /** It is read aloud with the question. */
  readonly text: string;
  onDismiss(): void;
  /** No more tips at all. */
  onStop(): void;
}

export function Tip({ text, onDismiss, onStop }: TipProps) {
  const { t } = useText();
  return (
    <div className="tip" role="note" aria-label={t('tips.title')} data-topic="frame.tip">
      <p>
        <strong>{t('tips.title')}</strong> {text}
      </p>
      <div className="tip-tools">
        <button type="button" className="quiet" onClick={onDismiss}>
          {t('tips.dismiss')}
        </button>
        <button type="button" className="quiet" onClick={onStop}>
          {t('tips.stop')}
        </button>
      </div>
    </div>
  );
}
