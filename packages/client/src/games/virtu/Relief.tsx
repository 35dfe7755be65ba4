/** A relief: symbols with their numbers, each with its name for whoever cannot see it. */
import { SYMBOLS } from '@bottega/virtu/show';
import { Sym } from './art/Sym';
import { type Shown, tell } from './shown';

interface ReliefProps {
  readonly shown: Shown;
  readonly relief: readonly number[];
}

export function Relief({ shown, relief }: ReliefProps) {
  const symbols = SYMBOLS.filter((_, at) => relief[at] > 0);
  if (symbols.length === 0) return null;
  return (
    <span className="vi-relief">
      {symbols.map((symbol) => {
        const count = relief[SYMBOLS.indexOf(symbol)];
        return (
          <span key={symbol} className="vi-count" data-topic={`symbol:${symbol}`}>
            <span className="sr-only">{tell(shown, `amount.${symbol}`, { count })}</span>
            <span aria-hidden="true">{count}</span>
            <Sym name={symbol} topic={`symbol:${symbol}`} />
          </span>
        );
      })}
    </span>
  );
}
