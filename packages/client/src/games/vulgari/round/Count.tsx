/** The final count, a category after the other: what each brings to everybody, and how it stands then. */
import './Count.css';
import { useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../ui/SeatSign';
import type { CountProps } from '../../board/game-ui';

export function Count({ result: { sheet, points }, names, category, detail, text, say, onDone }: CountProps) {
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLElement>(null);
  useEffect(() => {
    // Read from its beginning, wherever on the table one was when the game ended.
    count.current?.scrollIntoView({ block: 'start' });
    next.current?.focus({ preventScroll: true });
  }, []);
  const { messages } = text;
  const row = sheet[at];
  const isLast = at === sheet.length - 1;
  const most = Math.max(1, ...points);
  const totals = names.map((_, seat) => sheet.slice(0, at + 1).reduce((sum, one) => sum + one.points[seat], 0));
  return (
    <section ref={count} className="vu-count card" aria-label={messages['table.count']}>
      <h2>{messages['table.count']}</h2>
      <div aria-live="polite" aria-atomic="true">
        <h3>
          {category(row.category)}
          <small>{say({ key: 'table.count.step', values: { step: at + 1, steps: sheet.length } })}</small>
        </h3>
        <table className="tabular">
          <thead className="sr-only">
            <tr>
              <th scope="col">{messages['table.count.player']}</th>
              <th scope="col">{messages['table.count.here']}</th>
              <th scope="col">{messages['table.count.soFar']}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <tr key={seat} data-seat={seat} data-gains={row.points[seat] !== 0}>
                <th scope="row">
                  <SeatSign seat={seat} /> {name}
                </th>
                <td>
                  <b>{signed(row.points[seat])}</b> <small>{detail(row.category, seat)}</small>
                </td>
                <td>
                  <span
                    className="vu-count-bar"
                    style={{ inlineSize: `calc(${Math.max(0, totals[seat]) / most} * (100% - 2.5em))` }}
                  />
                  <b>{totals[seat]}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="vu-count-buttons">
        <button ref={next} type="button" className="primary" onClick={() => (isLast ? onDone() : setAt(at + 1))}>
          {messages[isLast ? 'table.count.end' : 'table.count.next']}
        </button>
        {!isLast && (
          <button type="button" className="vu-count-skip" onClick={onDone}>
            {messages['table.count.skip']}
          </button>
        )}
      </div>
    </section>
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');
