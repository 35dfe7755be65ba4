/** The map as lines of text: each zone roughly where it lies, its neighbours as a list. */
import type { View } from '@bottega/kernel';
import { type GameText, type Label, type Lines, letterOf, type Say } from '@bottega/kernel/text';
import { SEAS, ZONES, type ZoneId } from '../data/index.js';
import { isActive } from '../rules/canticle.js';
import type { State } from '../state.js';
import { NONE, type Tables, ZONE_COUNT } from '../tables.js';
import { CATHEDRAL_SIGN, DISC_SIGN, dialectSigns, EVENT_SIGN, PAWN_SIGN, PORT_SIGN, ROLE_SIGNS } from './draw-signs.js';
import { stateFromView } from './seen.js';
import { message } from './sentences.js';

/** Row and column of each zone. */
const ZONE_AT: Readonly<Record<ZoneId, readonly [row: number, column: number]>> = {
  turin: [0, 0],
  milan: [0, 20],
  vicenza: [0, 42],
  venice: [0, 58],
  monferrato: [1, 8],
  padua: [1, 48],
  genoa: [2, 6],
  bobbio: [2, 26],
  bologna: [2, 44],
  pisa: [3, 12],
  florence: [3, 30],
  'la-verna': [3, 52],
  siena: [4, 20],
  cortona: [4, 40],
  urbino: [4, 60],
  assisi: [5, 38],
  ancona: [5, 62],
  norcia: [6, 48],
  rome: [7, 24],
  celano: [7, 52],
  montecassino: [8, 34],
  'monte-sant-angelo': [8, 56],
  naples: [9, 34],
  brindisi: [9, 64],
  cagliari: [10, 0],
  lucania: [10, 46],
  taranto: [10, 66],
  'san-giovanni-in-fiore': [11, 52],
  palermo: [12, 18],
  'val-demone': [12, 44],
  catania: [13, 46],
};
const ROWS = 14;

export function mapLines(lines: Lines, tables: Tables, view: View<State>, text: GameText): string[] {
  const rows: Label[][] = Array.from({ length: ROWS }, () => []);
  ZONES.forEach((id, zone) => {
    const [row, column] = ZONE_AT[id];
    rows[row].push({ column, text: zoneLabel(tables, view, text, zone) });
  });
  return rows.flatMap((row) => lines.placed(row));
}

/** "~[o]Venice 20d !30d @AC :B": signs and name, values, Event card, pawns, discs of those who have been there. */
function zoneLabel(tables: Tables, view: View<State>, text: GameText, zone: number): string {
  const { open } = view;
  const { dialect, role, cathedral, port } = tables.data.zones[zone];
  const values = tables.values[open.options.romeValues];
  const event = tables.events.findIndex(({ place }, at) => place === zone && open.events[at] === 'map');
  const been = open.players.flatMap(({ claimed }, seat) => (claimed.includes(zone) ? [letterOf(seat)] : []));
  const canticle = tables.franciscanCities.indexOf(zone);
  return [
    [
      port === null ? '' : PORT_SIGN,
      ROLE_SIGNS[role],
      cathedral ? CATHEDRAL_SIGN : '',
      canticle === NONE ? '' : `${open.canticles[canticle]}${isActive(stateFromView(view), canticle) ? '*' : ''}`,
      dialectSigns(dialect === null ? [] : [dialect]),
      text.names.zones[ZONES[zone]],
    ].join(''),
    ...(values.ducats[zone] > 0 ? [`${values.ducats[zone]}d`] : []),
    ...(values.knowledge[zone] > 0 ? [`${values.knowledge[zone]}k`] : []),
    ...(event < 0 ? [] : [`${EVENT_SIGN}${eventValue(tables, event)}`]),
    ...pawnsAt(view, zone),
    ...(been.length === 0 ? [] : [`${DISC_SIGN}${been.join('')}`]),
  ].join(' ');
}

/** "30d" or "4k"; Stupor Mundi by its title. */
export function eventValue(tables: Tables, event: number): string {
  const { gain, value, title } = tables.events[event];
  return gain === 'auction' ? title : `${value}${gain === 'ducats' ? 'd' : 'k'}`;
}

function pawnsAt({ open }: View<State>, position: number): string[] {
  const here = open.players.flatMap((player, seat) => (player.position === position ? [letterOf(seat)] : []));
  return here.length === 0 ? [] : [`${PAWN_SIGN}${here.join('')}`];
}

/** Each pair of neighbours once, with the zone that comes first. */
export function neighbourLines(lines: Lines, tables: Tables, text: GameText): string[] {
  const name = (zone: number) => text.names.zones[ZONES[zone]];
  const items = tables.neighbours.flatMap((list, zone) => {
    const further = list.filter((other) => other > zone);
    return further.length === 0 ? [] : [`${name(zone)}–${further.map(name).join(', ')}`];
  });
  return lines.labelled(text.messages['table.neighbours'], items);
}

/** The seas with their ports, and who is there. */
export function seaLines(lines: Lines, tables: Tables, view: View<State>, text: GameText, say: Say): string[] {
  const { seas, zones } = text.names;
  const items = SEAS.map((sea, at) => {
    const ports = tables.ports[at].map((zone) => zones[ZONES[zone]]);
    const label = say(message('table.labelled', { label: seas[sea], value: ports.join(', ') }));
    return [label, ...pawnsAt(view, ZONE_COUNT + at)].join(' ');
  });
  return lines.labelled(text.messages['table.seas'], items);
}
