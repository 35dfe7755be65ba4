/** A game looked at again: opens the table, then shows any of its moments. */
import type { Seat } from '@bottega/kernel';
import { useText } from '../../text/use-text';
import { PastPage } from './PastPage';
import { ReplayView } from './ReplayView';

export interface ReplayPageProps {
  readonly id: string;
  /** After so many choices; null for the newest position. */
  readonly at: number | null;
  readonly seat: Seat | null;
}

export function ReplayPage({ id, at, seat }: ReplayPageProps) {
  const { t } = useText();
  return (
    <PastPage id={id} title={t('replay.title')}>
      {(past, onError) => <ReplayView {...past} at={at} seat={seat} onError={onError} />}
    </PastPage>
  );
}
