/** A zone on the map: what stands in it, its values, the Event card, the pawns and discs there, its name, and what a journey costs. */
import './Zone.css';
import { EVENTS, isActive, NONE, stateFromView, ZONES } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { at } from '../../map/Sheet';
import { Building } from '../art/Building';
import type { BoardContext } from '../board-context';
import type { Place } from '../map/zones';
import { partOf, shownOf } from '../part';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';
import { withUsual } from '../usual';
import { doingIn } from './collecting';
import { EventOnMap } from './EventOnMap';
import { Pawns } from './Pawns';
import { Prices } from './Prices';
import { zoneChoices } from './zone-choices';
import { claimants, eventsIn, pawnsAt, zoneInWords } from './zone-words';

interface ZoneProps {
  readonly shown: BoardContext;
  readonly zone: number;
  readonly place: Place;
  /** Whether Tab leads here even if nothing can be chosen. */
  readonly isEntrance: boolean;
  /** Whose pawns are still on their way. */
  readonly awaited: readonly number[];
}

function DrawnZone({ shown, zone, place, isEntrance, awaited }: ZoneProps) {
  const { view, text, tables, lit, seen } = shown;
  const id = ZONES[zone];
  const { dialect, role, cathedral } = tables.data.zones[zone];
  const { franciscan } = tables.places[zone];
  const isOwn = seen.seat !== null && view.open.players[seen.seat].position === zone;
  const { choices, pick } = doingIn(shown, zone);
  return (
    <li
      className={`sheet-place vu-zone ${lit.has(`zone-${zone}`) ? 'lit' : ''}`}
      style={at(place)}
      data-zone={zone}
      data-values={place.values}
      data-dialect={dialect ?? undefined}
      data-active={franciscan !== NONE && isActive(stateFromView(view), franciscan)}
      data-own={isOwn}
      {...(isOwn ? { 'data-seat': seen.seat } : {})}
      data-thing={`zone-${zone}`}
    >
      <Targets
        choices={choices}
        pick={pick}
        label={zoneInWords(shown, zone)}
        className="sheet-place-button vu-zone-button"
        topic={`zone:${id}`}
        tabIndex={isEntrance ? 0 : -1}
      >
        <span className="sheet-place-face vu-zone-face" aria-hidden="true">
          <span className="vu-zone-sign">
            <Building of={cathedral ? 'cathedral' : role}>
              {franciscan !== NONE && <text y="4.6">{view.open.canticles[franciscan]}</text>}
            </Building>
          </span>
          <Values shown={shown} zone={zone} />
          {eventsIn(shown, zone).map((event) => (
            <EventOnMap key={EVENTS[event]} shown={shown} event={event} />
          ))}
          <Pawns seats={pawnsAt(shown, zone)} awaited={awaited} />
          <Prices shown={shown} choices={choices} />
          <span className="vu-zone-name">{text.names.zones[id]}</span>
        </span>
      </Targets>
    </li>
  );
}

export const Zone = partOf(DrawnZone, ({ shown, zone, isEntrance, awaited }) => {
  const { view, seen, lit } = shown;
  return [
    isEntrance,
    awaited,
    lit.has(`zone-${zone}`),
    seen.seat !== null && view.open.players[seen.seat].position === zone,
    view.open.round, // which Franciscan city is active
    view.open.canticles,
    pawnsAt(shown, zone).join(),
    claimants(shown, zone).join(),
    eventsIn(shown, zone).join(),
    shownOf(withUsual(shown), zoneChoices(shown, zone)),
  ];
});

/** What can be claimed, and the discs of those who have done so (D-8.6). */
function Values({ shown, zone }: { readonly shown: BoardContext; readonly zone: number }) {
  const { tables, view } = shown;
  const values = tables.values[view.open.options.romeValues];
  const [ducats, knowledge] = [values.ducats[zone], values.knowledge[zone]];
  const discs = claimants(shown, zone);
  if (ducats === 0 && knowledge === 0) return null;
  return (
    <span className="vu-zone-values">
      {ducats > 0 && <Ducats shown={shown} count={ducats} />}
      {knowledge > 0 && <Knowing shown={shown} count={knowledge} />}
      {discs.length > 0 && (
        <span className="vu-zone-discs" data-topic="disc">
          {discs.map((seat) => (
            <SeatSign key={seat} seat={seat} />
          ))}
        </span>
      )}
    </span>
  );
}
