/** What a position of Virtù is worth to a seat: the points it has, and those that its palace, domain and troops promise. */
import type { Seat } from '@bottega/kernel';
import { agentsWorth } from './evaluate-agents.js';
import { count, prestige } from './evaluate-count.js';
import { leadWorth } from './evaluate-lead.js';
import { look } from './evaluate-look.js';
import { pendingWorth } from './evaluate-pending.js';
import { missingWorth, planWorth, ringWorth } from './evaluate-plan.js';
import {
  alliancesWorth,
  citiesWorth,
  indulgencesWorth,
  patronageWorth,
  religionWorth,
  warWorth,
} from './evaluate-points.js';
import { resourcesWorth } from './evaluate-resources.js';
import { type Worths, worthsOf } from './evaluate-worth.js';
import { USUAL_ACTION, yearsLeft } from './evaluate-years.js';
import { clone, type State } from './state.js';
import { NONE, SPACE_COUNT, type Tables } from './tables.js';

/** What makes up the worth of a position. */
export const PARTS = [
  'cities',
  'patronage',
  'prestige',
  'religion',
  'war',
  'alliances',
  'indulgences',
  'resources',
  'palace',
  'agents',
  'lead',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Points at the end of the game, less what the years to come bring to anybody: so whoever brings the end nearer loses nothing
 * that the others do not lose. After the end it is the result.
 */
export function evaluate(tables: Tables, given: State, seat: Seat): number {
  const state = withFamily(tables, given, seat);
  const worths = worthsOf(tables);
  const years = yearsLeft(tables, state);
  count(worths, state, seat);
  return (
    citiesWorth(tables, state, seat, years) +
    patronageWorth(tables, state, seat, years) +
    prestige[seat] +
    religionWorth(worths, state, seat, years) +
    warWorth(tables, state, seat, years) +
    alliancesWorth(state, seat, years) +
    indulgencesWorth(state, seat, years) +
    resourcesWorth(tables, worths, state, seat, years) +
    palaceWorth(tables, worths, state, seat, years) +
    agentsWorth(tables, state, seat, years) +
    leadWorth(worths, state, seat, years)
  );
}

/** The same by what the points come from. */
export function evaluateParts(tables: Tables, given: State, seat: Seat): Readonly<Record<Part, number>> {
  const state = withFamily(tables, given, seat);
  const worths = worthsOf(tables);
  const years = yearsLeft(tables, state);
  count(worths, state, seat);
  return {
    cities: citiesWorth(tables, state, seat, years),
    patronage: patronageWorth(tables, state, seat, years),
    prestige: prestige[seat],
    religion: religionWorth(worths, state, seat, years),
    war: warWorth(tables, state, seat, years),
    alliances: alliancesWorth(state, seat, years),
    indulgences: indulgencesWorth(state, seat, years),
    resources: resourcesWorth(tables, worths, state, seat, years),
    palace: palaceWorth(tables, worths, state, seat, years),
    agents: agentsWorth(tables, state, seat, years),
    lead: leadWorth(worths, state, seat, years),
  };
}

/** While family cards are placed they are not in the palace yet: the state as if those that have a place were shown. */
export function withFamily(tables: Tables, state: State, seat: Seat): State {
  const chosen = state.own[seat].family;
  if (chosen === null || chosen.length === 0) return state;
  const shown = clone(state);
  const palace = shown.open.palaces[seat];
  const { family } = tables.palaces[palace.dynasty];
  for (let at = 0; at < chosen.length; at++) {
    palace.cards[chosen[at]] = family[at];
    if (chosen[at] < SPACE_COUNT) palace.ready[chosen[at]] = true;
  }
  return shown;
}

/** The ring of rooms over the years, what the next springs promise, and what is under way. */
function palaceWorth(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): number {
  const palace = state.open.palaces[seat];
  if (palace.dynasty === NONE || state.open.stack.length === 0) return 0;
  look(tables, worths, state, seat);
  return seenWorth(tables, worths, state, seat, years);
}

/** The same for a palace that was looked at last. */
export function seenWorth(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): number {
  const palace = state.open.palaces[seat];
  const pending = pendingWorth(tables, worths, state, seat, palace, years);
  if (years === 0) return pending;
  const plan = planWorth(worths, years) * Math.min(1, years);
  const ring = ringWorth() * Math.max(0, years - 1.5) - missingWorth() * Math.min(1, years / 4);
  return pending + plan + ring - USUAL_ACTION * years;
}
