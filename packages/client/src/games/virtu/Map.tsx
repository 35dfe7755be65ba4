/** The map of Italy: roads, seas, and every city with its value, owner, troops, agent and cathedral. */
import './Map.css';
import type { Choice } from '@bottega/virtu';
import { ABSENT, CATHEDRAL, CITIES, CITY_COUNT, NONE, tableOf, troopPlace } from '@bottega/virtu/show';
import { useMemo } from 'react';
import { SeatSign } from '../../frame/SeatSign';
import { Targets } from '../../frame/Targets';
import { project } from '../map/project';
import { at, Sheet } from '../map/Sheet';
import { Sym } from './art/Sym';
import { type Place, placeOf } from './places';
import { meant, playerName, type Shown, tell } from './shown';

export function ItalyMap({ shown }: { readonly shown: Shown }) {
  const { tables, view, text } = shown;
  const { names } = text;
  const places = useMemo(() => tables.data.cities.map(({ lon, lat }, city) => placeOf(city, lon, lat)), [tables]);
  const board = tables.boards[view.seats];
  return (
    <Sheet
      label={text.messages['table.map']}
      drawn={
        <>
          <g className="vi-roads">
            {board.roads.flatMap((ways, from) =>
              ways
                .filter((to) => to > from)
                .map((to) => <Road key={`${CITIES[from]}-${CITIES[to]}`} from={places[from]} to={places[to]} />),
            )}
          </g>
          <g className="vi-seas">
            {tables.data.seas.map(({ sea, lon, lat }) => {
              const { x, y } = project(lon, lat);
              return (
                <text key={sea} x={x} y={y} data-topic={`sea:${sea}`}>
                  {names.seas[sea]}
                </text>
              );
            })}
          </g>
        </>
      }
    >
      <ul className="vi-cities">
        {Array.from({ length: CITY_COUNT }, (_, city) => city)
          .filter((city) => tables.data.cities[city].sides.includes(view.seats === 5 ? '2-5' : '3-4'))
          .map((city) => (
            <City key={CITIES[city]} shown={shown} city={city} place={places[city]} />
          ))}
      </ul>
    </Sheet>
  );
}

function Road({ from, to }: { readonly from: Place; readonly to: Place }) {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <>
      <path className="vi-road-edge" d={line} />
      <path className="vi-road" d={line} />
    </>
  );
}

/** Everything that pointing at a city can mean. */
function cityChoices(city: number): Choice[] {
  return [
    { type: 'annex', city },
    { type: 'troop', city },
    { type: 'road', city },
    { type: 'sail', city },
    { type: 'besiege', city },
    { type: 'retreatFrom', city },
    { type: 'retreat', city },
    { type: 'retreatBySea', city },
    { type: 'disband', city },
    { type: 'build', city },
    { type: 'recruit', city },
    { type: 'agent', place: city },
    { type: 'moveAgent', place: city },
    { type: 'moveTo', place: city },
    { type: 'remove', place: city },
  ];
}

interface CityProps {
  readonly shown: Shown;
  readonly city: number;
  readonly place: Place;
}

function City({ shown, city, place }: CityProps) {
  const { view, text, tables, pick, lit } = shown;
  const { open } = view;
  const { names } = text;
  const id = CITIES[city];
  const name = names.cities[id];
  const owner = open.owner[city];
  const isAbsent = owner === ABSENT;
  const { value, pirate, seas } = tables.data.cities[city];
  const state = tableOf(view);
  const troops = open.palaces
    .map((_, seat) => ({ seat, count: open.troops[troopPlace(state, city, seat)] }))
    .filter(({ count }) => count > 0);
  const hasCathedral = open.palaces.some(({ tiles }) => tiles.includes(CATHEDRAL + city));
  const agent = open.agents[city];
  return (
    <li
      className={`vi-city ${lit.has(`city-${city}`) ? 'lit' : ''}`}
      style={at(place)}
      data-side={place.side}
      data-absent={isAbsent}
      {...(owner >= 0 ? { 'data-seat': owner } : {})}
      data-thing={`city-${city}`}
    >
      <Targets
        choices={meant(shown, cityChoices(city))}
        pick={pick}
        label={describe(shown, city, troops)}
        className="vi-city-button"
        topic={`city:${id}`}
      >
        <span
          className="vi-city-mark"
          data-kind={pirate ? 'pirate' : owner >= 0 ? 'owned' : 'neutral'}
          aria-hidden="true"
        >
          {isAbsent ? '×' : value}
          {seas.length > 0 && !isAbsent && (
            <span className="vi-city-port">
              <Sym name={pirate ? 'pirate' : 'anchor'} size="0.9em" />
            </span>
          )}
          {owner >= 0 && (
            <span className="vi-city-owner">
              <SeatSign seat={owner} />
            </span>
          )}
        </span>
        <span className="vi-city-name" aria-hidden="true">
          {name}
        </span>
        <span className="vi-city-pieces" aria-hidden="true">
          {troops.map(({ seat, count }) => (
            <span key={seat} className="vi-troops" data-seat={seat} data-besieging={seat !== owner} data-topic="troop">
              {count}
            </span>
          ))}
          {agent !== NONE && (
            <span className="vi-agent" data-seat={agent} data-topic="agent">
              <Sym name="agent" size="0.95em" />
            </span>
          )}
          {hasCathedral && <Sym name="cathedral" size="1.1em" topic="tile:cathedral" />}
        </span>
      </Targets>
    </li>
  );
}

/** A city in words: name, value, owner, troops, agent, and the cities that roads lead to. */
function describe(
  shown: Shown,
  city: number,
  troops: readonly { readonly seat: number; readonly count: number }[],
): string {
  const { view, text, tables } = shown;
  const { names } = text;
  const { open } = view;
  const id = CITIES[city];
  if (open.owner[city] === ABSENT) return `${names.cities[id]}: ${names.terms.closedCity}`;
  const roads = tables.boards[view.seats].roads[city].map((to) => names.cities[CITIES[to]]).join(', ');
  const { value, pirate } = tables.data.cities[city];
  const owner = open.owner[city];
  const kind = pirate ? names.terms.piratePort : names.terms.neutralCity;
  return [
    `${names.cities[id]} ${value}`,
    owner >= 0 ? playerName(shown, owner) : kind,
    ...troops.map(({ seat, count }) => tell(shown, 'table.troopsOf', { seat, troops: count })),
    ...(open.agents[city] === NONE ? [] : [`${names.terms.agent} (${playerName(shown, open.agents[city])})`]),
    ...(roads === '' ? [] : [`${text.messages['table.roads']}: ${roads}`]),
  ].join('; ');
}
