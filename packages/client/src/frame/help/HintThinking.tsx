/** A hint is being thought about: how far it is, once that takes longer, and how to end it. */
import './HintBox.css';
import { useText } from '../../text/use-text';

interface HintThinkingProps {
  /** From 0 to 1. */
  readonly share: number;
  onStop(): void;
  onClose(): void;
}

export function HintThinking({ share, onStop, onClose }: HintThinkingProps) {
  const { t } = useText();
  return (
    <div className="hint-thinking" data-topic="frame.hint">
      <label>
        <span>{t('table.thinking')}</span>
        <progress value={share} />
      </label>
      <button type="button" onClick={onStop}>
        {t('table.hintEnough')}
      </button>
      <button type="button" className="quiet hint-close" aria-label={t('table.hintClose')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
