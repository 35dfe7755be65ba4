/** One slip after the other is decided again, each in its own position, and at the end it is told how many were found. */
import type { TurningMoment } from '@bottega/table';
import { useState } from 'react';
import type { Past } from '../../frame/replay/use-past';
import { Page } from '../../page/Page';
import { useText } from '../../text/use-text';
import type { AnalysedGame } from '../analysis-protocol';
import { Question } from './Question';
import { useJudge } from './use-judge';

interface AgainProps {
  readonly past: Past;
  readonly file: AnalysedGame;
  readonly positions: number;
  readonly moments: readonly TurningMoment[];
  onBack(): void;
}

export function Again({ past, file, positions, moments, onBack }: AgainProps) {
  const { t } = useText();
  const judge = useJudge(file, positions);
  /** Of each question that is done, whether it was found. */
  const [done, setDone] = useState<readonly boolean[]>([]);
  const at = done.length;
  if (at < moments.length) {
    return (
      <Question
        key={at}
        past={past}
        moment={moments[at]}
        at={at}
        count={moments.length}
        judge={judge}
        onDone={(isFound) => setDone([...done, isFound])}
        onBack={onBack}
      />
    );
  }
  const found = done.filter((isFound) => isFound).length;
  return (
    <Page title={t('analysis.again')}>
      <section className="analysis-summary card">
        <h1>{t('analysis.again')}</h1>
        <p role="status">
          <strong>{t('analysis.score', { found, count: moments.length })}</strong>{' '}
          {t(found === moments.length ? 'analysis.scoreAll' : 'analysis.scoreSome')}
        </p>
        <div className="analysis-ways">
          <button type="button" className="primary" onClick={onBack}>
            {t('analysis.back')}
          </button>
          <button type="button" onClick={() => setDone([])}>
            {t('analysis.onceMore')}
          </button>
        </div>
      </section>
    </Page>
  );
}
