/** The prestige points that are printed on something; nothing if there are none. */
import { Sym } from '../art/Sym';
import { type BoardContext, t } from '../board-context';

export function Prestiges({ shown, points }: { readonly shown: BoardContext; readonly points: number }) {
  if (points === 0) return null;
  const said = t(shown, 'table.points', { points });
  return (
    <span className="vi-count" data-topic="scoring" title={said}>
      <span className="sr-only">{said}</span>
      <span aria-hidden="true">{points}</span>
      <Sym name="prestige" />
    </span>
  );
}
