/** A treasury: its florins as a heap of coins, and their number. */
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';

/** More coins than these make no higher heap. */
const MOST_COINS = 10;
const COINS = Array.from({ length: MOST_COINS }, (_, at) => at);

export function Coins({ shown, florins }: { readonly shown: BoardContext; readonly florins: number }) {
  return (
    <span className="vi-coins" data-topic="treasury">
      <span className="vi-heap" aria-hidden="true">
        {COINS.slice(0, florins).map((at) => (
          <Sym key={at} name="florin" size="1.25em" />
        ))}
      </span>
      <b>{t(shown, 'table.florins', { florins })}</b>
    </span>
  );
}
