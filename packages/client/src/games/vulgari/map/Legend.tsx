/** What the colours and patterns of the areas mean. */
import './Legend.css';
import { DIALECTS } from '@bottega/vulgari/show';
import type { BoardContext } from '../board-context';
import { partOf } from '../part';

function DrawnLegend({ shown }: { readonly shown: BoardContext }) {
  const { dialects } = shown.text.names;
  return (
    <ul className="vu-legend">
      {DIALECTS.map((dialect) => (
        <li key={dialect} data-dialect={dialect} data-topic={`dialect:${dialect}`}>
          <svg viewBox="0 0 30 18" aria-hidden="true">
            <rect className="vu-area" width="30" height="18" />
            <rect width="30" height="18" fill={`url(#vu-pattern-${dialect})`} />
          </svg>
          {dialects[dialect]}
        </li>
      ))}
    </ul>
  );
}

/** It says the same in every position. */
export const Legend = partOf(DrawnLegend, () => []);
