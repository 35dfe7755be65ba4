/** What a position can be used for: its address, and a new game that begins here. */
import type { Seat } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import { explainError } from '../../errors';
import { go, href, parseRoute, type Route } from '../../router';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { copyText } from '../../ui/copy-text';
import { isPageCovered } from '../../ui/use-back-closes';

export interface ReplayShareProps {
  readonly id: string;
  readonly at: number;
  readonly seat: Seat | null;
  /** The seats that may be played on: whoever plays one sees its secrets. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly address: string;
  /** Whether the game goes on after this position. */
  readonly canContinue: boolean;
  /** Tries something out here, in a copy that is thrown away. */
  onTry(seat: Seat): void;
  /** Why that failed; null if it did not. */
  readonly tryError: unknown;
}

export function ReplayShare(props: ReplayShareProps) {
  const { id, at, seat, seats, names, address, canContinue, onTry, tryError } = props;
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const [copied, setCopied] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBranching, setBranching] = useState(false);
  const player = seat ?? chosen ?? seats[0];

  const copy = async () => {
    if (await copyText(address)) setCopied(address);
    else setRefused(true); // the address is then shown, to be copied by hand
  };
  const branch = async () => {
    setBranching(true);
    try {
      go({ page: 'table', id: await service.branch(id, at, player) });
    } catch (reason) {
      setError(t('home.beginFailed', { reason: explainError(reason, pageText) }));
      setBranching(false);
    }
  };

  return (
    <div className="replay-share" data-topic="frame.position">
      <div className="replay-link">
        <button type="button" onClick={() => void copy()}>
          {t('replay.link')}
        </button>
        <span role="status">{copied === address ? t('replay.copied') : null}</span>
      </div>
      {isRefused && (
        <input
          type="text"
          readOnly
          ref={(field) => field?.select()}
          value={address}
          aria-label={t('replay.link')}
          onFocus={({ target }) => target.select()}
        />
      )}
      {seats.length > 0 && (
        <div className="replay-branch">
          {seat === null && seats.length > 1 && (
            <label>
              <span>{t('replay.playAs')}</span>
              <select value={player} onChange={({ target }) => setChosen(Number(target.value))}>
                {seats.map((one) => (
                  <option key={one} value={one}>
                    {names[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="button" disabled={!canContinue || isBranching} onClick={() => void branch()}>
            {t('replay.continueHere')}
          </button>
          <button type="button" disabled={!canContinue} title={t('trial.tryHint')} onClick={() => onTry(player)}>
            {t('trial.fromHere')}
          </button>
        </div>
      )}
      {error !== null && <p role="alert">{error}</p>}
      {tryError !== null && <p role="alert">{t('trial.notOpened', { reason: explainError(tryError, pageText) })}</p>}
    </div>
  );
}

/** Safari allows a hundred changes of the address in thirty seconds: it follows when the position rests. */
const REST_MS = 400;

/** Keeps the address of the page at the position shown; returns it in full. */
export function useAddress(route: Route & { readonly page: 'replay' | 'analysis' }): string {
  const { page, id } = route;
  const wanted = href(route);
  useEffect(() => {
    let timer = 0;
    const write = () => {
      const now = parseRoute(location.hash);
      // Somebody may just have followed a link to elsewhere. What lies over the page is left to go, with its place, first.
      if (now.page === page && now.id === id && !isPageCovered()) history.replaceState(history.state, '', wanted);
    };
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(write, REST_MS);
    };
    settle();
    addEventListener('popstate', settle); // an address beyond the end is put right, too
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', settle);
    };
  }, [page, id, wanted]);
  return new URL(wanted, location.href).href;
}
