/** The room that the card with the most to read takes in the display: unseen, so that no exchange makes the row higher. */
import type { CardType } from '@bottega/principato/show';
import { memo } from 'react';
import type { BoardContext } from './board-context';
import { breakable } from './breakable';
import { Effect } from './Effect';

export function CardRoom({ shown: { tables, text, say } }: { readonly shown: BoardContext }) {
  return <Longest tables={tables} text={text} say={say} />;
}

/** Kept while the game goes on. */
const Longest = memo(function Longest({ tables, text, say }: Pick<BoardContext, 'tables' | 'text' | 'say'>) {
  const types = new Set(tables.cards.flatMap(({ type }) => (type === null ? [] : [type])));
  return (
    <span className="pr-card-room" aria-hidden="true">
      {longest([...types]).map(({ type, alternatives }) => (
        <span key={type} className="pr-card">
          <span className="pr-card-art" />
          <span className="pr-card-name">{breakable(text.names.cards[type])}</span>
          <span className="pr-card-effects">
            {alternatives.map((one) => (
              <span key={one.id} className="pr-effect">
                <Effect alternative={one} shown={{ say }} isSaid />
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
});

/** Those with the most lines, and with one less, whose name may take one more. */
function longest(types: readonly CardType[]): readonly CardType[] {
  const most = Math.max(...types.map(({ alternatives }) => alternatives.length));
  return types.filter(({ alternatives }) => alternatives.length >= most - 1);
}
