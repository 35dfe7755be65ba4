/** A zone or a sea in words, for whoever does not see the map. */
import { isActive, NONE, SEAS, stateFromView, ZONE_COUNT, ZONES } from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';

/** Name, dialect, role, values, canticle card, port, Event card, pawns, discs and neighbours. */
export function zoneInWords(shown: BoardContext, zone: number): string {
  const { view, text, tables } = shown;
  const { open } = view;
  const { names } = text;
  const { dialect, role, cathedral } = tables.data.zones[zone];
  const { franciscan } = tables.places[zone];
  const port = seaOf(shown, zone);
  const values = tables.values[open.options.romeValues];
  return [
    names.zones[ZONES[zone]],
    dialect === null ? names.terms.neutralZone : names.dialects[dialect],
    names.roles[role],
    ...(cathedral ? [names.terms.cathedral] : []),
    ...(values.ducats[zone] > 0 ? [t(shown, 'amount.ducat', { count: values.ducats[zone] })] : []),
    ...(values.knowledge[zone] > 0 ? [t(shown, 'amount.knowledge', { count: values.knowledge[zone] })] : []),
    ...(franciscan === NONE || open.canticles.length === 0
      ? []
      : [
          t(shown, isActive(stateFromView(view), franciscan) ? 'table.zone.canticle.active' : 'table.zone.canticle', {
            round: open.canticles[franciscan],
          }),
        ]),
    ...(port === NONE ? [] : [t(shown, 'table.zone.port', { sea: SEAS[port] })]),
    ...eventsIn(shown, zone).map((event) => eventInWords(shown, event)),
    ...pawnsInWords(shown, zone),
    ...claimants(shown, zone).map((seat) => t(shown, 'table.zone.disc', { seat })),
    ...listed(shown, 'table.neighbours', tables.neighbours[zone]),
  ].join('; ');
}

export function seaInWords(shown: BoardContext, sea: number): string {
  const { text, tables } = shown;
  return [
    text.names.seas[SEAS[sea]],
    ...pawnsInWords(shown, ZONE_COUNT + sea),
    ...listed(shown, 'table.ports', tables.ports[sea]),
  ].join('; ');
}

/** The number of the sea on which a zone is a port, or NONE. */
export const seaOf = ({ tables }: BoardContext, zone: number): number =>
  tables.ports.findIndex((ports) => ports.includes(zone));

/** The Event cards that lie in a zone. */
export function eventsIn({ tables, view }: BoardContext, zone: number): number[] {
  return tables.events.flatMap(({ place }, event) =>
    place === zone && view.open.events[event] === 'map' ? [event] : [],
  );
}

export function eventInWords(shown: BoardContext, event: number): string {
  const { title, gain, value } = shown.tables.events[event];
  return t(shown, `table.zone.event.${gain}`, { title, value });
}

export const pawnsAt = ({ view }: BoardContext, position: number): number[] =>
  view.open.players.flatMap((player, seat) => (player.position === position ? [seat] : []));

/** Those who have claimed a city. */
export const claimants = ({ view }: BoardContext, zone: number): number[] =>
  view.open.players.flatMap(({ claimed }, seat) => (claimed.includes(zone) ? [seat] : []));

function pawnsInWords(shown: BoardContext, position: number): string[] {
  return pawnsAt(shown, position).map((seat) => t(shown, 'table.zone.pawn', { seat }));
}

function listed({ text }: BoardContext, label: 'table.neighbours' | 'table.ports', zones: readonly number[]): string[] {
  const names = zones.map((zone) => text.names.zones[ZONES[zone]]);
  return names.length === 0 ? [] : [`${text.messages[label]}: ${names.join(', ')}`];
}
