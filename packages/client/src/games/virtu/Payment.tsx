/** A payment in progress: the price as places to be filled, what is suggested, and what pays that is no card. */
import './Payment.css';
import type { Choice as AnyChoice } from '@bottega/kernel';
import type { Choice } from '@bottega/virtu';
import { type Due, duesOf, EMPIRE, type FrameOf, OTTOMAN, POWERS_FROM } from '@bottega/virtu/show';
import { Targets } from '../../frame/Targets';
import { Sym } from './art/Sym';
import { playerName, type Shown, tell } from './shown';

interface PaymentProps {
  readonly shown: Shown;
  readonly frame: FrameOf<'pay'>;
}

export function Payment({ shown, frame }: PaymentProps) {
  const { seen, pick, view, text } = shown;
  const isMine = frame.seat === seen.seat;
  const dues = duesOf(view.open, frame);
  const others = otherMeans().filter((choice) => pick.status(choice as AnyChoice) === 'may');
  return (
    <section className="vi-payment card" data-topic="payment" aria-label={text.messages['table.payment']}>
      <div className="vi-due">
        <strong>{isMine ? tell(shown, 'table.price') : playerName(shown, frame.seat)}</strong>
        {dues.map((due) => (
          <DuePlaces key={due.symbol} shown={shown} due={due} />
        ))}
      </div>
      {isMine && seen.plan.length > 0 && (
        <div className="vi-plan">
          <strong>{tell(shown, 'table.suggestion')}</strong>
          <ol>
            {(seen.plan as readonly Choice[]).map((choice) => (
              <li key={JSON.stringify(choice)}>{shown.name(choice)}</li>
            ))}
          </ol>
          <button type="button" className="primary" onClick={() => pick.accept()}>
            {tell(shown, 'table.acceptPayment')}
          </button>
        </div>
      )}
      {others.length > 0 && (
        <div className="vi-plan">
          <strong>{tell(shown, 'table.otherMeans')}</strong>
          {others.map((choice) => (
            <Targets
              key={JSON.stringify(choice)}
              choices={[{ choice: choice as AnyChoice, label: shown.name(choice) }]}
              pick={pick}
              label={shown.name(choice)}
              className="vi-mean"
            >
              <span aria-hidden="true">{shown.name(choice)}</span>
            </Targets>
          ))}
        </div>
      )}
    </section>
  );
}

/** What pays and lies on no card or tile: the bonus of an ally, the crown of an indulgence, the treasury. */
function otherMeans(): Choice[] {
  return [
    { type: 'use', source: POWERS_FROM + OTTOMAN, symbol: 'ship' },
    { type: 'use', source: POWERS_FROM + EMPIRE, symbol: 'cross' },
    { type: 'request', gain: 'crown' },
    { type: 'done' },
  ];
}

/** From so many on, a number is read more easily than places. */
const MOST_PLACES = 5;

function DuePlaces({ shown, due: { symbol, needed, paid } }: { readonly shown: Shown; readonly due: Due }) {
  const price = symbol === 'either' ? tell(shown, 'table.either', { count: needed }) : amount(shown, symbol, needed);
  const said = `${price} (${tell(shown, 'table.pool')}: ${paid})`;
  return (
    <span className="vi-places" data-topic={symbol === 'either' ? 'payment' : symbol} title={said}>
      <span className="sr-only">{said}</span>
      {needed <= MOST_PLACES ? (
        PLACES.slice(0, needed).map((at) => (
          <span key={at} className="vi-place" data-paid={at < paid} aria-hidden="true">
            <Sym name={symbol} size="1.4em" />
          </span>
        ))
      ) : (
        <span className="vi-place" data-paid={paid >= needed} aria-hidden="true">
          {paid}/{needed} <Sym name={symbol} size="1.4em" />
        </span>
      )}
    </span>
  );
}

const PLACES = Array.from({ length: MOST_PLACES }, (_, at) => at);

const amount = (shown: Shown, symbol: string, count: number): string => tell(shown, `amount.${symbol}`, { count });
