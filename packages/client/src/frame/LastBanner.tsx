/** The last round, year or turn, said large when it has begun, until one chooses or closes it. */
import './LastBanner.css';
import { useState } from 'react';
import { useText } from '../text/use-text';

interface LastBannerProps {
  /** How much had been told when the viewer last chose. */
  readonly since: number;
  readonly children: string;
}

export function LastBanner({ since, children }: LastBannerProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(true);
  const [begun] = useState(since);
  if (!isOpen || since !== begun) return null;
  return (
    <div className="frame-last">
      <strong>{children}</strong>
      <button type="button" className="quiet" aria-label={t('settings.close')} onClick={() => setOpen(false)}>
        ×
      </button>
    </div>
  );
}
