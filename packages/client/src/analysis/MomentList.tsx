/** The decisions that mattered, in the order in which they were made. */
import type { TurningMoment } from '@bottega/table';
import type { Speech } from '../frame/use-speech';
import { useText } from '../text/use-text';
import { SeatSign } from '../ui/SeatSign';
import { differenceOf, shortDifference } from './figures';

interface MomentListProps {
  readonly moments: readonly TurningMoment[];
  readonly chosen: number | null;
  readonly speech: Speech;
  onChoose(from: number): void;
}

export function MomentList({ moments, chosen, speech: { names, say }, onChoose }: MomentListProps) {
  const text = useText();
  const { t } = text;
  return (
    <ol className="analysis-list">
      {moments.map((moment) => (
        <li key={moment.from}>
          <button
            type="button"
            aria-pressed={moment.from === chosen}
            className="analysis-moment"
            data-kind={moment.kind}
            onClick={() => onChoose(moment.from)}
          >
            <span className="analysis-sign" aria-hidden="true">
              {moment.kind === 'slip' ? '?' : '!'}
            </span>
            <span className="analysis-who">
              <span>
                <SeatSign seat={moment.seat} /> <strong>{names[moment.seat]}</strong>{' '}
                <span className="analysis-kind">{t(`analysis.kinds.${moment.kind}`)}</span>
              </span>
              <small>{moment.round === null ? null : say(moment.round)}</small>
              {!moment.couldKnow && <small>{t('analysis.notKnown')}</small>}
            </span>
            <span className="tabular">{shortDifference(moment.kind, differenceOf(moment), text)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
