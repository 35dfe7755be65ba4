/** Cubes that lie together: drawn one by one while they are few, else one with its number; each colour has its name. */
import './Heap.css';
import { CUBES } from '@bottega/vulgari/show';
import { Cube } from '../art/Cube';
import { type BoardContext, t } from '../board-context';

interface HeapProps {
  readonly shown: BoardContext;
  /** By colour; colours without any may be left out at the end. */
  readonly counts: readonly number[];
  readonly isVirtual?: boolean;
  /** Each colour as one cube with its number, where a heap must not grow. */
  readonly isBrief?: boolean;
}

/** As many of a colour are drawn one by one. */
const MOST_DRAWN = 4;

export function Heap({ shown, counts, isVirtual = false, isBrief = false }: HeapProps) {
  const most = isBrief ? 1 : MOST_DRAWN;
  return (
    <span className="vu-heap">
      {CUBES.map((cube, colour) => {
        const count = counts[colour] ?? 0;
        if (count === 0) return null;
        const said = t(shown, `amount.${cube}`, { count });
        return (
          <span key={cube} className="vu-heap-colour" data-topic={`cube:${cube}`} title={said}>
            <span className="sr-only">{said}</span>
            {count > most && <b aria-hidden="true">{count}</b>}
            {CUBES_DRAWN.slice(0, count > most ? 1 : count).map((at) => (
              <Cube key={at} colour={colour} isVirtual={isVirtual} />
            ))}
          </span>
        );
      })}
    </span>
  );
}

const CUBES_DRAWN = Array.from({ length: MOST_DRAWN }, (_, at) => at);
