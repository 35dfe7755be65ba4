/** How long somebody who is asked may still take, or has taken so far. */
import type { Seat } from '@bottega/kernel';
import type { TableClocks } from '@bottega/protocol';
import { useText } from '../../text/use-text';
import { SeatClock } from './SeatClock';

interface SeatWaitProps {
  readonly seat: Seat;
  readonly clocks: TableClocks | null;
  /** In words; null if it is not worth saying. */
  readonly waited: string | null;
}

export function SeatWait({ seat, clocks, waited }: SeatWaitProps) {
  const { t } = useText();
  if (clocks !== null) return <SeatClock clocks={clocks} seat={seat} />;
  return waited === null ? null : <span className="seats-waited">{t('company.waited', { time: waited })}</span>;
}
