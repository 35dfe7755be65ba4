/** A space of a track: its number, what is marked on it, the discs, and the step to it. */
import type { Seat } from '@bottega/kernel';
import { type Choice, goalIn, LIBRARY, MESSENGER, ORIENT, ORIENT_DUCATS, RIDDLE } from '@bottega/vulgari/show';
import type { ReactNode } from 'react';
import { Target } from '../../../choosing/Target';
import { type BoardContext, playerName, t } from '../board-context';
import { partOf, shownOf } from '../part';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';
import { Pile } from './Pile';

interface SpaceProps {
  readonly shown: BoardContext;
  readonly track: number;
  readonly space: number;
}

function DrawnSpace({ shown, track, space }: SpaceProps) {
  const { view, pick } = shown;
  const { at, order } = view.open.tracks[track];
  const seats = order.filter((seat) => at[seat] === space);
  const choice = stepTo(shown, track, space);
  const isAsked = pick.status(choice) !== 'none';
  return (
    <li className="vu-space" data-start={space === 0} title={said(shown, space, seats)}>
      <Target choice={choice} pick={pick} label={isAsked ? shown.name(choice) : ''} className="vu-space-face">
        <span className="sr-only">{said(shown, space, seats)}</span>
        <span className="vu-space-number" aria-hidden="true">
          {space === 0 ? '' : space}
        </span>
        <Pile track={track} seats={seats} />
        <span className="vu-space-mark" aria-hidden="true">
          {markOf(shown, track, space)}
        </span>
      </Target>
    </li>
  );
}

export const Space = partOf(DrawnSpace, ({ shown, track, space }) => {
  const { at, order } = shown.view.open.tracks[track];
  const isGoal = space === shown.tables.lengths[track];
  return [
    order.filter((seat) => at[seat] === space).join(),
    shownOf(shown, [stepTo(shown, track, space)]),
    isGoal && shown.view.open.round, // what the Messenger brings
  ];
});

/** The step of whoever looks to a space. */
function stepTo({ view }: BoardContext, track: number, space: number): Choice {
  const { at } = view.open.tracks[track];
  return { type: 'advance', track, steps: view.seat === null ? 0 : space - at[view.seat] };
}

function said(shown: BoardContext, space: number, seats: readonly Seat[]): string {
  const name = space === 0 ? t(shown, 'table.start') : t(shown, 'detail.track', { count: space });
  return [name, ...seats.map((seat) => playerName(shown, seat))].join('; ');
}

/** What reaching the space brings, as it is printed; the sentence below the track says it too. */
function markOf(shown: BoardContext, track: number, space: number): ReactNode {
  const { tables, view } = shown;
  const { data } = tables;
  switch (track) {
    case RIDDLE:
      return printed('points', data.riddleMarks.find((mark) => mark.space === space)?.value);
    case LIBRARY:
      return printed('cards', data.libraryMarks.find((mark) => mark.space === space)?.value);
    case MESSENGER:
      return space === tables.lengths[MESSENGER] ? (
        <Knowing shown={shown} count={goalIn(view.open.round).knowledge} />
      ) : null;
    case ORIENT:
      return space === tables.lengths[ORIENT] ? <Ducats shown={shown} count={ORIENT_DUCATS} /> : null;
    default:
      return null;
  }
}

const printed = (of: 'points' | 'cards', value: number | undefined): ReactNode =>
  value === undefined ? null : <b data-of={of}>{value}</b>;
