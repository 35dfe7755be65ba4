/** A quiet line while the server is out of reach: nothing is lost, and it comes back by itself. */
import { useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';

interface ConnectionLineProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
}

export function ConnectionLine({ table, company }: ConnectionLineProps) {
  const { t } = useText();
  const { isConnected } = useSyncExternalStore(table.subscribe, company.seen);
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <p className="trouble-wait" role="status">
      {isConnected ? null : t('company.offline')}
    </p>
  );
}
