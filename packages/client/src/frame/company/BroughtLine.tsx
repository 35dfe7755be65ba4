/** Says of a game that was begun elsewhere that somebody may know its secrets. */
import { useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';

interface BroughtLineProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
}

export function BroughtLine({ table, company }: BroughtLineProps) {
  const { t } = useText();
  const { state } = useSyncExternalStore(table.subscribe, company.seen);
  return state.isBrought ? <p className="company-says">{t('lobby.broughtHere')}</p> : null;
}
