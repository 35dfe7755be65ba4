/** What somebody at the table asks everybody for, and what came of it. */
import './ProposalBox.css';
import type { Seat } from '@bottega/kernel';
import type { Proposal } from '@bottega/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import type { TroubleControl } from '../use-trouble';

interface ProposalBoxProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
  /** Whose eyes these are. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly attempt: TroubleControl['attempt'];
}

export function ProposalBox({ table, company, seat, names, attempt }: ProposalBoxProps) {
  const { t, language } = useText();
  const { proposal, standing } = useSyncExternalStore(table.subscribe, () => company.seen().state);
  const back = useMover(table, proposal, seat);
  const listed = (seats: readonly Seat[]) => new Intl.ListFormat(language).format(seats.map((one) => names[one]));
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <div className="proposal" role="status">
      {standing === 'paused' && <p>{t('company.paused')}</p>}
      {standing === 'ended' && <p>{t('company.ended')}</p>}
      {proposal !== null && proposal.outcome === 'open' && (
        <>
          <p>
            {back === null
              ? t(`proposal.${proposal.kind}`, { name: names[proposal.seat] })
              : t('proposal.rewindTo', { name: names[proposal.seat], who: names[back] })}
          </p>
          <Ways proposal={proposal} company={company} seat={seat} attempt={attempt} />
          <small>{t('proposal.waitsFor', { names: listed(proposal.waitsFor) })}</small>
        </>
      )}
      {proposal !== null && proposal.outcome !== 'open' && proposal.outcome !== 'agreed' && (
        <small>{t(`proposal.outcomes.${proposal.outcome}`)}</small>
      )}
    </div>
  );
}

/** Who would have to decide if everybody went back; null if that is several, not known yet, or not what is proposed. */
function useMover(table: TableClient, proposal: Proposal | null, seat: Seat | null): Seat | null {
  const [found, setFound] = useState<{ readonly id: string; readonly asked: readonly Seat[] } | null>(null);
  const id = proposal?.id;
  const moment = proposal?.outcome === 'open' ? proposal.moment : null;
  useEffect(() => {
    let isHere = true;
    if (id === undefined || moment === null) return;
    table.moment(moment, seat).then(
      ({ seen }) => isHere && setFound({ id, asked: seen.asked }),
      () => {}, // then it is said without
    );
    return () => {
      isHere = false;
    };
  }, [table, id, moment, seat]);
  return found !== null && found.id === id && found.asked.length === 1 ? found.asked[0] : null;
}

type WaysProps = Pick<ProposalBoxProps, 'company' | 'seat' | 'attempt'> & { readonly proposal: Proposal };

function Ways({ proposal: { id, seat: proposer, waitsFor }, company, seat, attempt }: WaysProps) {
  const { t } = useText();
  if (seat === null) return null;
  if (seat === proposer) {
    return (
      <button type="button" onClick={() => void attempt('other', () => company.withdraw(id))}>
        {t('proposal.withdraw')}
      </button>
    );
  }
  if (!waitsFor.includes(seat)) return null;
  return (
    <span className="proposal-ways">
      <button type="button" className="primary" onClick={() => void attempt('other', () => company.vote(id, true))}>
        {t('proposal.agree')}
      </button>
      <button type="button" onClick={() => void attempt('other', () => company.vote(id, false))}>
        {t('proposal.refuse')}
      </button>
    </span>
  );
}
