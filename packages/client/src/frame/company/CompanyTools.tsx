/** What a person at a table with others can do besides choosing: ask everybody for something, let a bot play, give up. */
import './CompanyTools.css';
import { botIn } from '@bottega/table';
import { useState, useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import type { TroubleControl } from '../use-trouble';

interface CompanyToolsProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
  readonly seen: TableSnapshot;
  readonly attempt: TroubleControl['attempt'];
}

export function CompanyTools({ table, company, seen, attempt }: CompanyToolsProps) {
  const { t } = useText();
  const { state } = useSyncExternalStore(table.subscribe, company.seen);
  const [isConceding, setConceding] = useState(false);
  const { seat } = seen;
  if (seat === null || seen.over || state.standing === 'ended') return null;
  const player = state.players[seat];
  if (player.hasConceded) return <p className="company-says">{t('company.conceded')}</p>;
  const isAway = botIn(player) !== null;
  const act = (work: () => Promise<void>) => void attempt('other', work);
  const isPaused = state.standing === 'paused';
  /** To where the last turn began: what happened before it was everybody's. */
  const askBack = async () => {
    const { turns, first } = await table.moment(Number.MAX_SAFE_INTEGER, seat);
    await company.propose('rewind', turns.at(-1) ?? first);
  };
  return (
    <details className="company-tools">
      <summary>{t('company.more')}</summary>
      <div className="company-ways">
        {isAway ? (
          <button type="button" className="primary" onClick={() => act(company.comeBack)}>
            {t('company.comeBack')}
          </button>
        ) : (
          <button type="button" onClick={() => act(company.goAway)}>
            {t('company.goAway')}
          </button>
        )}
        <button type="button" onClick={() => act(askBack)}>
          {t('company.askBack')}
        </button>
        <button type="button" onClick={() => act(() => company.propose(isPaused ? 'resume' : 'pause'))}>
          {t(isPaused ? 'company.askResume' : 'company.askPause')}
        </button>
        <button type="button" onClick={() => act(() => company.propose('end'))}>
          {t('company.askEnd')}
        </button>
        {isConceding ? (
          <span className="company-sure" role="alert">
            <span>{t('company.concedeAsk')}</span>
            <button type="button" onClick={() => act(company.concede)}>
              {t('company.concedeSure')}
            </button>
            <button type="button" onClick={() => setConceding(false)}>
              {t('waste.back')}
            </button>
          </span>
        ) : (
          <button type="button" onClick={() => setConceding(true)}>
            {t('company.concede')}
          </button>
        )}
      </div>
    </details>
  );
}
