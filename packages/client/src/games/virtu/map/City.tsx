/** A city on the map: its value and owner, port, troops, agent and cathedral, its name, and what choosing it costs. */
import './City.css';
import {
  ABSENT,
  CATHEDRAL,
  CITIES,
  cityCost,
  frameOf,
  NONE,
  SYMBOLS,
  stateFromView,
  troopPlace,
} from '@bottega/virtu/show';
import { type CSSProperties, memo } from 'react';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { at } from '../../map/Sheet';
import { Sym } from '../art/Sym';
import { Town } from '../art/Town';
import { type BoardContext, t } from '../board-context';
import { cityChoices } from './city-choices';
import { marching } from './marching';
import type { Piece } from './moves';
import { oddsLines } from './odds';
import type { Place } from './places';

interface CityProps {
  readonly shown: BoardContext;
  readonly city: number;
  readonly place: Place;
  /** Whether Tab leads here even if nothing can be chosen. */
  readonly isEntrance: boolean;
  /** What is on its way here. */
  readonly awaited: Piece | undefined;
}

interface Troops {
  readonly seat: number;
  readonly count: number;
}

/** Kept while only pointing at things changes: there are thirty of them. */
export const City = memo(function City({ shown, city, place, isEntrance, awaited }: CityProps) {
  const { view, text, tables, lit } = shown;
  const { open } = view;
  const id = CITIES[city];
  const owner = open.owner[city];
  const isClosed = owner === ABSENT;
  const { value, pirate } = tables.data.cities[city];
  const state = stateFromView(view);
  const troops = open.palaces
    .map((_, seat) => ({ seat, count: open.troops[troopPlace(state, city, seat)] }))
    .filter(({ count }) => count > 0);
  const hasCathedral = open.palaces.some(({ tiles }) => tiles.includes(CATHEDRAL + city));
  const agent = open.agents[city];
  const meaning = marching(shown, city);
  return (
    <li
      className={`sheet-place vi-city ${lit.has(`city-${city}`) ? 'lit' : ''}`}
      style={at(place)}
      data-city={city}
      data-name-side={place.name}
      data-troops-side={place.troops}
      data-closed={isClosed}
      data-awaited={awaited}
      data-fought={frameOf(view, 'combat')?.city === city}
      {...(owner >= 0 ? { 'data-seat': owner } : {})}
      data-thing={`city-${city}`}
    >
      <Targets
        choices={meaning.choices}
        pick={meaning.pick}
        label={describe(shown, city, troops, hasCathedral)}
        className="sheet-place-button vi-city-button"
        topic={`city:${id}`}
        tabIndex={isEntrance ? 0 : -1}
      >
        <span className="sheet-place-face vi-city-face" aria-hidden="true">
          <Town value={value} isPirate={pirate} />
          <span className="vi-city-disc" data-kind={pirate ? 'pirate' : owner >= 0 ? 'owned' : 'neutral'}>
            <span className="vi-city-value">{value}</span>
          </span>
          {isClosed && <Cross />}
          {owner >= 0 && (
            <span className="vi-badge vi-city-owner">
              <SeatSign seat={owner} />
            </span>
          )}
          {hasCathedral && (
            <span className="vi-badge vi-city-cathedral">
              <Sym name="cathedral" size="1em" topic="tile:cathedral" />
            </span>
          )}
          {agent !== NONE && (
            <span className="vi-badge vi-city-agent" data-seat={agent} data-topic="agent">
              <Sym name="agent" size="0.85em" />
              <SeatSign seat={agent} />
            </span>
          )}
          {!isClosed &&
            place.anchors.map(({ sea, x, y }) => (
              <span key={sea} className="vi-anchor" style={offset(x - place.x, y - place.y)} data-topic={`sea:${sea}`}>
                <Sym name={pirate ? 'pirate' : 'anchor'} size="1em" />
              </span>
            ))}
          <Armies troops={troops} owner={owner} />
          <Price shown={shown} city={city} />
          <span className="vi-city-name">{text.names.cities[id]}</span>
        </span>
      </Targets>
    </li>
  );
});

const offset = (x: number, y: number): CSSProperties =>
  ({ '--x': Math.round(x), '--y': Math.round(y) }) as CSSProperties;

/** V-3.1.2: a city that nobody can enter is crossed out. */
function Cross() {
  return (
    <svg className="vi-city-cross" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-8-8L8 8M8-8L-8 8" />
    </svg>
  );
}

interface ArmiesProps {
  readonly troops: readonly Troops[];
  readonly owner: number;
}

/** Troops of the owner as a shield; before the walls a camp with crossed swords, or the signs of all who lie there. */
function Armies({ troops, owner }: ArmiesProps) {
  if (troops.length === 0) return null;
  const garrison = troops.find(({ seat }) => seat === owner);
  const besiegers = troops.filter(({ seat }) => seat !== owner);
  return (
    <span className="vi-armies">
      {garrison !== undefined && (
        <span className="vi-garrison" data-seat={garrison.seat} data-topic="troop">
          {garrison.count}
        </span>
      )}
      {besiegers.length > 0 && (
        <span className="vi-camp" data-shared={besiegers.length > 1} data-topic="siege">
          {besiegers.length === 1 && <Sym name="war" size="0.9em" />}
          {besiegers.map(({ seat, count }) => (
            <span key={seat} className="vi-besiegers" data-seat={seat}>
              {count}
              <SeatSign seat={seat} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** What choosing the city costs, if it costs anything: the cheapest way if there are two. */
function Price({ shown, city }: { readonly shown: BoardContext; readonly city: number }) {
  const { tables, view, seen, pick } = shown;
  const { seat } = seen;
  if (seat === null) return null;
  const costs = cityChoices(city)
    .filter((choice) => pick.status(choice) === 'may')
    .map(({ type }) => cityCost(tables, view, seat, type, city))
    .map((cost) => SYMBOLS.flatMap((symbol) => ((cost[symbol] ?? 0) > 0 ? [{ symbol, count: cost[symbol] }] : [])))
    .filter((cost) => cost.length > 0);
  if (costs.length === 0) return null;
  return (
    <span className="vi-city-price">
      {costs.map((cost) => (
        <span key={cost.map(({ symbol }) => symbol).join(' ')}>
          {cost.map(({ symbol, count }) => (
            <span key={symbol}>
              {count}
              <Sym name={symbol} size="1em" />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** A city in words: name, value, owner, troops, agent, cathedral, its seas, and the cities that roads lead to. */
function describe(shown: BoardContext, city: number, troops: readonly Troops[], hasCathedral: boolean): string {
  const { view, text, tables } = shown;
  const { names } = text;
  const { owner, agents } = view.open;
  const name = names.cities[CITIES[city]];
  if (owner[city] === ABSENT) return `${name}: ${names.terms.closedCity}`;
  const { value, pirate, seas } = tables.data.cities[city];
  const roads = tables.boards[view.seats].roads[city].map((to) => names.cities[CITIES[to]]);
  const listed = (label: 'table.seas' | 'table.roads', things: readonly string[]) =>
    things.length === 0 ? [] : [`${text.messages[label]}: ${things.join(', ')}`];
  return [
    name,
    t(shown, 'table.cityValue', { value }),
    ...(pirate ? [names.terms.piratePort] : []),
    owner[city] >= 0 ? t(shown, 'table.cityOwner', { seat: owner[city] }) : names.terms.neutralCity,
    ...troops.map(({ seat, count }) =>
      t(shown, seat === owner[city] ? 'table.troopsOf' : 'table.besiegers', { seat, troops: count }),
    ),
    ...(agents[city] === NONE ? [] : [t(shown, 'table.agentOf', { seat: agents[city] })]),
    ...(hasCathedral ? [names.tiles.cathedral] : []),
    ...oddsLines(shown, city),
    ...listed(
      'table.seas',
      seas.map((sea) => names.seas[sea]),
    ),
    ...listed('table.roads', roads),
  ].join('; ');
}
