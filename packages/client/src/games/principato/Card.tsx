/** An action card: picture, name, what it costs and gives, and whether it must be exchanged. */
import './Card.css';
import type { Alternative, CardId } from '@bottega/principato/show';
import { CardArt } from './art/cards';
import { Icon, type IconName } from './art/icons';
import type { BoardContext } from './board-context';
import { breakable } from './breakable';

export function Card({
  shown,
  card,
  note,
}: {
  readonly shown: BoardContext;
  readonly card: CardId;
  readonly note?: string;
}) {
  const { tables, text, lit } = shown;
  const { type } = tables.cards[card];
  const id = type?.type ?? 'military-scoring';
  const isExchanged =
    type !== null &&
    (type.exchange || (shown.view.open.options.cultureExchange && type.alternatives[0].gain.kind === 'culture'));
  return (
    <span
      className={`pr-card ${lit.has(`card-${card}`) ? 'lit' : ''}`}
      data-flip={`card-${card}`}
      data-thing={`card-${card}`}
      data-card={id}
      data-topic={`card:${id}`}
    >
      <span className="pr-card-art">
        <CardArt type={id} />
      </span>
      <span className="pr-card-name">{breakable(text.names.cards[id])}</span>
      <span className="pr-card-effects">
        {type?.alternatives.map((one) => (
          <Effect key={one.id} alternative={one} shown={shown} />
        ))}
      </span>
      {isExchanged && (
        <span className="pr-card-exchange">
          <Icon name="exchange" title={text.names.terms.exchangeSymbol} />
        </span>
      )}
      {note !== undefined && <span className="pr-card-note">{note}</span>}
    </span>
  );
}

/** "Cost → gain" in pictures, with the same said for those who cannot see them. */
function Effect({ alternative, shown }: { readonly alternative: Alternative; readonly shown: BoardContext }) {
  const { cost, gain } = alternative;
  const { names } = shown.text;
  const isFree = cost.food + cost.gold === 0;
  return (
    <span className="pr-effect">
      <Amount name="food" count={cost.food} label={names.cubes.food} />
      <Amount name="gold" count={cost.gold} label={names.cubes.gold} />
      {!isFree && <span aria-hidden="true">→</span>}
      {gain.kind === 'tokens' && <Amount name={gain.token} count={gain.count} label={names.tokens[gain.token]} />}
      {gain.kind === 'culture' && <Amount name={gain.culture} count={1} label={names.cultures[gain.culture]} />}
      {gain.kind === 'cubes' && (
        <>
          <Amount name="food" count={gain.food} label={names.cubes.food} />
          <Amount name="gold" count={gain.gold} label={names.cubes.gold} />
        </>
      )}
      {gain.kind === 'produce' && (
        <>
          <Amount name={gain.per} count={1} label={names.tokens[gain.per]} />
          <span aria-hidden="true">→</span>
          <Amount
            name={gain.per === 'field' ? 'food' : 'gold'}
            count={1}
            label={gain.per === 'field' ? names.cubes.food : names.cubes.gold}
          />
        </>
      )}
      {gain.kind === 'recruit' && (
        <>
          <Amount name={gain.soldier} count={1} label={names.tokens[gain.soldier]} />
          <span>×?</span>
        </>
      )}
    </span>
  );
}

export function Amount({
  name,
  count,
  label,
}: {
  readonly name: IconName;
  readonly count: number;
  readonly label: string;
}) {
  if (count === 0) return null;
  return (
    <span className="pr-amount">
      {count > 1 && <span>{count}</span>}
      <Icon name={name} title={label} />
    </span>
  );
}
