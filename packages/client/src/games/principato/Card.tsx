/** An action card: picture, name, what it costs and gives, and whether it must be exchanged. */
import './Card.css';
import type { CardId } from '@bottega/principato/show';
import { CardArt } from './art/cards';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';
import { breakable } from './breakable';
import { Effect } from './Effect';

interface CardProps {
  readonly shown: BoardContext;
  readonly card: CardId;
  readonly note?: string;
  /** Whether whoever cannot see it is told its name by what it lies in. */
  readonly isNamed?: boolean;
}

export function Card({ shown, card, note, isNamed = false }: CardProps) {
  const { type } = shown.tables.cards[card];
  return (
    <span {...cardMarks(shown, card)}>
      <CardTop shown={shown} card={card} isNamed={isNamed} />
      <span className="pr-card-effects">
        {type?.alternatives.map((one) => (
          <span key={one.id} className="pr-effect">
            <Effect alternative={one} shown={shown} />
          </span>
        ))}
      </span>
      {note !== undefined && <span className="pr-card-note">{note}</span>}
    </span>
  );
}

/** The name of a card's kind, also of a military scoring card. */
export const kindOf = ({ tables }: Pick<BoardContext, 'tables'>, card: CardId): string =>
  tables.cards[card].type?.type ?? 'military-scoring';

/** By what a card is found, moved and explained. */
export function cardMarks(shown: BoardContext, card: CardId) {
  const id = kindOf(shown, card);
  return {
    className: `pr-card ${shown.lit.has(`card-${card}`) ? 'lit' : ''}`,
    'data-flip': `card-${card}`,
    'data-thing': `card-${card}`,
    'data-card': id,
    'data-topic': `card:${id}`,
  };
}

/** Picture and name, with the sign of cards that must be exchanged. */
export function CardTop({ shown, card, isNamed = false }: Omit<CardProps, 'note'>) {
  const { tables, text, view } = shown;
  const { type } = tables.cards[card];
  const id = kindOf(shown, card);
  const isExchanged =
    type !== null &&
    (type.exchange || (view.open.options.cultureExchange && type.alternatives[0].gain.kind === 'culture'));
  return (
    <>
      <span className="pr-card-art">
        <CardArt type={id} />
      </span>
      <span className="pr-card-name" aria-hidden={isNamed}>
        {breakable(text.names.cards[id])}
      </span>
      {isExchanged && (
        <span className="pr-card-exchange">
          <Icon name="exchange" title={text.names.terms.exchangeSymbol} topic={null} />
        </span>
      )}
    </>
  );
}
