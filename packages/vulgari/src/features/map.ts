/** How far it is on the map, laid out once for the tables of a game. */
import { DIALECTS } from '../data/index.js';
import { POSITION_COUNT, ROME, STUPOR_MUNDI, type Tables, ZONE_COUNT } from '../tables.js';

/** What it is good to be near to. */
export const GOALS = ['convent', 'cathedral', 'abbey', 'Rome', 'Stupor Mundi', ...DIALECTS] as const;
export const TO_CONVENT = GOALS.indexOf('convent');
export const TO_CATHEDRAL = GOALS.indexOf('cathedral');
export const TO_DIALECTS = GOALS.indexOf(DIALECTS[0]);
export const TO_BLUE = GOALS.indexOf('oil');

export interface Distances {
  /** Actions between a position and a zone; 0 in the zone itself. */
  actions(position: number, zone: number): number;
  /** Actions between a position and the nearest of the goals of one kind. */
  toGoal(position: number, goal: number): number;
  /** More than the longest way: of a pawn that is nowhere yet, and to what does not exist. */
  readonly far: number;
  /** Cities with values. */
  readonly cities: readonly number[];
}

export function layOutDistances(tables: Tables): Distances {
  const { places } = tables;
  const journeys = tables.journeys.once; // house rules on ducats do not change the actions
  let longest = 0;
  for (const list of journeys) for (const { actions } of list) longest = Math.max(longest, actions);
  const far = longest + 1;
  // A row before the others for a pawn that stands nowhere.
  const actions = new Uint8Array((POSITION_COUNT + 1) * ZONE_COUNT).fill(far);
  journeys.forEach((list, from) => {
    const row = (from + 1) * ZONE_COUNT;
    for (const { to, actions: cost, isShortest } of list) if (isShortest && to < ZONE_COUNT) actions[row + to] = cost;
    if (from < ZONE_COUNT) actions[row + from] = 0;
  });
  const zones = [...places.keys()];
  const goals = GOALS.map((goal) => zones.filter((zone) => isGoal(tables, zone, goal)));
  const nearest = new Uint8Array((POSITION_COUNT + 1) * GOALS.length).fill(far);
  for (let row = 0; row <= POSITION_COUNT; row++) {
    goals.forEach((list, goal) => {
      for (const zone of list) {
        const at = row * GOALS.length + goal;
        nearest[at] = Math.min(nearest[at], actions[row * ZONE_COUNT + zone]);
      }
    });
  }
  return {
    actions: (position, zone) => actions[(position + 1) * ZONE_COUNT + zone],
    toGoal: (position, goal) => nearest[(position + 1) * GOALS.length + goal],
    far,
    cities: zones.filter((zone) => places[zone].ducats > 0 || places[zone].knowledge > 0),
  };
}

function isGoal({ places, events }: Tables, zone: number, goal: (typeof GOALS)[number]): boolean {
  switch (goal) {
    case 'convent':
      return places[zone].isConvent;
    case 'cathedral':
      return places[zone].isCathedral;
    case 'abbey':
      return places[zone].isAbbey;
    case 'Rome':
      return zone === ROME;
    case 'Stupor Mundi':
      return zone === events[STUPOR_MUNDI].place;
    default:
      return places[zone].dialect === 1 << DIALECTS.indexOf(goal);
  }
}
