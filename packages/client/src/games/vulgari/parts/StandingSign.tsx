/** The sign of what is counted in the line of players: a coin, a book, a gate, a ballot. */
import './StandingSign.css';
import { Coin } from './Ducats';
import { Book } from './Knowing';

export function StandingSign({ id }: { readonly id: string }) {
  if (id === 'ducats') return <Coin />;
  if (id === 'knowledge') return <Book />;
  return (
    <svg className="vu-standing-sign" data-of={id} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {id === 'cities' ? (
        <path d="M2.5 17.5V7H5V4.5H8V7H12V4.5H15V7H17.5V17.5H12.5V13.5Q10 10 7.5 13.5V17.5Z" />
      ) : (
        <path d="M3 9.5H17V17.5H3ZM7.5 9.5L9 2.5L14 3.7L12.6 9.5M6 12.6H14" />
      )}
    </svg>
  );
}
