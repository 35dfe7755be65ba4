/** The round table: a column for each round with its Event or Pope card and its cubes, and the marker on the present round. */
import './RoundTable.css';
import { EVENT_COUNT, EVENTS, indexOf, POPE_FROM, ROUNDS, STUPOR_MUNDI, ZONES } from '@bottega/vulgari/show';
import { useRef } from 'react';
import { useSteadyHeight } from '../../board/use-steady-height';
import { Cube } from '../art/Cube';
import { type BoardContext, t } from '../board-context';
import { breakable } from '../breakable';
import { partOf } from '../part';
import { Heap } from '../parts/Heap';

type Stage = 'done' | 'now' | 'later';
const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, at) => at + 1);
const COLOURS = [0, 1, 2, 3] as const;

function DrawnRoundTable({ shown }: { readonly shown: BoardContext }) {
  const { text, view } = shown;
  const table = useRef<HTMLElement>(null);
  useSteadyHeight(table, String(view.open.round)); // cubes are taken all the time, and the map stands below
  return (
    <section
      ref={table}
      className="vu-roundtable card"
      data-part="rounds"
      data-group="rounds"
      aria-label={text.names.terms.roundTable}
    >
      <ol className="vu-rounds" data-topic="roundTable">
        {ALL_ROUNDS.map((row) => (
          <Row key={row} shown={shown} row={row} />
        ))}
      </ol>
    </section>
  );
}

export const RoundTable = partOf(DrawnRoundTable, ({ shown: { view, lit } }) => {
  const { round, isLastRound, rows, available, agenda, events, popes, canticles } = view.open;
  return [round, isLastRound, rows, available, agenda, events, popes, canticles, lit];
});

function Row({ shown, row }: { readonly shown: BoardContext; readonly row: number }) {
  const { open } = shown.view;
  const stage: Stage = row < open.round ? 'done' : row === open.round ? 'now' : 'later';
  const isLast = stage === 'now' && open.isLastRound;
  return (
    <li
      className="vu-round"
      data-row={row}
      data-stage={stage}
      {...(stage === 'now' ? { 'aria-current': 'step' as const } : {})}
    >
      <span className="vu-round-head">
        <span className="sr-only">{t(shown, 'round.now', { round: row })}</span>
        <b className="vu-round-number" aria-hidden="true">
          {row}
        </b>
        <span className="sr-only">{t(shown, isLast ? 'table.lastRound' : `table.stage.${stage}`)}</span>
        <Canticle shown={shown} row={row} />
      </span>
      {row <= EVENT_COUNT && <EventCard shown={shown} event={open.agenda[row - 1]} />}
      {row >= POPE_FROM && <PopeCard shown={shown} card={row - POPE_FROM} />}
      <Cubes shown={shown} row={row} stage={stage} />
    </li>
  );
}

/** Which Franciscan city is active in the round, as a small sun. */
function Canticle({ shown, row }: { readonly shown: BoardContext; readonly row: number }) {
  const city = shown.view.open.canticles.indexOf(row);
  if (city < 0) return null;
  const said = t(shown, 'table.canticle.card', { zone: ZONES[shown.tables.franciscanCities[city]] });
  return (
    <span className="vu-round-canticle" data-topic="canticleCard" title={said}>
      <span className="sr-only">{said}</span>
      <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
        <path d="M0-9.5V-6.5M0 9.5V6.5M-9.5 0H-6.5M9.5 0H6.5M-6.7-6.7L-4.6-4.6M6.7 6.7L4.6 4.6M-6.7 6.7L-4.6 4.6M6.7-6.7L4.6-4.6" />
        <circle r="4.6" />
      </svg>
    </span>
  );
}

function EventCard({ shown, event }: { readonly shown: BoardContext; readonly event: number | undefined }) {
  if (event === undefined) return null; // nothing is dealt yet
  const { tables, view, lit, text } = shown;
  const { title, zone } = tables.data.events[event];
  const state = view.open.events[event];
  return (
    <span
      className={`vu-round-event ${lit.has(`event-${event}`) ? 'lit' : ''}`}
      data-state={state}
      data-great={event === STUPOR_MUNDI}
      data-topic={`event:${EVENTS[event]}`}
      data-thing={`event-${event}`}
    >
      <span className="sr-only">{t(shown, `table.event.${state}`, { title, zone })}</span>
      <em aria-hidden="true">{breakable(title)}</em>
      <small aria-hidden="true">{text.names.zones[zone]}</small>
    </span>
  );
}

function PopeCard({ shown, card }: { readonly shown: BoardContext; readonly card: number }) {
  const isRed = shown.view.open.popes[card];
  const face = isRed === undefined ? 'hidden' : isRed ? 'red' : 'white';
  const said = t(shown, face === 'hidden' ? 'table.pope.hidden' : `table.pope.card.${face}`);
  return (
    <span
      className={`vu-round-pope ${shown.lit.has(`pope-${card}`) ? 'lit' : ''}`}
      data-face={face}
      data-topic="popeCard"
      data-thing={`pope-${card}`}
      title={said}
    >
      <span className="sr-only">{said}</span>
      <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
        <path d="M-6 6H6L8-2Q6-9 0-11Q-6-9-8-2ZM-7.6-1H7.6M-7 3H7M0-11V6" />
      </svg>
    </span>
  );
}

/** The cubes that the round will bring; of the present one those that can still be taken. */
function Cubes({ shown, row, stage }: { readonly shown: BoardContext; readonly row: number; readonly stage: Stage }) {
  const { rows, available } = shown.view.open;
  const counts = COLOURS.map((colour) => (stage === 'now' ? available[colour] : rows[indexOf(row, colour)]));
  if (counts.every((count) => count === 0)) return null;
  return (
    <span className="vu-round-cubes">
      <span className="sr-only">
        <Heap shown={shown} counts={counts} />
      </span>
      <span className="vu-round-pieces" aria-hidden="true">
        {counts.flatMap((count, colour) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are all alike
          Array.from({ length: count }, (_, at) => <Cube key={`${colour} ${at}`} colour={colour} />),
        )}
      </span>
    </span>
  );
}
