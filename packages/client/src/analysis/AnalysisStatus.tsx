/** How far the analysis is, whether it is whole, and the ways to end it and to look deeper. */
import { explainError } from '../errors';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import type { Analysis } from './use-analysis';

export function AnalysisStatus({ analysis }: { readonly analysis: Analysis }) {
  const pageText = useText();
  const { t } = pageText;
  const { isOpening, found, progress, here, error, notKept, deepen, goOn, stop } = analysis;
  const isBusy = progress !== null;
  const isStill = !isOpening && !isBusy && error === null;
  return (
    <section className="analysis-status card" aria-label={t('analysis.status')}>
      {isOpening && <Waiting />}
      {isBusy && (
        <label className="analysis-progress">
          <span>{t(found?.isComplete ? 'analysis.deepening' : 'analysis.working')}</span>
          <progress max={1} value={progress} />
        </label>
      )}
      <p className="analysis-said" role="status">
        {isStill && found === null && t('analysis.nothing')}
        {isStill &&
          found !== null &&
          t(found.isComplete ? 'analysis.whole' : 'analysis.partial', { positions: found.positions })}
      </p>
      <p className="analysis-said" role="status">
        {!isStill && here !== null && here !== 'off' && t(`analysis.here.${here}`)}
      </p>
      {found !== null && found.first > 0 && <p className="analysis-said">{t('analysis.newerRules')}</p>}
      {error !== null && <p role="alert">{t('analysis.failed', { reason: explainError(error, pageText) })}</p>}
      {notKept !== null && <p role="alert">{t('analysis.notKept', { reason: explainError(notKept, pageText) })}</p>}
      <div className="analysis-ways">
        {isBusy && (
          <button type="button" onClick={stop}>
            {t('analysis.stop')}
          </button>
        )}
        {goOn !== null && (
          <button type="button" className="primary" onClick={goOn}>
            {t(error === null ? 'analysis.goOn' : 'app.retry')}
          </button>
        )}
        {deepen !== null && (
          <button type="button" title={t('analysis.deeperHint')} onClick={deepen}>
            {t('analysis.deeper')}
          </button>
        )}
        {error !== null && (
          <button type="button" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </button>
        )}
      </div>
    </section>
  );
}
