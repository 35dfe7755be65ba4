/** The signs of the line of players: what one is, and of what is counted a coin, a book, a ballot. */
import './StandingSign.css';
import { STATUSES } from '@bottega/vulgari/show';
import { Rank } from '../art/Rank';
import { Coin } from './Ducats';
import { Book } from './Knowing';

export function StandingSign({ id }: { readonly id: string }) {
  if (id === 'ducats') return <Coin />;
  if (id === 'knowledge') return <Book />;
  const status = STATUSES.find((one) => one === id);
  if (status !== undefined) return <Rank rank={status} />;
  return (
    <svg className="vu-ballot" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M3 9.5H17V17.5H3ZM7.5 9.5L9 2.5L14 3.7L12.6 9.5M6 12.6H14" />
    </svg>
  );
}
