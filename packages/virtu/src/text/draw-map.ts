/** The map of Italy as lines of text: each city roughly where it lies, the roads as a list. */
import type { View } from '@bottega/kernel';
import { type GameText, type Label, type Lines, letterOf, type Say } from '@bottega/kernel/text';
import { CITIES, type CityId } from '../data/index.js';
import { type State, troopPlace } from '../state.js';
import { ABSENT, CATHEDRAL, NONE, type Tables } from '../tables.js';
import { AGENT_SIGN, CATHEDRAL_SIGN, NEUTRAL_SIGN, PORT_SIGN, SIEGE_SIGN } from './draw-signs.js';
import { stateFromView } from './seen.js';
import { message } from './sentences.js';

/** Row and column of each city; no row has more than four. */
const CITY_AT: Readonly<Record<CityId, readonly [row: number, column: number]>> = {
  milan: [0, 13],
  verona: [0, 34],
  venice: [0, 55],
  turin: [1, 2],
  parma: [1, 23],
  ferrara: [1, 45],
  genoa: [2, 11],
  bologna: [2, 34],
  ravenna: [2, 55],
  nice: [3, 0],
  pisa: [4, 19],
  florence: [4, 37],
  ancona: [4, 62],
  siena: [5, 28],
  perugia: [5, 48],
  spoleto: [6, 45],
  ragusa: [6, 66],
  ajaccio: [7, 4],
  civitavecchia: [7, 29],
  aquila: [7, 54],
  rome: [8, 37],
  terracina: [9, 42],
  bari: [9, 67],
  benevento: [10, 55],
  cagliari: [11, 7],
  naples: [11, 48],
  reggio: [13, 59],
  palermo: [14, 39],
  syracuse: [15, 55],
  tunis: [15, 16],
};
const ROWS = 16;

export function mapLines(lines: Lines, tables: Tables, view: View<State>, text: GameText): string[] {
  const rows: Label[][] = Array.from({ length: ROWS }, () => []);
  CITIES.forEach((id, city) => {
    if (view.open.owner[city] === ABSENT) return;
    const [row, column] = CITY_AT[id];
    rows[row].push({ column, text: cityLabel(tables, view, text, city) });
  });
  return rows.flatMap((row) => lines.placed(row));
}

/** Name, value, owner and his troops, cathedral, agent, besiegers: "~Pisa 2A1 ⌂ &B !C2". */
function cityLabel(tables: Tables, view: View<State>, text: GameText, city: number): string {
  const { owner, agents, palaces } = view.open;
  const { seas } = tables.data.cities[city];
  const state = stateFromView(view);
  const troops = (seat: number) => view.open.troops[troopPlace(state, city, seat)];
  const holder = owner[city];
  const besiegers = view.open.turnOrder.filter((seat) => seat !== holder && troops(seat) > 0);
  return [
    `${seas.length > 0 ? PORT_SIGN : ''}${text.names.cities[CITIES[city]]}`,
    `${tables.values[city]}${holder === NONE ? NEUTRAL_SIGN : `${letterOf(holder)}${troops(holder) || ''}`}`,
    ...(palaces.some(({ tiles }) => tiles.includes(CATHEDRAL + city)) ? [CATHEDRAL_SIGN] : []),
    ...(agents[city] === NONE ? [] : [`${AGENT_SIGN}${letterOf(agents[city])}`]),
    ...besiegers.map((seat) => `${SIEGE_SIGN}${letterOf(seat)}${troops(seat)}`),
  ].join(' ');
}

/** Each sea with its ports, and each border between two of them once. */
export function seaLines(lines: Lines, tables: Tables, view: View<State>, text: GameText, say: Say): string[] {
  const { seas, cities } = text.names;
  const ports = tables.data.seas.map(({ sea }) => {
    const names = tables.data.cities
      .filter((city, at) => city.seas.includes(sea) && view.open.owner[at] !== ABSENT)
      .map(({ city }) => cities[city]);
    return say(message('table.labelled', { label: seas[sea], value: names.join(', ') }));
  });
  const borders = tables.data.seas.flatMap(({ sea, adjacent }, at) => {
    const further = tables.data.seas.slice(at + 1).filter((next) => adjacent.includes(next.sea));
    return further.length === 0 ? [] : [`${seas[sea]}–${further.map((next) => seas[next.sea]).join(', ')}`];
  });
  return lines.labelled(text.messages['table.seas'], [...ports, ...borders]);
}

/** Each road once, with the city that comes first on the map. */
export function roadLines(lines: Lines, tables: Tables, view: View<State>, text: GameText): string[] {
  const { roads } = tables.boards[view.seats];
  const name = (city: number) => text.names.cities[CITIES[city]];
  const items = roads.flatMap((ends, city) => {
    const further = ends.filter((end) => end > city);
    return further.length === 0 ? [] : [`${name(city)}–${further.map(name).join(', ')}`];
  });
  return lines.labelled(text.messages['table.roads'], items);
}
