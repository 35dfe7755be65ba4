/** Where one begins to decide again what went wrong: whose slips, and how many there are. */
import type { Seat } from '@bottega/kernel';
import type { Player, TurningMoment } from '@bottega/table';
import { useState } from 'react';
import { onlyPerson } from '../../table/only-person';
import { useText } from '../../text/use-text';

interface AgainStartProps {
  /** Of everybody, with what they could know. */
  readonly moments: readonly TurningMoment[];
  readonly players: readonly Player[];
  onBegin(moments: readonly TurningMoment[]): void;
}

export function AgainStart({ moments, players, onBegin }: AgainStartProps) {
  const { t } = useText();
  const slips = moments.filter(({ kind }) => kind === 'slip');
  const [wanted, setWanted] = useState<Seat | null>(null);
  const seat = wanted ?? onlyPerson(players) ?? slips[0]?.seat ?? 0;
  const mine = slips.filter((one) => one.seat === seat);
  return (
    <section className="analysis-again" aria-labelledby="analysis-again">
      <h2 id="analysis-again" tabIndex={-1}>
        {t('analysis.again')}
      </h2>
      <p className="analysis-note">{t('analysis.againHint')}</p>
      <div className="analysis-ways">
        <label className="analysis-eyes">
          <span>{t('analysis.againAs')}</span>
          <select value={seat} onChange={({ target }) => setWanted(Number(target.value))}>
            {players.map(({ name }, one) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {mine.length > 0 && (
          <button type="button" className="primary" onClick={() => onBegin(mine)}>
            {t('analysis.againBegin', { count: mine.length })}
          </button>
        )}
      </div>
      <p role="status">{mine.length === 0 ? t('analysis.againNone', { name: players[seat].name }) : null}</p>
    </section>
  );
}
