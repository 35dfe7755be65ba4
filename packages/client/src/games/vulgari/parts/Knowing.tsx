/** An amount of knowledge: an open book and its number. */
import './Knowing.css';
import { type BoardContext, t } from '../board-context';

export function Knowing({ shown, count }: { readonly shown: BoardContext; readonly count: number }) {
  return (
    <span className="vu-knowing" data-topic="track:knowledge">
      <Book />
      <span className="sr-only">{t(shown, 'amount.knowledge', { count })}</span>
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

export function Book() {
  return (
    <svg className="vu-book" viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
      <path d="M11 4Q7 1 1.5 2.5V15Q7 13.5 11 16.5Q15 13.5 20.5 15V2.5Q15 1 11 4Z" />
      <path
        className="vu-knowing-lines"
        d="M11 4V16.5M4 6Q6.5 5.4 8.8 6.6M4 9.2Q6.5 8.6 8.8 9.8M18 6Q15.5 5.4 13.2 6.6M18 9.2Q15.5 8.6 13.2 9.8"
      />
    </svg>
  );
}
