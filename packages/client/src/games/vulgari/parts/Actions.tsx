/** What something costs in actions: as many markers, with those that it once cost besides in outline. */
import './Actions.css';
import { Marker } from '../art/Marker';
import { type BoardContext, t } from '../board-context';

interface ActionsProps {
  readonly shown: BoardContext;
  readonly count: number;
  /** Actions that are saved by now. */
  readonly saved?: number;
}

export function Actions({ shown, count, saved = 0 }: ActionsProps) {
  const said = t(shown, 'amount.action', { count });
  return (
    <span className="vu-actions" data-topic="action" title={said}>
      <span className="sr-only">{said}</span>
      {Array.from({ length: count + saved }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the markers of a price are all alike
        <Marker key={at} state={at < count ? 'ready' : 'saved'} />
      ))}
    </span>
  );
}
