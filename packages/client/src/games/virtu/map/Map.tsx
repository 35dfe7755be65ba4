/** The map of Italy: roads, seas, every city with what is there, and the ways to where something can be chosen. */
import './Map.css';
import { CITIES, frameOf } from '@bottega/virtu/show';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../use-settings';
import { placeAt, useArrows } from '../../map/look/use-arrows';
import { PointedLabel } from '../../map/PointedLabel';
import { Sheet } from '../../map/Sheet';
import { useMoves } from '../../map/use-moves';
import type { BoardContext } from '../board-context';
import { City } from './City';
import { cityChoices } from './city-choices';
import { marching } from './marching';
import { movesBetween } from './moves';
import { oddsLines } from './odds';
import { type Place, placeOf, roadLine, seaLine } from './places';
import { Travellers } from './Travellers';
import { offeredWays, type Way } from './ways';

/** What is seen first by whoever has no city yet: the middle of Italy. */
const MIDDLE = { x: 440, y: 400 };

export function ItalyMap({ shown }: { readonly shown: BoardContext }) {
  const { tables, view, seen, text } = shown;
  const { roads, onMap } = tables.boards[view.seats];
  const places = useMemo(() => tables.data.cities.map((city, index) => placeOf(index, city)), [tables]);
  const cities = useMemo(() => [...onMap.keys()].filter((city) => onMap[city]), [onMap]);
  const own = cities.filter((city) => seen.seat !== null && view.open.owner[city] === seen.seat);
  const ways = useMemo(() => offeredWays(shown, places), [shown, places]);
  const important = useMemo(() => importantCities(shown, cities).map((city) => places[city]), [shown, cities, places]);
  const { motion } = useSettings().settings;
  const [moves, onMoved] = useMoves(seen.log, movesBetween, motion);
  const [pointed, setPointed] = useState<number | null>(null);
  // One city is in the order of Tab even if nothing can be chosen: the arrow keys start from there.
  const [reached, setReached] = useState<number | null>(null);
  const entrance = reached ?? own[0] ?? cities[0];

  const list = useRef<HTMLUListElement>(null);
  const go = useCallback(
    (key: string, from: number) => {
      const to = placeAt(key, from, places, roads[from], cities);
      if (to === undefined) return false;
      list.current?.querySelector<HTMLElement>(`[data-city="${to}"] > .target`)?.focus();
      return true;
    },
    [places, roads, cities],
  );
  useArrows(list, 'city', go);

  const point = (target: EventTarget) => {
    const city = target instanceof Element ? target.closest<HTMLElement>('[data-city]')?.dataset.city : undefined;
    setPointed(city === undefined ? null : Number(city));
    return city === undefined ? null : Number(city);
  };
  return (
    <Sheet
      label={text.messages['table.map']}
      clear={places}
      first={middleOf(own.map((city) => places[city]))}
      important={important}
      isSmooth={motion}
      drawn={
        <>
          <Roads roads={roads} places={places} />
          <Seas shown={shown} />
          <Ways ways={ways} pointed={pointed} />
        </>
      }
    >
      <ul
        className="sheet-places vi-cities"
        data-group="map"
        ref={list}
        onMouseOver={({ target }) => point(target)}
        onMouseLeave={() => setPointed(null)}
        onFocus={({ target }) => setReached(point(target))}
        onBlur={() => setPointed(null)}
      >
        {cities.map((city) => (
          <City
            key={CITIES[city]}
            shown={shown}
            city={city}
            place={places[city]}
            isEntrance={city === entrance}
            awaited={moves.find(({ to }) => to === city)?.piece}
          />
        ))}
      </ul>
      <Travellers shown={shown} places={places} moves={moves} onEnd={onMoved} />
      {pointed !== null && <WayLabel shown={shown} city={pointed} place={places[pointed]} />}
    </Sheet>
  );
}

/** What the log points at; else where there is a fight, and what can be chosen. */
function importantCities({ view, pick, lit }: BoardContext, cities: readonly number[]): readonly number[] {
  const pointed = cities.filter((city) => lit.has(`city-${city}`));
  if (pointed.length > 0) return pointed;
  const fight = frameOf(view, 'combat')?.city;
  return cities.filter((city) => city === fight || cityChoices(city).some((choice) => pick.status(choice) === 'may'));
}

function middleOf(points: readonly Place[]): { x: number; y: number } {
  if (points.length === 0) return MIDDLE;
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}

interface RoadsProps {
  readonly roads: readonly (readonly number[])[];
  readonly places: readonly Place[];
}

function Roads({ roads, places }: RoadsProps) {
  const lines = useMemo(
    () => roads.flatMap((ways, from) => ways.filter((to) => to > from).map((to) => roadLine(places, from, to))),
    [roads, places],
  );
  return (
    <>
      {['vi-road-edge', 'vi-road'].map((name) => (
        <path key={name} className={name} d={lines.join('')} />
      ))}
    </>
  );
}

function Seas({ shown }: { readonly shown: BoardContext }) {
  const { tables, text } = shown;
  return (
    <g className="vi-seas">
      {tables.data.seas.map(({ sea }) => (
        <g key={sea}>
          <path id={`sea-line-${sea}`} className="vi-sea-line" d={seaLine(sea)} />
          <text className="vi-sea" data-topic={`sea:${sea}`} data-sea={sea}>
            <textPath href={`#sea-line-${sea}`} startOffset="50%">
              {text.names.seas[sea]}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly pointed: number | null;
}

function Ways({ ways, pointed }: WaysProps) {
  return (
    <g className="vi-ways">
      {ways.map(({ from, to, isBySea, line }) => (
        <path
          key={`${from}-${to}-${isBySea}`}
          d={line}
          data-by={isBySea ? 'sea' : 'road'}
          data-followed={to === pointed}
        />
      ))}
    </g>
  );
}

interface WayLabelProps {
  readonly shown: BoardContext;
  readonly city: number;
  readonly place: Place;
}

/** What choosing the city that is pointed at means, what it costs, and how a siege would stand: the buttons say the same. */
function WayLabel({ shown, city, place }: WayLabelProps) {
  const { choices, pick } = marching(shown, city);
  const offered = choices.filter(({ choice }) => pick.status(choice) === 'may');
  const lines = [...offered.map(({ label }) => label), ...oddsLines(shown, city)];
  return lines.length === 0 ? null : <PointedLabel at={place} lines={lines} />;
}
