/** Says when something takes longer than usual, and what can be done about it. */
import { useText } from '../text/use-text';

interface SlowLineProps {
  readonly isSlow: boolean;
  /** Something is wrong by now. */
  readonly isTooSlow: boolean;
}

export function SlowLine({ isSlow, isTooSlow }: SlowLineProps) {
  const { t } = useText();
  return (
    <>
      {isSlow && <span>{t('trouble.saving')}</span>}
      {isTooSlow && (
        <>
          <span>{t('trouble.slow')}</span>
          <button type="button" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </button>
        </>
      )}
    </>
  );
}
