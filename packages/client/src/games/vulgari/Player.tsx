/** A player: status, money, what is in front of the screen, and the screen itself. */
import './Player.css';
import type { Seat } from '@bottega/kernel';
import { CUBE_COUNT, NONE, SCRIBE, ZONES } from '@bottega/vulgari/show';
import { SeatSign } from '../../frame/SeatSign';
import { Ducats } from './Ducats';
import { Heap } from './Heap';
import { Screen } from './Screen';
import { StatusCard } from './StatusCard';
import { playerName, type Shown } from './shown';

export function Player({ shown, seat }: { readonly shown: Shown; readonly seat: Seat }) {
  const { view, text, tables, lit } = shown;
  const { ducats, scribes, claimed, person } = view.open.players[seat];
  const { names, messages } = text;
  const virtual = person === NONE ? NONE : tables.persons[person].virtualCube;
  const id = `seat-${seat}`;
  return (
    <article
      className={`vu-player card seat-band ${lit.has(id) ? 'lit' : ''}`}
      data-seat={seat}
      data-thing={id}
      data-mine={view.seat === seat}
      aria-label={playerName(shown, seat)}
    >
      <h3>
        <SeatSign seat={seat} />
        <span className="vu-player-name">{playerName(shown, seat)}</span>
        <Ducats shown={shown} count={ducats} />
      </h3>
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
    </article>
  );
}

/** So many cubes of one colour. */
function only(colour: number, count: number): readonly number[] {
  return Array.from({ length: CUBE_COUNT }, (_, at) => (at === colour ? count : 0));
}
