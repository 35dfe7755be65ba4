/** What a person at a table with others can do besides choosing: ask everybody for something, let a bot play, give up. */
import './CompanyTools.css';
import { botIn } from '@bottega/table';
import { useState, useSyncExternalStore } from 'react';
import { explainError } from '../../errors';
import type { CompanyClient, TableClient, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import { PeopleHere } from './PeopleHere';
import { SureAsk } from './SureAsk';

interface CompanyToolsProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
  readonly seen: TableSnapshot;
  /** Says why something was not done. */
  onNotice(notice: string): void;
  /** Asks how far to go back. */
  onRewind(): void;
}

export function CompanyTools({ table, company, seen, onNotice, onRewind }: CompanyToolsProps) {
  const pageText = useText();
  const { t } = pageText;
  const { state } = useSyncExternalStore(table.subscribe, company.seen);
  const [isOpen, setOpen] = useState(false);
  /** What is asked about once more before it is done. */
  const [asked, setAsked] = useState<'end' | 'concede' | null>(null);
  const { seat } = seen;
  if (seat === null || seen.over || state.standing === 'ended') return null;
  const player = state.players[seat];
  if (player.hasConceded) return <p className="company-says">{t('company.conceded')}</p>;
  const isAway = botIn(player) !== null;
  const isPaused = state.standing === 'paused';
  const act = async (work: () => Promise<void>) => {
    setAsked(null);
    try {
      await work();
    } catch (error) {
      onNotice(explainError(error, pageText));
    }
  };
  return (
    <details className="company-tools" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('company.more')}</summary>
      <div className="company-ways">
        {isAway ? (
          <button type="button" className="primary" onClick={() => void act(company.comeBack)}>
            {t('company.comeBack')}
          </button>
        ) : (
          <button type="button" onClick={() => void act(company.goAway)}>
            {t('company.goAway')}
          </button>
        )}
        <button type="button" onClick={onRewind}>
          {t('company.askBack')}
        </button>
        <button type="button" onClick={() => void act(() => company.propose(isPaused ? 'resume' : 'pause'))}>
          {t(isPaused ? 'company.askResume' : 'company.askPause')}
        </button>
        {asked === 'end' ? (
          <SureAsk
            question={t('company.endAsk')}
            sure={t('company.endSure')}
            onSure={() => void act(() => company.propose('end'))}
            onBack={() => setAsked(null)}
          />
        ) : (
          <button type="button" onClick={() => setAsked('end')}>
            {t('company.askEnd')}
          </button>
        )}
        {asked === 'concede' ? (
          <SureAsk
            question={t('company.concedeAsk')}
            sure={t('company.concedeSure')}
            onSure={() => void act(company.concede)}
            onBack={() => setAsked(null)}
          />
        ) : (
          <button type="button" onClick={() => setAsked('concede')}>
            {t('company.concede')}
          </button>
        )}
      </div>
      {isOpen && <PeopleHere id={table.info.id} />}
    </details>
  );
}
