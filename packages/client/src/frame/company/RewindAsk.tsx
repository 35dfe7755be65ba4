/** Asks everybody to go back in the game: how far is chosen here. */
import '../WasteAsk.css';
import './RewindAsk.css';
import type { Seat } from '@bottega/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { explainError } from '../../errors';
import type { CompanyClient, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import { type RewindWay, rewindWays } from './rewind-ways';

/** Turns of others that are looked at to find everybody's last one: more than there are seats. */
const LOOKED_AT = 8;
/** Later than any game gets, and as late as the server takes it: the moment that is now. */
const NOW = 100_000;

interface RewindAskProps {
  readonly table: TableClient;
  readonly company: CompanyClient;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Why nothing can simply be undone; null if that was not asked. */
  readonly reason: string | null;
  onClose(): void;
}

export function RewindAsk({ table, company, seat, names, reason, onClose }: RewindAskProps) {
  const pageText = useText();
  const { t } = pageText;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [ways, setWays] = useState<readonly RewindWay[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isHere = true;
    waysBack(table, seat).then(
      (found) => {
        if (!isHere) return;
        setWays(found);
        setChosen(
          Math.max(
            0,
            found.findIndex(({ to }) => to === seat),
          ),
        );
      },
      (reason: unknown) => isHere && setError(explainError(reason, pageText)),
    );
    return () => {
      isHere = false;
    };
  }, [table, seat, pageText]);

  const ask = async (moment: number) => {
    try {
      await company.propose('rewind', moment);
      dialog.current?.close();
    } catch (reason) {
      setError(explainError(reason, pageText));
    }
  };
  const label = ({ to }: RewindWay) => {
    if (to === 'lastMove') return t('rewind.lastChoice');
    if (to === 'beginning') return t('rewind.beginning');
    return to === seat ? t('rewind.mine') : t('rewind.turnOf', { name: names[to] });
  };
  const way = ways?.[chosen];
  return (
    <dialog ref={dialog} className="waste rewind card" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('rewind.title')}</h2>
      {reason !== null && <p className="rewind-reason">{reason}</p>}
      <fieldset disabled={ways === null}>
        <legend>{ways?.length === 0 ? t('rewind.none') : t('rewind.hint')}</legend>
        {ways === null && error === null && <p>{t('app.loading')}</p>}
        {ways?.map((one, at) => (
          <label key={one.moment} className="rewind-way">
            <input type="radio" name={title} checked={at === chosen} onChange={() => setChosen(at)} />
            {label(one)}
          </label>
        ))}
      </fieldset>
      <p role="alert">{error}</p>
      <div className="waste-ways">
        {way !== undefined && (
          <button type="button" className="primary" onClick={() => void ask(way.moment)}>
            {t('rewind.ask')}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('waste.back')}
        </button>
      </div>
    </dialog>
  );
}

/** Where the game can go back to, as far as a look at the last turns tells. */
async function waysBack(table: TableClient, seat: Seat): Promise<readonly RewindWay[]> {
  const now = await table.moment(NOW, seat);
  const begun = [now.first, ...now.turns.slice(-LOOKED_AT)];
  const moments = await Promise.all(begun.map((at) => table.moment(at, seat)));
  return rewindWays(
    now,
    moments.map(({ at, seen }) => ({ moment: at, asked: seen.asked })),
    seat,
  );
}
