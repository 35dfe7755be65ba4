/** An amount of ducats: a coin and its number. */
import './Ducats.css';
import { type BoardContext, t } from '../board-context';

export function Ducats({ shown, count }: { readonly shown: BoardContext; readonly count: number }) {
  return (
    <span className="vu-ducats" data-topic="ducat">
      <Coin />
      <span className="sr-only">{t(shown, 'table.ducats', { count })}</span>
      <b key={count} aria-hidden="true">
        {count}
      </b>
    </span>
  );
}

export function Coin() {
  return (
    <svg className="vu-coin" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="5.6" />
      <path d="M10 6v8M8 8.2h4" />
    </svg>
  );
}
