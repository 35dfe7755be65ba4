/** Plays again: the same people, or the same table in this browser. With others, one click leads to the table that is opened for it. */
import { useState, useSyncExternalStore } from 'react';
import { explainError } from '../../errors';
import { randomSeed } from '../../games/new-table';
import { go } from '../../router';
import type { TableClient } from '../../table/table';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { RematchLine } from '../company/RematchLine';

interface RematchProps {
  readonly table: TableClient;
  /** Says why something was not done. */
  onNotice(notice: string): void;
}

export function Rematch({ table, onNotice }: RematchProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const { info, company } = table;
  const isWanted = useSyncExternalStore(table.subscribe, () => (company?.seen().state.rematch ?? null) !== null);
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const { game, players, seating, options } = info;
    try {
      if (company !== null) go({ page: 'room', id: await company.rematch() });
      else go({ page: 'table', id: await service.begin({ game, players, seating, options, seed: randomSeed() }) });
    } catch (error) {
      onNotice(t('home.beginFailed', { reason: explainError(error, pageText) }));
      setBusy(false);
    }
  };
  return (
    <>
      {company !== null && <RematchLine table={table} company={company} />}
      <button type="button" className="primary" aria-disabled={isBusy} onClick={() => void begin()}>
        {t(isWanted ? 'rematch.join' : 'end.rematch')}
      </button>
    </>
  );
}
