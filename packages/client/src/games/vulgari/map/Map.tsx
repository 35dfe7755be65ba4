/** The map of the dialects: zones as areas, what is printed and lies in them, pawns, and where one can go. */
import './Map.css';
import { NONE, POSITION_COUNT, SEAS, ZONE_COUNT, ZONES } from '@bottega/vulgari/show';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../use-settings';
import { placeAt, useArrows } from '../../map/look/use-arrows';
import type { Point } from '../../map/project';
import { at, Sheet } from '../../map/Sheet';
import { Travellers } from '../../map/Travellers';
import { useMoves } from '../../map/use-moves';
import { Anchor } from '../art/Anchor';
import type { BoardContext } from '../board-context';
import { JourneyLabel, JourneyLines } from '../zone/Journey';
import { Sea } from '../zone/Sea';
import { Zone } from '../zone/Zone';
import { zoneChoices } from '../zone/zone-choices';
import { Areas } from './Areas';
import { cellsOf } from './cells';
import { Legend } from './Legend';
import { movesBetween, travellerOf } from './pawn-moves';
import { useAreas } from './use-areas';
import { PLACES, SITES, seaPlaces } from './zones';

/** What is seen first by whoever has no pawn on the map yet: the middle of Italy. */
const MIDDLE = { x: 440, y: 400 };
const POSITIONS = Array.from({ length: POSITION_COUNT }, (_, position) => position);

export function DialectMap({ shown }: { readonly shown: BoardContext }) {
  const { tables, text, view, seen } = shown;
  const cells = useMemo(() => cellsOf(SITES, tables.neighbours), [tables]);
  const places = useMemo<readonly Point[]>(() => [...PLACES, ...seaPlaces(tables.data.seas)], [tables]);
  const beside = useMemo(() => POSITIONS.map((position) => besideOf(shown.tables, position)), [shown.tables]);
  const routes = useMemo(
    () =>
      tables.ports.flatMap((ports, sea) =>
        ports.map((zone) => ({ zone, sea, from: PLACES[zone].anchor, to: places[ZONE_COUNT + sea] })),
      ),
    [tables, places],
  );
  const offered = useMemo(() => new Set(POSITIONS.filter((position) => isOffered(shown, position))), [shown]);
  const own = seen.seat === null ? NONE : view.open.players[seen.seat].position;
  // Points of their own: whoever has begun in one of these places is looked for there anew.
  const beginnings = useMemo<readonly Point[]>(() => places.map((place) => ({ ...place })), [places]);
  const important = useMemo(
    () => importantPlaces(shown, places, own) ?? beginnings.filter((_, position) => offered.has(position)),
    [shown, places, own, beginnings, offered],
  );
  const { motion } = useSettings().settings;
  const [moves, onMoved] = useMoves(view.open, movesBetween, motion);
  const [pointed, setPointed] = useState<number | null>(null);
  // One zone is in the order of Tab even if nothing can be chosen: the arrow keys start from there.
  const [reached, setReached] = useState<number | null>(null);
  const entrance = reached ?? Math.max(0, own);

  const list = useRef<HTMLUListElement>(null);
  const go = useCallback(
    (key: string, from: number) => {
      const to = placeAt(key, from, places, beside[from], POSITIONS);
      if (to === undefined) return false;
      list.current?.querySelector<HTMLElement>(`[data-zone="${to}"] > .target`)?.focus();
      return true;
    },
    [places, beside],
  );
  useArrows(list, 'zone', go);
  useAreas(list, setPointed);

  const point = (target: EventTarget) => {
    const zone = target instanceof Element ? target.closest<HTMLElement>('[data-zone]')?.dataset.zone : undefined;
    setPointed(zone === undefined ? null : Number(zone));
    return zone === undefined ? null : Number(zone);
  };
  const awaitedIn = (position: number) => {
    const seats = moves.flatMap(({ to, seat }) => (to === position ? [seat] : []));
    return seats.length === 0 ? NOBODY : seats;
  };
  return (
    <Sheet
      label={text.messages['table.map']}
      clear={PLACES}
      first={places[own] ?? MIDDLE}
      important={important}
      isSmooth={motion}
      drawn={
        <>
          <Areas shown={shown} cells={cells} offered={offered} pointed={pointed} routes={routes} />
          {pointed !== null && <JourneyLines shown={shown} position={pointed} places={places} />}
        </>
      }
    >
      <Legend shown={shown} />
      {routes.map(({ zone, sea, from }) => (
        <span key={zone} className="vu-anchor" style={at(from)} data-topic={`sea:${SEAS[sea]}`}>
          <Anchor />
        </span>
      ))}
      <ul
        className="sheet-places vu-zones"
        ref={list}
        onMouseOver={({ target }) => point(target)}
        onMouseLeave={() => setPointed(null)}
        onFocus={({ target }) => setReached(point(target))}
        onBlur={() => setPointed(null)}
      >
        {ZONES.map((id, zone) => (
          <Zone
            key={id}
            shown={shown}
            zone={zone}
            place={PLACES[zone]}
            isEntrance={zone === entrance}
            awaited={awaitedIn(zone)}
          />
        ))}
        {SEAS.map((id, sea) => (
          <Sea
            key={id}
            shown={shown}
            sea={sea}
            place={places[ZONE_COUNT + sea]}
            isEntrance={ZONE_COUNT + sea === entrance}
            awaited={awaitedIn(ZONE_COUNT + sea)}
          />
        ))}
      </ul>
      <Travellers travellers={moves.map((move) => travellerOf(places, move))} onEnd={onMoved} />
      {pointed !== null && <JourneyLabel shown={shown} position={pointed} places={places} />}
    </Sheet>
  );
}

/** The same list every time, so that a zone to which nobody is on the way is not drawn anew. */
const NOBODY: readonly number[] = [];

const isOffered = (shown: BoardContext, position: number): boolean =>
  zoneChoices(shown, position).some((choice) => shown.pick.status(choice) === 'may');

/** Neighbours by land and the sea of a port, or the ports of a sea. */
function besideOf({ neighbours, ports, places }: BoardContext['tables'], position: number): readonly number[] {
  if (position >= ZONE_COUNT) return ports[position - ZONE_COUNT];
  const { port } = places[position];
  return port < 0 ? neighbours[position] : [...neighbours[position], port];
}

/** What the log points at; else one's own pawn, if there is one. */
function importantPlaces({ lit }: BoardContext, places: readonly Point[], own: number): readonly Point[] | null {
  const pointed = places.filter((_, position) => lit.has(`zone-${position}`));
  if (pointed.length > 0) return pointed;
  return own === NONE ? null : [places[own]];
}
