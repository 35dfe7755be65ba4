/** A payment in progress: the price as places to be filled, what is suggested, and what pays that is no card. */
import { AdviceFor } from '../../../choosing/AdviceMark';
import './Payment.css';
import { type Due, duesOf, type FrameOf, INDULGENCE, POWERS_FROM, sourceOf } from '@bottega/virtu/show';
import { Sym } from '../art/Sym';
import { type BoardContext, playerName, t } from '../board-context';
import type { Part } from './draft';
import { PartTarget } from './Source';
import type { Paying } from './use-paying';

interface PaymentProps {
  readonly shown: BoardContext;
  readonly frame: FrameOf<'pay'>;
}

export function Payment({ shown, frame }: PaymentProps) {
  const { seen, view, text, paying } = shown;
  const isMine = frame.seat === seen.seat;
  const dues = duesOf(view.open, frame);
  return (
    <section className="vi-payment card" data-topic="payment" aria-label={text.messages['table.payment']}>
      <div className="vi-due">
        <strong>{isMine ? t(shown, 'table.price') : playerName(shown, frame.seat)}</strong>
        {dues.map((due) => (
          <DuePlaces key={due.symbol} shown={shown} due={due} />
        ))}
      </div>
      {paying !== null && <Proposal shown={shown} paying={paying} />}
    </section>
  );
}

/**
 * What pays, what is spared and how it could pay instead, in the order of the sources, so that what is pressed stays where it is;
 * last what could pay that lies on no card or tile.
 */
function Proposal({ shown, paying }: { readonly shown: BoardContext; readonly paying: Paying }) {
  const { plan, parts } = paying;
  const isListed = (source: number) =>
    isBeside(source) || paying.partsOf(source).some(({ standing }) => standing !== 'may');
  const listed = parts
    .filter(({ choice }) => isListed(sourceOf(choice)))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <>
      <div className="vi-plan">
        <strong>{t(shown, 'table.suggestion')}</strong>
        {listed.map((part) => (
          <PartChip key={JSON.stringify(part.choice)} shown={shown} part={part} />
        ))}
        {plan.florins > 0 && (
          <span className="vi-mean" data-topic="treasury">
            <Sym name="florin" /> {t(shown, 'table.treasuryPays', { florins: plan.florins })}
          </span>
        )}
        <button type="button" className="primary" onClick={() => paying.accept()}>
          {t(shown, 'table.acceptPayment')}
          <AdviceFor choices={plan.choices} />
        </button>
      </div>
      <p className="vi-pay-help">{t(shown, 'table.payHelp')}</p>
    </>
  );
}

function PartChip({ shown, part }: { readonly shown: BoardContext; readonly part: Part }) {
  const name = shown.name(part.choice);
  return (
    <PartTarget shown={shown} parts={[part]} label={name} className="vi-mean">
      <span className="vi-mean-name" aria-hidden="true">
        {name}
      </span>
    </PartTarget>
  );
}

/** The bonus of an ally and the crown of an indulgence lie on no card or tile. */
const isBeside = (source: number): boolean => source >= POWERS_FROM && source <= INDULGENCE;

/** Cards and tiles are what is suggested first: an indulgence that nobody suggested would read as the suggestion. */
const placeOf = ({ choice }: Part): number => sourceOf(choice) + (isBeside(sourceOf(choice)) ? BESIDE_LAST : 0);

/** More than there are sources. */
const BESIDE_LAST = 1000;

/** From so many on, a number is read more easily than places. */
const MOST_PLACES = 5;

function DuePlaces({ shown, due: { symbol, needed, paid } }: { readonly shown: BoardContext; readonly due: Due }) {
  const price = symbol === 'either' ? t(shown, 'table.either', { count: needed }) : amount(shown, symbol, needed);
  const said = `${price} (${t(shown, 'table.pool')}: ${paid})`;
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

const amount = (shown: BoardContext, symbol: string, count: number): string => t(shown, `amount.${symbol}`, { count });
