/** A player: status, money, what is in front of the screen, and the screen itself; those of others are folded up. */
import './Player.css';
import type { Seat } from '@bottega/kernel';
import { CUBE_COUNT, NONE, SCRIBE, ZONES } from '@bottega/vulgari/show';
import { useRef, useState } from 'react';
import { SeatSign } from '../../../ui/SeatSign';
import { useSteadyHeight } from '../../board/use-steady-height';
import { type BoardContext, playerName } from '../board-context';
import { partOf } from '../part';
import { Ducats } from '../parts/Ducats';
import { Heap } from '../parts/Heap';
import { Screen } from './Screen';
import { StatusCard, statusName } from './StatusCard';

/** For what a turn brings: a line more of cities or cubes. Manuscripts keep their own room (Screen.tsx). */
const SPARE_EM = 1.4;

interface PlayerProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
}

function DrawnPlayer({ shown, seat }: PlayerProps) {
  const { view, lit } = shown;
  const isMine = view.seat === seat;
  const [isOpen, setOpen] = useState(false);
  const id = `seat-${seat}`;
  const player = useRef<HTMLElement>(null);
  useSteadyHeight(player, isMine ? String(view.open.round) : null, SPARE_EM);
  return (
    <article
      ref={player}
      className={`vu-player card seat-band ${lit.has(id) ? 'lit' : ''}`}
      data-seat={seat}
      data-thing={id}
      data-mine={isMine}
      data-group={isMine ? 'mine' : id}
      aria-label={playerName(shown, seat)}
    >
      {isMine ? (
        <>
          <Head shown={shown} seat={seat} />
          <Inside shown={shown} seat={seat} />
        </>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <Head shown={shown} seat={seat} />
          </summary>
          <Inside shown={shown} seat={seat} />
        </details>
      )}
    </article>
  );
}

export const Player = partOf(DrawnPlayer, ({ shown, seat }) => {
  const { view, lit } = shown;
  const isMine = view.seat === seat;
  return [view.open.players[seat], isMine, isMine && view.own, isMine && view.open.round, view.all, lit];
});

function Head({ shown, seat }: PlayerProps) {
  const { person, ducats } = shown.view.open.players[seat];
  return (
    <h3>
      <SeatSign seat={seat} />
      <span className="vu-player-name">
        {playerName(shown, seat)} <small>{statusName(shown, person)}</small>
      </span>
      <Ducats shown={shown} count={ducats} />
    </h3>
  );
}

function Inside({ shown, seat }: PlayerProps) {
  const { view, text, tables } = shown;
  const { scribes, claimed, person } = view.open.players[seat];
  const { names, messages } = text;
  const virtual = person === NONE ? NONE : tables.persons[person].virtualCube;
  return (
    <div className="vu-player-inside">
      <StatusCard shown={shown} seat={seat} />
      <dl>
        {scribes > 0 && (
          <div data-topic="scribes">
            <dt>{names.terms.inFront}</dt>
            <dd>
              <Heap shown={shown} counts={only(SCRIBE, scribes)} />
            </dd>
          </div>
        )}
        {virtual !== NONE && (
          <div data-topic="virtualCube">
            <dt>{names.terms.virtualCube}</dt>
            <dd>
              <Heap shown={shown} counts={only(virtual, 1)} isVirtual />
            </dd>
          </div>
        )}
        {claimed.length > 0 && (
          <div data-topic="role:city">
            <dt>{messages['table.claimed']}</dt>
            <dd>{claimed.map((zone) => names.zones[ZONES[zone]]).join(', ')}</dd>
          </div>
        )}
      </dl>
      <Screen shown={shown} seat={seat} />
    </div>
  );
}

/** So many cubes of one colour. */
function only(colour: number, count: number): readonly number[] {
  return Array.from({ length: CUBE_COUNT }, (_, at) => (at === colour ? count : 0));
}
