/** Said while something is on its way; if it takes too long, with a way out. */
import './Waiting.css';
import { useText } from '../text/use-text';
import { useLongWait } from './use-long-wait';

/** Even on a slow line nothing takes as long as this. */
const TOO_LONG_MS = 12_000;

export function Waiting() {
  const { t } = useText();
  const isTooLong = useLongWait(true, TOO_LONG_MS);
  return (
    <div className="waiting" role="status">
      <p>{t('app.loading')}</p>
      {isTooLong && (
        <>
          <p>{t('trouble.slow')}</p>
          <button type="button" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </button>
        </>
      )}
    </div>
  );
}
