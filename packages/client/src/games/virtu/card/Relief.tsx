/** A relief: symbols, each with its name for whoever cannot see it. Of several kinds a use gives one, so they stand apart. */
import './Relief.css';
import { SYMBOLS } from '@bottega/virtu/show';
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';

/** Symbols that can be used now, those that are suggested, and those that are spared. */
export type Mark = 'may' | 'planned' | 'spared';
export type Marks = Readonly<Partial<Record<string, Mark>>>;

interface ReliefProps {
  readonly shown: BoardContext;
  readonly relief: readonly number[];
  readonly marks?: Marks;
}

/** As many are drawn one by one; of more, one with its number. */
const MOST_DRAWN = 3;

export function Relief({ shown, relief, marks = {} }: ReliefProps) {
  const symbols = SYMBOLS.filter((_, at) => relief[at] > 0);
  if (symbols.length === 0) return null;
  return (
    <span className="vi-relief">
      {symbols.map((symbol) => {
        const count = relief[SYMBOLS.indexOf(symbol)];
        const said = t(shown, `amount.${symbol}`, { count });
        return (
          <span key={symbol} className="vi-count" data-topic={symbol} data-mark={marks[symbol]} title={said}>
            <span className="sr-only">{said}</span>
            {count > MOST_DRAWN ? (
              <>
                <span aria-hidden="true">{count}</span>
                <Sym name={symbol} />
              </>
            ) : (
              SIGNS.slice(0, count).map((at) => <Sym key={at} name={symbol} />)
            )}
          </span>
        );
      })}
    </span>
  );
}

const SIGNS = Array.from({ length: MOST_DRAWN }, (_, at) => at);
