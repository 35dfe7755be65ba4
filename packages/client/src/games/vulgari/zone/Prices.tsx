/** What the journeys to a place cost that are offered: as many actions, and perhaps ducats. */
import './Prices.css';
import { type Choice, journeyPrice } from '@bottega/vulgari/show';
import type { Meant } from '../../../choosing/Targets';
import { Marker } from '../art/Marker';
import type { BoardContext } from '../board-context';
import { Ducats } from '../parts/Ducats';

interface PricesProps {
  readonly shown: BoardContext;
  readonly choices: readonly Meant<Choice>[];
}

export function Prices({ shown, choices }: PricesProps) {
  const { tables, view, seen, pick } = shown;
  const { seat } = seen;
  if (seat === null) return null;
  const journeys = choices.flatMap(({ choice }) =>
    choice.type === 'move' && pick.status(choice) === 'may' ? [choice] : [],
  );
  if (journeys.length === 0) return null;
  return (
    <span className="vu-prices">
      {journeys.map(({ to, actions }) => {
        const ducats = journeyPrice(tables, view.open, seat, to, actions);
        return (
          <span key={actions} className="vu-price">
            {actions}
            <Marker />
            {ducats > 0 && <Ducats shown={shown} count={ducats} />}
          </span>
        );
      })}
    </span>
  );
}
