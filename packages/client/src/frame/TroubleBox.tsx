/** What has stopped the table, until it goes on: what happened, and the ways out. */
import './TroubleBox.css';
import { codeOf, explainError } from '../errors';
import { ExportButton } from '../page/ExportButton';
import { href } from '../router';
import type { TableInfo } from '../table/table';
import type { PlainKey } from '../text/keys';
import { useText } from '../text/use-text';
import { useLongWait } from '../ui/use-long-wait';
import { SlowLine } from './SlowLine';
import { isSafeToRepeat, type TroubleControl } from './use-trouble';

/** A disk that is slower than this is noticed. */
const SLOW_MS = 1000;
/** After this something is wrong. */
export const TOO_SLOW_MS = 12_000;

interface TroubleBoxProps {
  readonly control: TroubleControl;
  readonly info: TableInfo;
  /** Whether the table is at a server: then it is told elsewhere what is slow, and a game is a file only when it is over. */
  readonly isOnline: boolean;
}

export function TroubleBox({ control: { trouble, isBusy, retry }, info, isOnline }: TroubleBoxProps) {
  const pageText = useText();
  const { t } = pageText;
  const isSlow = useLongWait(isBusy && !isOnline, SLOW_MS);
  const isTooSlow = useLongWait(isBusy && !isOnline, TOO_SLOW_MS);
  const code = trouble === null ? null : codeOf(trouble.error);
  const says = () => {
    if (trouble === null) return null;
    const reason = explainError(trouble.error, pageText);
    if (!isSafeToRepeat(trouble.error) || trouble.deed === 'other') return t('trouble.stopped', { reason });
    return t(trouble.deed === 'choice' ? 'trouble.notSaved' : 'trouble.undoNotSaved', { reason });
  };
  return (
    <>
      {trouble !== null && (
        <div className="trouble" role="alert">
          <p>{says()}</p>
          <div className="trouble-ways">
            <button type="button" className="primary" aria-disabled={isBusy} onClick={() => isBusy || void retry()}>
              {t(remedyOf(code))}
            </button>
            {!isOnline && <ExportButton id={info.id} game={info.game} />}
            {(code === null || code === 'workerFailed' || code === 'missingPart') && (
              <button type="button" onClick={() => location.reload()}>
                {t('trouble.reload')}
              </button>
            )}
            <a className="button quiet" href={href({ page: 'home' })}>
              {t('setup.allGames')}
            </a>
          </div>
        </div>
      )}
      {/* The live region stays in the document, so that what appears in it is read out. */}
      <div className="trouble-wait" role="status">
        <SlowLine isSlow={isSlow} isTooSlow={isTooSlow} />
      </div>
    </>
  );
}

/** What the button does that lets the game go on. */
function remedyOf(code: string | null): PlainKey {
  switch (code) {
    case 'unknownBot':
      return 'trouble.usualBot';
    case 'deleted':
      return 'trouble.keepGame';
    case 'overtaken':
      return 'trouble.latest';
    default:
      return 'app.retry';
  }
}
