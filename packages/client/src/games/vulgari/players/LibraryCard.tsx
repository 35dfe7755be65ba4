/** A card of the Papal Library, face up with its points or face down. */
import './LibraryCard.css';
import { type BoardContext, t } from '../board-context';

interface LibraryCardProps {
  readonly shown: BoardContext;
  /** Null for a card that one may not see. */
  readonly points: number | null;
}

export function LibraryCard({ shown, points }: LibraryCardProps) {
  return (
    <span className="vu-library-card" data-face={points === null ? 'down' : 'up'} data-topic="libraryCard">
      <svg viewBox="0 0 40 56" width="40" height="56" aria-hidden="true">
        <rect x="1.5" y="1.5" width="37" height="53" rx="4" />
        {points === null ? (
          <path d="M20 12v8M16 16h8M12 26h16M13 26v16M20 26v16M27 26v16M10 42h20M12 26l8-6 8 6" />
        ) : (
          <path d="M8 34q6-3 12 0v14q-6-3-12 0zM32 34q-6-3-12 0v14q6-3 12 0z" />
        )}
      </svg>
      {points !== null && (
        <>
          <b aria-hidden="true">{points}</b>
          <span className="sr-only">{t(shown, 'table.points', { count: points })}</span>
        </>
      )}
    </span>
  );
}
