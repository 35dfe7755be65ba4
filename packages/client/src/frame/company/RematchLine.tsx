/** After a game: that somebody wants to play again, and one click to play along. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';

interface RematchLineProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
}

export function RematchLine({ table, company }: RematchLineProps) {
  const { t } = useText();
  const rematch = useSyncExternalStore(table.subscribe, () => company.seen().state.rematch);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (rematch === null) return;
    company.rematchHost(rematch).then(
      (host) => isHere && setName(host),
      () => {}, // the button is there all the same
    );
    return () => {
      isHere = false;
    };
  }, [company, rematch]);
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <p className="rematch" role="status">
      {rematch !== null && name !== null ? t('rematch.wanted', { name }) : null}
    </p>
  );
}
