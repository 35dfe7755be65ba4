/** Where a difference comes from, part by part. */
import './Reasons.css';
import type { Reason } from '@bottega/bots';
import type { Say } from '@bottega/kernel/text';
import { useText } from '../../text/use-text';
import { pointsFormat } from './points';

export function Reasons({ reasons, say }: { readonly reasons: readonly Reason[]; readonly say: Say }) {
  const { signed } = pointsFormat(useText().language);
  if (reasons.length === 0) return null;
  return (
    <ul className="reasons">
      {reasons.map(({ part, points }) => (
        <li key={part.key}>
          <span>{say(part)}</span> <span className="tabular">{signed(points)}</span>
        </li>
      ))}
    </ul>
  );
}
