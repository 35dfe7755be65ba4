/** Features: what the evaluation says of a seat, by its parts. It reads nothing but what lies open. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { seenWorth } from '../evaluate.js';
import { agentsWorth } from '../evaluate-agents.js';
import { prestige } from '../evaluate-count.js';
import { leadWorth } from '../evaluate-lead.js';
import {
  alliancesWorth,
  citiesWorth,
  indulgencesWorth,
  patronageWorth,
  religionWorth,
  warWorth,
} from '../evaluate-points.js';
import { resourcesWorth } from '../evaluate-resources.js';
import type { Worths } from '../evaluate-worth.js';
import type { State } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { lead, leadOfMean } from './points.js';

/** By seat: the evaluation. */
const worth = [0, 0, 0, 0, 0];

/** The parts of a seat whose palace was looked at last; of rivals those which are more than points that are counted elsewhere. */
export function writeWorth(
  w: FeatureWriter,
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  years: number,
  isOwn: boolean,
): void {
  const hasPalace = state.open.palaces[seat].dynasty !== NONE && state.open.stack.length > 0;
  const cities = citiesWorth(tables, state, seat, years);
  const patronage = patronageWorth(tables, state, seat, years);
  const religion = religionWorth(worths, state, seat, years);
  const war = warWorth(tables, state, seat, years);
  const alliances = alliancesWorth(state, seat, years);
  const indulgences = indulgencesWorth(state, seat, years);
  const resources = resourcesWorth(tables, worths, state, seat, years);
  const palace = hasPalace ? seenWorth(tables, worths, state, seat, years) : 0;
  const agents = agentsWorth(tables, state, seat, years);
  const ahead = leadWorth(worths, state, seat, years);
  worth[seat] =
    cities +
    patronage +
    prestige[seat] +
    religion +
    war +
    alliances +
    indulgences +
    resources +
    palace +
    agents +
    ahead;
  w.put('worth', worth[seat] / 15);
  w.put('worth of war', war / 4);
  w.put('worth of resources', resources / 6);
  w.put('worth of the palace', palace / 6);
  if (!isOwn) return;
  w.put('worth of agents', agents);
  w.put('worth of cities', cities / 7);
  w.put('worth of patronage', patronage / 5);
  w.put('prestige', prestige[seat] / 8);
  w.put('worth of religion', religion / 4);
  w.put('worth of alliances', alliances / 2);
  w.put('worth of indulgences', indulgences / 3);
}

export function writeWorthLead(w: FeatureWriter, seats: number, seat: Seat): void {
  w.put('lead in worth', lead(worth, seats, seat) / 12);
  w.put('lead in worth on the mean rival', leadOfMean(worth, seats, seat) / 12);
}
