/** A quiet line while the server is out of reach or slow: nothing is lost, and it comes back by itself. */
import { useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import { useLongWait } from '../../ui/use-long-wait';
import { SlowLine } from '../SlowLine';
import { TOO_SLOW_MS } from '../TroubleBox';

interface ConnectionLineProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
  /** Whether something that was chosen or asked for is on its way. */
  readonly isBusy: boolean;
}

export function ConnectionLine({ table, company, isBusy }: ConnectionLineProps) {
  const { t } = useText();
  const { isConnected } = useSyncExternalStore(table.subscribe, company.seen);
  const isTooSlow = useLongWait(isBusy && isConnected, TOO_SLOW_MS);
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <p className="trouble-wait" role="status">
      {isConnected ? null : t(isBusy ? 'company.offlineSending' : 'company.offline')}
      <SlowLine isSlow={false} isTooSlow={isTooSlow} />
    </p>
  );
}
