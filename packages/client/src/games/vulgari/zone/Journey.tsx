/** The journeys to a place that is pointed at: along which places each leads, and what it costs. The list says the same in words. */
import './Journey.css';
import { isSea, journeyOf } from '@bottega/vulgari/show';
import { PointedLabel } from '../../map/PointedLabel';
import type { Point } from '../../map/project';
import type { BoardContext } from '../board-context';
import { PLACES } from '../map/zones';
import { doingIn } from './collecting';
import { zoneChoices } from './zone-choices';

interface JourneyProps {
  readonly shown: BoardContext;
  /** The place that is pointed at. */
  readonly position: number;
  readonly places: readonly Point[];
}

const offeredAt = (shown: BoardContext, position: number) =>
  zoneChoices(shown, position).filter((choice) => shown.pick.status(choice) === 'may');

export function JourneyLabel({ shown, position, places }: JourneyProps) {
  const { choices, pick } = doingIn(shown, position);
  const offered = choices.filter(({ choice }) => pick.status(choice) === 'may');
  if (offered.length === 0) return null;
  return <PointedLabel at={places[position]} lines={offered.map(({ label }) => label)} />;
}

export function JourneyLines({ shown, position, places }: JourneyProps) {
  const { tables, view, seen } = shown;
  const { seat } = seen;
  if (seat === null) return null;
  const from = view.open.players[seat].position;
  return offeredAt(shown, position).map((choice) => {
    if (choice.type !== 'move') return null;
    const { path } = journeyOf(tables, view.open, seat, choice.to, choice.actions);
    return <path key={choice.actions} className="vu-journey" d={lineAlong(places, [from, ...path])} />;
  });
}

/** From place to place; a sea is reached and left by the anchor of the port. */
function lineAlong(places: readonly Point[], path: readonly number[]): string {
  const points = path.flatMap((position, leg) => {
    if (isSea(position)) return [places[position]];
    const [before, after] = [isAtSea(path[leg - 1]), isAtSea(path[leg + 1])];
    const { anchor } = PLACES[position];
    return [...(before ? [anchor] : []), places[position], ...(after ? [anchor] : [])];
  });
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

const isAtSea = (position: number | undefined): boolean => position !== undefined && isSea(position);
